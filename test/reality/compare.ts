import { type LoggedState, tagOf } from '../../src/logs/game-tree.js';
import { inPlay, inZone } from '../../src/logs/scenario.js';
import { CARD_TYPES, ZONES } from '../../src/logs/values.js';

/** An entity of the engine's final state, as far as it is compared. */
export interface PlayedEntity {
  readonly cardId: string;
  readonly controller: number;
  readonly zone: string;
  readonly zonePosition: number;
  readonly tags: Readonly<Record<string, number>>;
}

/** A side of the engine's final state: its own words for a player. */
export interface PlayedSide {
  readonly hero: { readonly id: number } | null;
  readonly board: readonly { readonly id: number }[];
  readonly hand: readonly unknown[];
  readonly deck: number;
}

/** Everything in which a side of the engine is not that of the log, a line each. */
export function differences(
  player: number,
  side: PlayedSide,
  sources: { readonly entities: readonly PlayedEntity[]; readonly logged: LoggedState },
): string[] {
  const { entities, logged } = sources;
  const found: string[] = [];
  const compare = (what: string, engine: string | number, log: string | number) => {
    if (engine !== log) found.push(`player ${player} ${what}: engine ${engine}, log ${log}`);
  };
  const minions = inPlay(logged, player, CARD_TYPES.MINION);
  const played = side.board.map(({ id }) => entities[id - 1]!);
  compare(
    'board',
    played.map(({ cardId }) => cardId).join(),
    minions.map((one) => one.card).join(),
  );
  if (found.length === 0) {
    for (const [place, one] of minions.entries()) {
      for (const tag of [
        'ATK',
        'HEALTH',
        'DAMAGE',
        'TAUNT',
        'DIVINE_SHIELD',
        'STEALTH',
        'FROZEN',
      ]) {
        compare(`${one.card} at ${place} ${tag}`, played[place]!.tags[tag] ?? 0, tagOf(one, tag));
      }
    }
  }
  const [hero] = inPlay(logged, player, CARD_TYPES.HERO);
  const tags = side.hero === null ? {} : entities[side.hero.id - 1]!.tags;
  if (hero !== undefined) {
    for (const tag of ['DAMAGE', 'ARMOR']) compare(`hero ${tag}`, tags[tag] ?? 0, tagOf(hero, tag));
  }
  compare('hand', side.hand.length, inZone(logged, player, ZONES.HAND).length);
  compare('deck', side.deck, inZone(logged, player, ZONES.DECK).length);
  return found;
}
