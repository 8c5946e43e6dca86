import { beginEffect } from '../../../common/trace-nodes.js';
import { setAsideNew } from '../../rules/events/gain-card.js';
import { copyEnchantment } from '../../rules/events/transform.js';
import { answersOf } from '../../rules/triggers/collect.js';
import {
  byOrderOfPlay,
  cardOf,
  controllerOf,
  get,
  type HsRun,
  typeOf,
} from '../../state/access.js';
import { cardStoodFor } from '../../state/deaths.js';
import { attach, enchantmentsOn } from '../../state/enchantments.js';
import { DEATHRATTLE, type EffectsFrame, type QueueEntry, queueFrame } from '../../state/frames.js';
import { runCode } from '../../state/run-code.js';
import { scopeOf } from '../../state/scope.js';
import type { State } from '../../state/state.js';
import { CardType, EventKind, Tag } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { isMinion, only } from '../fitting.js';

export const triggerDeathrattlesWord: EffectWord<'triggerDeathrattles'> = {
  says: 'Deathrattles resolve, nothing dies',
  rules: ['HS-MPR2'],
  example: { triggerDeathrattles: 'FRIENDLY_MINIONS' },
  reads: ({ triggerDeathrattles: minions }, read) =>
    `trigger the Deathrattles of ${read.these(minions)}`,
  compile: (effect, compiler) => {
    const targets = only(isMinion, compiler.selection(effect.triggerDeathrattles));
    compiler.emit((run, frame) => {
      const minions = byOrderOfPlay(run.state, [...targets(run.state, frame)]);
      for (const minion of minions.reverse()) pushDeathrattles(run, frame.source, minion);
    });
  },
};

/** As one Queue (HS-MPR2); before 8.0 its own triggers answer too (HS-INF-feigned-death). */
function pushDeathrattles(run: HsRun, source: number, minion: number): void {
  const s = run.state;
  const own = cardOf(s, minion).deathrattle !== null && get(s, minion, Tag.SILENCED) === 0;
  const added = enchantmentsOn(s, minion).filter((e) => cardOf(s, e).deathrattle !== null);
  const player = controllerOf(s, minion);
  const event = { kind: EventKind.DEATH, player, subject: minion, source, amount: 0 };
  const entries: QueueEntry[] = (own ? [minion, ...added] : added).map((entity) => ({
    entity,
    number: DEATHRATTLE,
    player,
  }));
  if (entries.length === 0) return;
  const isSeen = s.edition.switches.feignedDeathIsSeen && added.length > 0;
  if (isSeen && get(s, minion, Tag.SILENCED) === 0) entries.push(...answersOf(run, event, minion));
  run.push(queueFrame(event, entries));
}

export const resolveDeathrattleOfWord: EffectWord<'resolveDeathrattleOf'> = {
  says: "the Deathrattle printed on a minion, or on the card of a death on record, resolves as SELF's own, or its host's",
  rules: [],
  example: { resolveDeathrattleOf: 'REMEMBERED' },
  reads: ({ resolveDeathrattleOf: minion }, read) =>
    `carry out the Deathrattle of ${read.these(minion)} as its own`,
  compile: (effect, compiler) => {
    const of = only(hasDeathrattles, compiler.selection(effect.resolveDeathrattleOf));
    compiler.emit((run, frame) => {
      const s = run.state;
      const minion = of(s, frame)[0];
      if (minion === undefined) return;
      const { deathrattle, deathrattleIf } = cardStoodFor(s, minion);
      const { player, event } = frame;
      const source = get(s, frame.source, Tag.ATTACHED) || frame.source;
      if (deathrattle === null) return;
      if (deathrattleIf !== null && !deathrattleIf(s, scopeOf(source, player, event, source)))
        return;
      runCode(run, deathrattle, { source, player, event });
    });
  },
};

export const gainDeathrattlesOfWord: EffectWord<'gainDeathrattlesOf'> = {
  says: 'SELF, or others (`on`), gets the Deathrattles that these have now, of deaths on record those of the cards: the printed ones `with` an enchantment that remembers the card, those of enchantments as copies of these',
  rules: [],
  example: { gainDeathrattlesOf: 'TARGET', with: 'LOE_019e' },
  refers: { with: ['ENCHANTMENT'] },
  reads: ({ gainDeathrattlesOf: of, with: enchantment, on }, read) =>
    `${on === undefined ? 'gain' : `give ${read.these(on)}`} the Deathrattles of ${read.these(of)}, as ${read.enchantment(enchantment, undefined, undefined)}`,
  compile: (effect, compiler) => {
    const of = only(hasDeathrattles, compiler.selection(effect.gainDeathrattlesOf));
    const on = only(isMinion, compiler.selection(effect.on ?? 'SELF'));
    compiler.emit((run, frame) => {
      const hosts = [...on(run.state, frame)];
      const donors = hosts.length === 0 ? [] : [...of(run.state, frame)];
      for (const host of hosts)
        for (const donor of donors) gain(run, frame, { host, donor, by: effect.with });
    });
  },
};

/** What Deathrattles can be taken from: a minion, or what is on record of one. */
function hasDeathrattles(s: State, e: number): boolean {
  return isMinion(s, e) || typeOf(s, e) === CardType.DEATH_RECORD;
}

interface Gain {
  readonly host: number;
  readonly donor: number;
  readonly by: string;
}

/** The card is noted as it is now: whatever becomes of the minion, its Deathrattle has been copied. */
function gain(run: HsRun, { source, player }: EffectsFrame, { host, donor, by }: Gain): void {
  const s = run.state;
  const node = beginEffect(run, 'Copy Deathrattles', ['HS-R4d'], {
    text: '{source} gains the Deathrattles of {about}',
    source: host,
    about: donor,
  });
  const card = cardStoodFor(s, donor);
  if (card.deathrattle !== null && get(s, donor, Tag.SILENCED) === 0) {
    const noted = setAsideNew(run, card, player, source);
    attach(run, by, { host, player, creator: source, num1: noted });
  }
  for (const enchantment of enchantmentsOn(s, donor))
    if (cardOf(s, enchantment).deathrattle !== null) copyEnchantment(run, enchantment, host);
  run.end(node);
}
