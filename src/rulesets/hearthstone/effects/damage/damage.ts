import { recordCheck } from '../../../common/trace-nodes.js';
import type { Selector } from '../../language/words.js';
import { dealDamage } from '../../rules/events/deal-damage.js';
import { proposeDamage } from '../../rules/events/proposed-damage.js';
import { byOrderOfPlay, type HsRun, mortallyWounded, typeOf } from '../../state/access.js';
import type { State } from '../../state/state.js';
import { CardType, EventKind } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { quantity } from '../reader.js';

export const damageWord: EffectWord<'damage'> = {
  says: 'deals damage `to` entities, all at once; `oneByOne` in turn, `from` another source, `inOrder` `AS_SELECTED` instead of by order of play, `fixed` without Spell Damage and doublings, `sparing` the `MORTALLY_WOUNDED`',
  rules: ['HS-DH1', 'HS-DH5', 'HS-DH2a'],
  drawn: ['ZH-3.5-random-damage'],
  example: { damage: 2, to: 'ENEMY_MINIONS' },
  reads: ({ damage, to, from, oneByOne, sparing, fixed, inOrder }, read) =>
    [
      `${from === undefined ? 'deal' : `have ${read.these(from)} deal`} ${quantity(read.amount(damage), 'damage')} to ${read.these(to)}`,
      oneByOne === true ? ', one after the other' : '',
      sparing === undefined ? '' : ', but not to minions that are mortally wounded already',
      inOrder === undefined ? '' : ', in the order in which they were selected',
      fixed === undefined ? '' : ' (nothing changes this amount)',
    ].join(''),
  compile: (effect, compiler) => {
    if (effect.oneByOne === true) {
      const { oneByOne: _, ...each } = effect;
      compiler.effects([{ forEach: effect.to, do: [{ ...each, to: 'IT' }] }]);
      return;
    }
    const to = compiler.selection(effect.to);
    const amount = compiler.measure(effect.damage);
    const from = effect.from === undefined ? null : compiler.selection(effect.from);
    const sparing = effect.sparing === 'MORTALLY_WOUNDED';
    const isOfCharacters = isAreaOfCharacters(effect.to);
    compiler.emit((run, frame) => {
      const s = run.state;
      const source = from === null ? frame.source : (from(s, frame)[0] ?? frame.source);
      const { areaDamageToCharactersSkipsMortallyWounded: skips } = s.edition.switches;
      const all = to(s, frame);
      const isSparing = sparing || (isOfCharacters && skips);
      const selected = isSparing ? spared(s, all) : all;
      if (run.trace !== null && selected.length < all.length)
        recordLeftOut(run, source, { all, selected, rules: sparing ? SPARING : SPARING_BEFORE });
      const targets =
        effect.inOrder === 'AS_SELECTED' || selected.length < 2
          ? selected
          : byOrderOfPlay(s, [...selected]);
      const isPassedOn =
        from !== null && frame.event?.kind === EventKind.PREDAMAGE && source === frame.event.source;
      const proposed =
        isPassedOn || effect.fixed === true
          ? amount(s, frame)
          : proposeDamage(run, { source, player: frame.player }, amount(s, frame));
      dealDamage(run, { sources: [source], targets, amounts: targets.map(() => proposed) });
    });
  },
};

const SPARING = ['HS-RC1'];
const SPARING_BEFORE = ['HS-RC2', 'SUP-MW-AOE-OLD'];

function recordLeftOut(
  run: HsRun,
  source: number,
  {
    all,
    selected,
    rules,
  }: {
    readonly all: readonly number[];
    readonly selected: readonly number[];
    readonly rules: readonly string[];
  },
): void {
  for (const about of all)
    if (!selected.includes(about))
      recordCheck(run, 'left out', rules, {
        text: '{about} is mortally wounded: the damage of {source} leaves it out',
        source,
        about,
      });
}

/** Whether a selector means all characters of a side, as area effects do (HS-RC2). */
function isAreaOfCharacters(selector: Selector): boolean {
  if (typeof selector !== 'string') return 'of' in selector && isAreaOfCharacters(selector.of);
  return selector.endsWith('_CHARACTERS');
}

/**
 * Area damage includes the mortally wounded (HS-R5). Before 3.0 damage to all characters left out such
 * minions (HS-RC2); an effect may leave them out by itself (`sparing`, SUP-MW-SHEEP, SUP-MW-AOE).
 */
function spared(s: State, targets: readonly number[]): readonly number[] {
  return targets.filter(
    (target) => typeOf(s, target) !== CardType.MINION || !mortallyWounded(s, target),
  );
}

export const damageTogetherWord: EffectWord<'damageTogether'> = {
  says: 'several damages of one moment',
  rules: ['HS-DH5', 'HS-DH1'],
  example: {
    damageTogether: [
      { damage: 4, to: 'TARGET' },
      { damage: 1, to: { adjacentTo: 'TARGET' } },
    ],
  },
  reads: ({ damageTogether }, read) =>
    `deal ${damageTogether
      .map(({ damage, to }) => `${quantity(read.amount(damage), 'damage')} to ${read.these(to)}`)
      .join(' and at the same time ')}`,
  compile: (effect, compiler) => {
    const parts = effect.damageTogether.map(
      (part) => [compiler.selection(part.to), compiler.measure(part.damage)] as const,
    );
    compiler.emit((run, frame) => {
      const s = run.state;
      const targets: number[] = [];
      const amounts: number[] = [];
      for (const [to, amount] of parts) {
        const proposed = proposeDamage(run, frame, amount(s, frame));
        for (const target of to(s, frame)) {
          targets.push(target);
          amounts.push(proposed);
        }
      }
      dealDamage(run, { sources: [frame.source], targets, amounts });
    });
  },
};
