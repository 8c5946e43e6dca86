import { beginEffect } from '../../../common/trace-nodes.js';
import type { EffectOf } from '../../language/effects.js';
import {
  gainEmpty,
  gainFull,
  gainTemporary,
  loseCrystals,
  overload,
  refresh,
  unlockOverload,
} from '../../rules/events/mana.js';
import { payMana } from '../../rules/sequences/common.js';
import { get, type HsRun, manaOf, playerEntity, set } from '../../state/access.js';
import type { State } from '../../state/state.js';
import { Tag } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';

export const gainManaWord: EffectWord<'gainMana'> = {
  says: '`kind`: `TEMPORARY` (`upTo` the `CRYSTALS`: no more than one has of them), `CRYSTAL`, `EMPTY_CRYSTAL`, `REFRESH`',
  rules: ['HS-M1', 'HS-M2', 'HS-MANA1', 'HS-M8'],
  example: { gainMana: 2, kind: 'TEMPORARY' },
  reads: ({ gainMana: amount, kind, who, upTo }, read) => {
    const [verb, what] = GAINS[kind];
    const bound = upTo === undefined ? '' : ', up to the number of Mana Crystals';
    return read.does(who, verb, `${read.amount(amount)} ${what}${bound}`);
  },
  compile: (effect, compiler) => {
    const amount = compiler.measure(effect.gainMana);
    compiler.eachPlayer(effect.who, (run, frame, player) =>
      gainMana(run, player, effect, { amount: amount(run.state, frame), source: frame.source }),
    );
  },
};

function gainMana(
  run: HsRun,
  player: number,
  effect: EffectOf<'gainMana'>,
  { amount, source }: { readonly amount: number; readonly source: number },
): void {
  const { kind, upTo } = effect;
  const node = beginEffect(run, 'Mana', manaRules(run.state, player, effect), {
    text: '{source}: {value} mana',
    source,
    value: amount,
  });
  if (kind === 'TEMPORARY') gainTemporary(run, player, amount, upTo);
  else if (kind === 'REFRESH') refresh(run, player, amount);
  else if (amount < 0) loseCrystals(run, player, -amount);
  else if (kind === 'CRYSTAL') gainFull(run, player, amount);
  else gainEmpty(run, player, amount);
  run.end(node);
}

const MANA_RULES = ['HS-M1', 'HS-M2', 'HS-MANA1', 'ZH-4.12-tags'];
const RULES_OF = {
  TEMPORARY: ['ZH-4.12-gain-temp', 'ZH-4.12-gain-temp-mid'],
  CRYSTAL: ['ZH-4.12-gain-full', 'ZH-4.12-gain-full-old'],
  EMPTY_CRYSTAL: ['ZH-4.12-gain-empty', 'ZH-4.12-at-cap', 'ZH-4.12-lose'],
  REFRESH: ['ZH-4.12-refresh'],
} as const;

/** What there is already: less than none, Overload that crystals leave alone. */
function manaRules(
  s: State,
  player: number,
  { kind, upTo }: EffectOf<'gainMana'>,
): readonly string[] {
  const rules: string[] = [...MANA_RULES, ...RULES_OF[kind]];
  if (upTo !== undefined) rules.push('HS-M8');
  if (manaOf(s, player) < 0) rules.push('HS-MANA6');
  const entity = playerEntity(player);
  const isOverloaded =
    get(s, entity, Tag.OVERLOAD_LOCKED) !== 0 || get(s, entity, Tag.OVERLOAD_OWED) !== 0;
  if (isOverloaded && (kind === 'CRYSTAL' || kind === 'EMPTY_CRYSTAL')) rules.push('HS-M4');
  return rules;
}

const GAINS = {
  TEMPORARY: ['gain', 'Mana for this turn'],
  CRYSTAL: ['gain', 'full Mana Crystals'],
  EMPTY_CRYSTAL: ['gain', 'empty Mana Crystals'],
  REFRESH: ['refresh', 'Mana Crystals'],
} as const;

export const spendManaWord: EffectWord<'spendMana'> = {
  says: 'all the mana that you have is spent; `RESULT` is how much',
  rules: ['HS-MANA3', 'HS-MANA2'],
  example: { spendMana: 'ALL' },
  reads: () => 'spend all your Mana',
  compile: (_effect, compiler) => {
    compiler.emit((run, frame) => {
      const player = frame.player as 1 | 2;
      const spent = Math.max(0, manaOf(run.state, player));
      const node = beginEffect(run, 'Mana', ['HS-MANA3', 'HS-MANA2'], {
        text: '{source}: {value} mana is spent',
        source: frame.source,
        value: spent,
      });
      payMana(run, player, spent);
      if (manaOf(run.state, player) < 0) spendDebt(run, player);
      run.end(node);
      frame.result = spent;
    });
  },
};

/** Less than none is none after it: neither temporary crystals nor unused ones are left (HS-MANA3). */
function spendDebt(run: HsRun, player: number): void {
  const entity = playerEntity(player);
  set(run, entity, Tag.TEMP_RESOURCES, 0);
  set(run, entity, Tag.RESOURCES_USED, get(run.state, entity, Tag.RESOURCES));
}

export const overloadWord: EffectWord<'overload'> = {
  says: 'Mana Crystals are locked in the next turn',
  rules: ['HS-OVERLOAD'],
  example: { overload: 2 },
  reads: ({ overload: amount, who }, read) =>
    read.does(who, 'take', `Overload: ${read.amount(amount)}`),
  compile: (effect, compiler) => {
    const amount = compiler.measure(effect.overload);
    compiler.eachPlayer(effect.who, (run, frame, player) =>
      overload(run, player, amount(run.state, frame), frame.source),
    );
  },
};

export const unlockOverloadWord: EffectWord<'unlockOverload'> = {
  says: 'all Overload of a player is gone',
  rules: ['HS-MANA5'],
  example: { unlockOverload: 'YOU' },
  reads: ({ unlockOverload: who }, read) => `unlock ${read.whose(who)} Overloaded Mana Crystals`,
  compile: (effect, compiler) => {
    compiler.eachPlayer(effect.unlockOverload, (run, frame, player) =>
      unlockOverload(run, player, frame.source),
    );
  },
};
