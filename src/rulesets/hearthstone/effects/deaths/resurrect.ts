import { beginEffect, recordCheck } from '../../../common/trace-nodes.js';
import type { Deaths, Side } from '../../language/words.js';
import { putHeroIntoPlay } from '../../rules/events/hero.js';
import { summonCard, summonWith } from '../../rules/events/summon.js';
import { copyEnchantment } from '../../rules/events/transform.js';
import { cardOf, get, type HsRun, set } from '../../state/access.js';
import { drawn } from '../../state/asking.js';
import { cardThatDied, deathRecords, diedAsMinion } from '../../state/deaths.js';
import { enchantmentsKeptBy } from '../../state/enchantments.js';
import type { CompiledCard, Selection } from '../../state/model.js';
import type { State } from '../../state/state.js';
import { hasRoom } from '../../state/zones.js';
import { DECISIONS } from '../../vocabulary/decisions.js';
import { rulesOf } from '../../vocabulary/editions.js';
import { CardType, Tag, Zone } from '../../vocabulary/index.js';
import { matcher } from '../card-filter.js';
import { store } from '../compiling.js';
import type { EffectWord } from '../effect-word.js';
import { playerOf } from '../sides.js';
import { playersOf } from '../who.js';

export function compileDeaths({ died, side = 'ALL', like = {} }: Deaths): Selection {
  return recordsOf(side, died === 'THIS_TURN', matcher(like));
}

export function recordsOf(
  side: Side,
  thisTurn: boolean,
  test: (card: CompiledCard) => boolean,
): Selection {
  return (s, scope) =>
    deathRecords(s, { player: playerOf(side, scope.player), thisTurn }).filter((record) =>
      test(cardThatDied(s, record)),
    );
}

export const resurrectWord: EffectWord<'resurrect'> = {
  says: 'new minions of cards whose deaths are on record, `count` of them in random order or `inOrder` `AS_RECORDED`; all `different`, `with` an enchantment; `keeping` their `UPGRADES`',
  rules: ['HS-DEC4'],
  example: { resurrect: { died: 'THIS_GAME', side: 'FRIENDLY' }, count: 1 },
  refers: { with: ['ENCHANTMENT'] },
  reads: (
    { resurrect: deaths, count, who, inOrder, different, with: enchantment, keeping },
    read,
  ) => {
    const some = different === undefined ? 'random' : 'random different';
    const which = count === undefined ? 'every' : `${read.amount(count)} ${some}`;
    const order = inOrder === undefined ? '' : ', in the order in which they died';
    const carrying =
      enchantment === undefined
        ? ''
        : ` with ${read.enchantment(enchantment, undefined, undefined)}`;
    const kept = keeping === undefined ? '' : ', with its upgrades';
    const what = `a new minion${carrying}${kept} for ${which} ${read.deaths(deaths)}${order}`;
    return read.does(who, 'summon', what);
  },
  compile: (effect, compiler) => {
    const of = compileDeaths(effect.resurrect);
    const who = playersOf(effect.who);
    const count = effect.count === undefined ? null : compiler.measure(effect.count);
    const [waiting, left] = [compiler.slot(), compiler.slot()];
    compiler.emit((run, frame) => {
      const s = run.state;
      const records = of(s, frame).filter((record) => diedAsMinion(s, record));
      store(frame, waiting, records);
      store(frame, left, count === null ? records.length : count(s, frame));
    });
    compiler.emit((run, frame) => {
      const s = run.state;
      const records = frame.saved![waiting] as number[];
      const more = frame.saved![left] as number;
      const player = who(s, frame)[0]!;
      const keeps: Keeps = (e) => {
        const facts = cardOf(s, e).enchantment;
        return (
          facts?.recorded === true || (effect.keeping === 'UPGRADES' && facts?.isUpgrade === true)
        );
      };
      if (records.length === 0 || more <= 0) return;
      const record =
        effect.inOrder === 'AS_RECORDED' || !hasRoom(s, Zone.PLAY, player, CardType.MINION)
          ? records[0]!
          : pickRecord(run, frame.source, records, keeps);
      if (record === 0) return;
      recordOtherCard(run, frame.source, record);
      store(
        frame,
        waiting,
        records.filter((other) => isLeft(s, other, record, effect.different === true)),
      );
      store(frame, left, more - 1);
      const card = cardThatDied(s, record);
      if (card.type === CardType.HERO) {
        putHeroIntoPlay(run, card, player, frame.source);
        frame.pc--;
        return;
      }
      const minion = summonCard(run, card, {
        player,
        position: -1,
        creator: frame.source,
      });
      if (minion === 0) return;
      keepDetail(run, record, minion, keeps);
      if (effect.with !== undefined)
        summonWith(run, minion, { card: effect.with, creator: frame.source });
      frame.pc--;
    });
  },
};

/** Forms of one card that differ by a hidden choice, or by what was recorded with them, come back as they were (ZH-4.10-extra-detail). */
function keepDetail(run: HsRun, record: number, minion: number, keeps: Keeps): void {
  const s = run.state;
  const choice = get(s, get(s, record, Tag.DEAD_ENTITY), Tag.HIDDEN_CHOICE);
  const details = detailsOf(s, record, keeps);
  if (choice === 0 && details.length === 0) return;
  const node = beginEffect(run, 'Set', ['ZH-4.10-extra-detail'], {
    text: '{about} comes back as the form that died',
    about: minion,
  });
  set(run, minion, Tag.HIDDEN_CHOICE, choice);
  for (const enchantment of details) copyEnchantment(run, enchantment, minion);
  run.end(node);
}

/** Which of the enchantments of what died come back with it. */
type Keeps = (enchantment: number) => boolean;

function detailsOf(s: State, record: number, keeps: Keeps): readonly number[] {
  return enchantmentsKeptBy(s, get(s, record, Tag.DEAD_ENTITY)).filter(keeps);
}

function isLeft(s: State, other: number, taken: number, different: boolean): boolean {
  if (other === taken) return false;
  return !different || countedAs(cardThatDied(s, other)) !== countedAs(cardThatDied(s, taken));
}

/** The id by which a card is told from others: what is put together of several counts as the first of them (ZH-4.10-extra-detail). */
function countedAs({ id, definition: { madeOf } }: CompiledCard): string {
  return madeOf?.[0] ?? id;
}

/** What has another card than when it died: which one is summoned (HS-DEC5, ZH-4.10-death-record). */
function recordOtherCard(run: HsRun, source: number, record: number): void {
  const s = run.state;
  const dead = get(s, record, Tag.DEAD_ENTITY);
  if (get(s, dead, Tag.CARD) === get(s, record, Tag.DEAD_CARD)) return;
  const keepsCard = s.edition.switches.deathRecordsKeepCard;
  recordCheck(run, 'another card now', rulesOf(s.edition, 'deathRecordsKeepCard'), {
    text: keepsCard
      ? '{about} has another card now: the one that it died as is summoned'
      : '{about} has another card now than when it died: that one is summoned',
    source,
    about: dead,
  });
}

/** One of the records at random (HS-DEC4): which card it is of is what matters. 0: that is still open. */
function pickRecord(run: HsRun, source: number, records: readonly number[], keeps: Keeps): number {
  if (records.some((record) => detailsOf(run.state, record, keeps).length > 0))
    return pickDeath(run, source, records);
  const cards = records.map((record) => cardThatDied(run.state, record).index);
  const options = [...new Set(cards)];
  const card = drawn(run, 'random death', {
    source,
    options,
    weights: options.map((card) => cards.filter((other) => other === card).length),
  });
  return card === null ? 0 : records[cards.indexOf(card)]!;
}

/** One of the records at random, where some of one card are not alike. 0: that is still open. */
function pickDeath(run: HsRun, source: number, records: readonly number[]): number {
  const options = records.map((record) => get(run.state, record, Tag.DEAD_ENTITY));
  const dead = drawn(run, 'random death', {
    rules: [...DECISIONS['random death'].rules, 'ZH-4.10-extra-detail'],
    of: 'entity',
    source,
    options,
  });
  return dead === null ? 0 : records[options.indexOf(dead)]!;
}
