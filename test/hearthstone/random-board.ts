import { nextBelow, type RandomState } from '../../src/kernel/index.js';
import { createGame } from '../../src/rulesets/hearthstone/adapter/setup/game.js';
import { printedCard } from '../../src/rulesets/hearthstone/cards/printed/printed-card.js';
import { poolOf } from '../../src/rulesets/hearthstone/cards/registry.js';
import { get, set } from '../../src/rulesets/hearthstone/state/access.js';
import { PLAYERS, type State } from '../../src/rulesets/hearthstone/state/state.js';
import { createEntity, enterZone } from '../../src/rulesets/hearthstone/state/zones.js';
import { editionOf } from '../../src/rulesets/hearthstone/vocabulary/editions.js';
import { CardType, Tag, Zone } from '../../src/rulesets/hearthstone/vocabulary/index.js';

const HEROES = [
  'HERO_01',
  'HERO_02',
  'HERO_03',
  'HERO_04',
  'HERO_05',
  'HERO_06',
  'HERO_07',
  'HERO_08',
  'HERO_09',
];

/** A board drawn from all built-in collectible cards with a text: up to 7 minions, 7 cards in hand, 5 in the deck a side. */
export function randomBoard(random: RandomState, patch = '10.0'): State {
  const edition = editionOf(patch);
  const pool = poolOf(edition);
  const hero = (): string => HEROES[nextBelow(random, HEROES.length)]!;
  const run = createGame(pool, edition, [hero(), hero()]);
  const s = run.state;
  const collectible = pool.cards.filter(
    ({ id, known, definition }) =>
      known && definition.collectible === true && printedCard(id)?.isPlain !== true,
  );
  const ofType = (type: number) => collectible.filter((card) => card.type === type);
  const pick = <T>(list: readonly T[]): T => list[nextBelow(random, list.length)]!;
  for (const player of PLAYERS) {
    for (let i = nextBelow(random, 8); i > 0; i--) {
      const minion = createEntity(run, pick(ofType(CardType.MINION)), player, 0);
      enterZone(run, minion, Zone.PLAY);
      const health = get(s, minion, Tag.HEALTH);
      if (health > 1) set(run, minion, Tag.DAMAGE, nextBelow(random, health));
    }
    for (let i = nextBelow(random, 8); i > 0; i--)
      enterZone(run, createEntity(run, pick(collectible), player, 0), Zone.HAND);
    for (let i = nextBelow(random, 6); i > 0; i--)
      enterZone(run, createEntity(run, pick(collectible), player, 0), Zone.DECK);
    const secrets = collectible.filter((card) => card.secret);
    if (secrets.length > 0 && nextBelow(random, 2) === 0)
      enterZone(run, createEntity(run, pick(secrets), player, 0), Zone.SECRET);
    set(run, player + 1, Tag.RESOURCES, 10);
    set(run, s.hero[player], Tag.DAMAGE, nextBelow(random, 25));
  }
  s.mayDie = true;
  return s;
}
