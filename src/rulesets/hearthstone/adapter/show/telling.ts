import type { ColumnWords, PlayerFact, Standing, Telling } from '../../../common/telling.js';
import type { Position } from '../../../ruleset.js';
import {
  activeWeapon,
  attackOf,
  cardOf,
  controllerOf,
  get,
  healthLeft,
  manaOf,
  playerEntity,
  typeOf,
} from '../../state/access.js';
import type { State } from '../../state/state.js';
import { CardType, hasDurability, Tag, type TagName, WIDTH, Zone } from '../../vocabulary/index.js';
import { nameIn } from '../names/references.js';
import { happening } from './happenings.js';

/** Tags that are numbers, as a sentence calls them. What a player fact tells is not among them. */
const NUMBERS: { readonly [tag in TagName]?: string } = {
  COST: 'cost',
  ATK: 'Attack',
  HEALTH: 'maximum Health',
  DAMAGE: 'damage',
  ARMOR: 'Armor',
  DURABILITY: 'Durability',
  NUM_ATTACKS_THIS_TURN: 'attacks made this turn',
  SPELLPOWER: 'Spell Damage',
  QUEST_PROGRESS: 'quest progress',
  LOCATION_ACTION_COOLDOWN: 'cooldown',
  HEALTH_MINIMUM: 'least Health',
  HEROPOWER_ACTIVATIONS_THIS_TURN: 'Hero Power uses this turn',
  SPELLPOWER_DOUBLE: 'doublings of Spell Damage',
  SPELL_HEALING_DOUBLE: 'doublings of healing',
  HERO_POWER_DOUBLE: 'doublings of the Hero Power',
  EXTRA_MINION_DEATHRATTLES_BASE: "repetitions of minions' Deathrattles",
  EXTRA_DEATHRATTLES_BASE: 'repetitions of Deathrattles',
  EXTRA_BATTLECRIES_BASE: 'repetitions of Battlecries',
  EXTRA_MINION_BATTLECRIES_AND_COMBOS: "repetitions of minions' Battlecries and Combos",
  EXTRA_END_TURN_EFFECT: 'repetitions of End of Turn effects',
  SECRETS_TRIGGER_TWICE: 'repetitions of Secrets',
  HEROPOWER_DAMAGE: 'Hero Power damage',
  OVERLOAD_THIS_GAME: 'crystals overloaded this game',
  NUM_CARDS_DISCARDED_THIS_GAME: 'cards discarded this game',
  NUM_TOTEMS_SUMMONED_THIS_GAME: 'Totems summoned this game',
  JADE_GOLEM: 'Jade Golems called',
  INVOKE_COUNTER: 'invocations of Galakrond',
  TURN: 'turn',
  CURRENT_PLAYER: 'active player',
};

/** Tags that hold or not, as it is said of who has them. */
const STATES: { readonly [tag in TagName]?: string } = {
  EXHAUSTED: 'is exhausted',
  TO_BE_DESTROYED: 'is pending destroy',
  SILENCED: 'is silenced',
  TAUNT: 'has Taunt',
  DIVINE_SHIELD: 'has Divine Shield',
  CHARGE: 'has Charge',
  RUSH: 'has Rush',
  WINDFURY: 'has Windfury',
  MEGA_WINDFURY: 'has Mega-Windfury',
  MARK_OF_EVIL: 'is a Lackey',
  GALAKROND_HERO_CARD: 'is a Galakrond',
  STEALTH: 'has Stealth',
  FROZEN: 'is Frozen',
  IMMUNE: 'is Immune',
  POISONOUS: 'has Poisonous',
  LIFESTEAL: 'has Lifesteal',
  REBORN: 'has Reborn',
  CANT_ATTACK: 'cannot attack',
  CANNOT_ATTACK_HEROES: 'cannot attack heroes',
  UNLIMITED_ATTACKS: 'may attack without limit',
  CANT_BE_TARGETED_BY_SPELLS: 'cannot be targeted by spells',
  CANT_BE_TARGETED_BY_HERO_POWERS: 'cannot be targeted by Hero Powers',
  CANT_BE_TARGETED_BY_OPPONENTS: 'cannot be targeted by the opponent',
  FORGETFUL: 'may attack the wrong enemy',
  IMMUNE_WHILE_ATTACKING: 'is Immune while attacking',
  HEALING_DOES_DAMAGE: 'has healing deal damage instead',
  SPELLS_COST_HEALTH: 'pays Health for spells',
  HERO_POWER_DISABLED: 'cannot use the Hero Power',
  COSTS_HEALTH: 'costs Health instead of mana',
  LITERALLY_UNPLAYABLE: 'cannot be played',
  UNTOUCHABLE: 'is untouchable',
};

/** Types with both Attack and Health or Durability. */
const FIGHTING: readonly CardType[] = [CardType.MINION, CardType.WEAPON, CardType.HERO];

/** What the facts of the player say of a hero already. */
const OF_HEROES: readonly number[] = [Tag.DAMAGE, Tag.ARMOR];

const COLUMN_WORDS: ReadonlyMap<number, ColumnWords> = new Map([
  ...wordsOf('NUMBER', NUMBERS),
  ...wordsOf('STATE', STATES),
]);

/** Who a sentence calls by the player's name. */
const STANDING: readonly CardType[] = [CardType.HERO, CardType.PLAYER];

/** How Hearthstone tells what became of a game. */
export const TELLING: Telling<State> = {
  facts,
  columnWords: (s, e, column) =>
    typeOf(s, e) === CardType.HERO && OF_HEROES.includes(column)
      ? null
      : (COLUMN_WORDS.get(column) ?? null),
  moveName,
  formOf,
  hostOf: (s, e) => get(s, e, Tag.ATTACHED),
  controllerOf,
  costOf: (s, e) => (get(s, e, Tag.ZONE) === Zone.HAND ? get(s, e, Tag.COST) : null),
  standing: (s, e) =>
    get(s, e, Tag.ZONE) === Zone.PLAY && FIGHTING.includes(typeOf(s, e)) ? standingOf(s, e) : null,
  printed: (s, e) => {
    const { type, attack, health } = cardOf(s, e);
    return type === CardType.MINION ? { attack, most: health } : null;
  },
  happening,
  standsFor: (s, e) => (STANDING.includes(typeOf(s, e)) ? controllerOf(s, e) : 0),
  counters: ['QUEST_PROGRESS'],
  hasLeft: () => false,
};

function wordsOf(
  kind: ColumnWords['kind'],
  table: { readonly [tag in TagName]?: string },
): [number, ColumnWords][] {
  return Object.entries(table).map(([name, says]) => [Tag[name as TagName], { kind, says }]);
}

function standingOf(s: State, e: number): Standing {
  const most = get(s, e, hasDurability(typeOf(s, e)) ? Tag.DURABILITY : Tag.HEALTH);
  return { attack: attackOf(s, e), health: healthLeft(s, e), most };
}

function facts({ state: s, names }: Position<State>, player: number): PlayerFact[] {
  const title = (e: number): string => names.aliasOf(e) ?? nameIn(names, cardOf(s, e));
  const side = player as 1 | 2;
  const of = (tag: Tag): number => get(s, playerEntity(player), tag);
  const hero = s.hero[side];
  const weapon = activeWeapon(s, side);
  const power = s.heroPower[side];
  const secrets = s.secrets[side].map(title);
  return [
    { fact: 'Health', value: healthLeft(s, hero) },
    { fact: 'Armor', value: get(s, hero, Tag.ARMOR) },
    {
      fact: 'weapon',
      value:
        weapon === 0 ? null : `${title(weapon)} ${attackOf(s, weapon)}/${healthLeft(s, weapon)}`,
    },
    { fact: 'Hero Power', value: power === 0 ? null : title(power) },
    { fact: 'available mana', value: Math.max(0, manaOf(s, player)) },
    { fact: 'Mana Crystals', value: of(Tag.RESOURCES) },
    { fact: 'overloaded Mana Crystals', value: of(Tag.OVERLOAD_LOCKED) },
    { fact: 'Overload owed', value: of(Tag.OVERLOAD_OWED) },
    { fact: 'fatigue', value: of(Tag.FATIGUE) },
    { fact: 'Secrets', value: secrets.length === 0 ? null : secrets.join(', ') },
    { fact: 'cards in hand', value: s.hand[side].length },
    { fact: 'cards in deck', value: s.deck[side].length },
  ];
}

const INTO_PLAY: { readonly [type in CardType]?: string } = {
  [CardType.MINION]: 'summoned',
  [CardType.WEAPON]: 'equipped',
  [CardType.HERO]: 'put into play',
  [CardType.HERO_POWER]: 'put into play',
  [CardType.LOCATION]: 'put into play',
  [CardType.ENCHANTMENT]: 'attached',
};

function moveName(s: State, e: number, zones: readonly (string | null)[]): string | null {
  const from = zones[0];
  const to = zones.at(-1);
  const type = typeOf(s, e);
  if (type === CardType.ENCHANTMENT) {
    if (to === 'PLAY') return 'attached';
    return from === 'PLAY' ? 'detached' : null;
  }
  if (formOf(s, e) !== 0) return null;
  switch (to) {
    case 'PLAY':
      return isForm(s, e) ? null : (INTO_PLAY[type] ?? null);
    case 'SECRET':
      return 'put into play';
    case 'HAND':
      if (from === 'DECK') return 'drawn';
      return zones.includes('PLAY') || from === 'GRAVEYARD' || from === 'SECRET'
        ? 'returned to the hand'
        : 'added to the hand';
    case 'DECK':
      return 'shuffled into the deck';
    case 'GRAVEYARD':
      return endName(zones, type);
    case 'REMOVEDFROMGAME':
      return from === null ? null : 'removed from the game';
    default:
      return null;
  }
}

/** How what lies in the Graveyard now has got there, other than by dying. */
function endName(zones: readonly (string | null)[], type: CardType): string {
  const last = zones.at(-2);
  if (last === 'SECRET') return 'revealed or removed';
  if (last === 'DECK') return 'overdrawn';
  if (last === 'HAND') return 'discarded';
  return type === CardType.SPELL ? 'cast' : 'put into the Graveyard';
}

/** The form that a minion has been transformed into: made by it, and it is set aside (HS-ZONE5). */
function formOf(s: State, e: number): number {
  if (get(s, e, Tag.ZONE) !== Zone.SETASIDE || typeOf(s, e) !== CardType.MINION) return 0;
  for (let form = s.count - 1; form > e; form--)
    if (s.cells[form * WIDTH + Tag.CREATOR] === e && typeOf(s, form) === CardType.MINION)
      return form;
  return 0;
}

function isForm(s: State, e: number): boolean {
  const before = get(s, e, Tag.CREATOR);
  return before !== 0 && formOf(s, before) === e;
}
