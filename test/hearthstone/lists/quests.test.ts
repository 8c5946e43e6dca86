import { describe, expect, test } from 'vitest';
import { type Listed, misses, unlisted } from './support.js';

/**
 * 5.3 of the Chinese book: the Event that each Quest, Questline, Sidequest and Spellstone counts by. Every name has a
 * deed that it counts; it must count in that Event, once. What counts plays is shown beside the same card summoned.
 */

const LISTS = [
  'ZH-5.3-quests-ungoro',
  'ZH-5.3-quests-uldum',
  'ZH-5.3-questlines',
  'ZH-5.3-sidequests',
  'ZH-5.3-spellstones',
];

/** Summons a minion without playing one. */
const CALL = (card: string): object => ({
  id: 'X_CALL',
  name: 'Call',
  type: 'SPELL',
  cost: 0,
  text: [{ summon: card }],
});

/** Minions that are played and, by a spell, only summoned. */
const FOOTMAN = 'CS1_042';
const WISP = 'CS2_231';
const BOAR = 'CS2_171';
const GOLEM = 'CS2_186';
const HOARDER = 'EX1_096';
const AGENT = 'EX1_134';
const RAIDER = 'CS2_168';
const MURMY = 'ULD_723';
const ENGINEER = 'EX1_015';
const CROCOLISK = 'CS2_120';
const DECKHAND = 'CS2_146';
const FLY = 'UNG_809';
const WORGEN = 'GIL_113';

interface Deed {
  readonly hand?: readonly unknown[];
  readonly mine?: object;
  readonly theirs?: object;
  /** Default: the card in the hand is played. */
  readonly actions?: readonly object[];
  readonly target?: string;
  readonly decisions?: readonly unknown[];
  /** How often it counts; default once. */
  readonly times?: number;
}

/** The Events of the list, and the Phase in which a card counts that is played. */
const EVENTS = {
  'when a minion is played': ['ON_PLAY', 'On Play Phase'],
  'when a spell is played': ['ON_PLAY', 'On Play Phase'],
  'after a minion is played': ['AFTER_PLAY', 'After Play and After Summon Phase'],
  'after a spell is played': ['AFTER_SPELL', 'After Spell Phase'],
  'after a summon': ['AFTER_SUMMON', 'After Play and After Summon Phase'],
  discard: ['DISCARD', 'Battlecry Phase'],
  'end of turn': ['END_OF_TURN', 'End of Turn Phase'],
  'start of turn': ['START_OF_TURN', 'Start of Turn Phase'],
  'after an attack': ['AFTER_ATTACK', 'Combat Phase'],
  'card put into the hand': ['CARD_GAINED', 'Battlecry Phase'],
  draw: ['DRAW', 'Spell Text Phase'],
  healing: ['HEALING', 'Spell Text Phase'],
  'Attack gained': ['ATTACK_GAINED', 'Spell Text Phase'],
  'damage by a spell': ['DAMAGE', 'Spell Text Phase'],
  'damage by a Battlecry': ['DAMAGE', 'Battlecry Phase'],
  'Hero Power used': ['INSPIRE', 'Inspire Phase'],
  'Armor gained': ['ARMOR_GAINED', 'Spell Text Phase'],
  overload: ['OVERLOADED', 'On Play Phase'],
} as const;

type EventName = keyof typeof EVENTS;

/** The board of a Quest that stands in play, or of a Spellstone in the hand. */
function listed(card: string, event: EventName, deed: Deed): Listed {
  const { hand = [], mine = {}, theirs = {}, target, decisions, times = 1 } = deed;
  const it = { as: 'it', card };
  const isStone = card.startsWith('Lesser ');
  const [name, phase] = EVENTS[event];
  const within = { kind: 'event', name, within: `phase ${phase}` };
  const cards = hand.map((entry, i) =>
    typeof entry === 'string' ? { as: `card ${i + 1}`, card: entry } : entry,
  );
  return {
    card,
    patch: '23.0',
    players: {
      1: {
        hero: { card: 'Jaina Proudmoore', damage: 10 },
        hand: isStone ? [it, ...cards] : cards,
        ...(isStone ? {} : { secrets: [it] }),
        ...mine,
      },
      2: { hero: 'Uther Lightbringer', ...theirs },
    },
    actions: deed.actions ?? [{ play: 'card 1', ...(target === undefined ? {} : { target }) }],
    ...(decisions === undefined ? {} : { decisions }),
    expect: [
      { happens: { kind: 'trigger', source: 'it', within } },
      { count: { kind: 'trigger', source: 'it' }, is: times },
      { count: { kind: 'trigger', source: 'it', within }, is: times },
    ],
  };
}

/** A Quest that counts a minion, and whether it counts the same minion summoned by a spell. */
function minion(card: string, event: EventName, id: string): Listed {
  const played = listed(card, event, { hand: [id] });
  const called = listed(card, event, { hand: [{ as: 'call', card: 'X_CALL' }] });
  const counts = event === 'after a summon';
  const within = { kind: 'event', name: 'AFTER_SUMMON', within: 'phase Spell Text Phase' };
  return {
    ...played,
    beside: {
      players: called.players,
      actions: [{ play: 'call' }],
      more: { customCards: [CALL(id)] },
      expect: [
        { happens: within },
        counts
          ? { happens: { kind: 'trigger', source: 'it', within } }
          : { never: { kind: 'trigger', source: 'it', within: 'sequence Cast a spell' } },
      ],
    },
  };
}

const ATTACKS = {
  mine: { weapon: 'Fiery War Axe' },
  actions: [{ attack: 'hero 1', target: 'hero 2' }],
};

const TWO_DRAWN = { hand: ['Arcane Intellect'], mine: { deck: ['Wisp', 'Wisp'] }, times: 2 };

const UNGORO: readonly Listed[] = [
  minion("Fire Plume's Heart", 'when a minion is played', FOOTMAN),
  minion('The Marsh Queen', 'after a minion is played', BOAR),
  listed('Open the Waygate', 'after a spell is played', {
    hand: [{ as: 'card 1', card: 'The Coin', tags: { CREATOR: 1 } }],
  }),
  listed('The Last Kaleidosaur', 'after a spell is played', {
    hand: ['Mark of the Wild'],
    mine: { board: [{ as: 'wisp', card: 'Wisp' }] },
    target: 'wisp',
  }),
  minion('Jungle Giants', 'after a summon', GOLEM),
  minion('Awaken the Makers', 'after a summon', HOARDER),
  minion('Unite the Murlocs', 'after a summon', RAIDER),
  listed('Lakkari Sacrifice', 'discard', { hand: ['Felstalker', 'Wisp'] }),
];

const ULDUM: readonly Listed[] = [
  listed('Untapped Potential', 'end of turn', { actions: [{ endTurn: true }] }),
  listed('Raid the Sky Temple', 'when a spell is played', { hand: ['The Coin'] }),
  minion('Making Mummies', 'after a minion is played', MURMY),
  minion('Corrupt the Waters', 'after a minion is played', ENGINEER),
  minion('Unseal the Vault', 'after a summon', WISP),
  listed('Hack the System', 'after an attack', ATTACKS),
  listed('Bazaar Burglary', 'card put into the hand', {
    hand: ['Swashburglar'],
    mine: { hero: 'Valeera Sanguinar' },
  }),
  listed('Supreme Archaeology', 'draw', TWO_DRAWN),
  listed('Activate the Obelisk', 'healing', { hand: ['Holy Light'] }),
];

const QUESTLINES: readonly Listed[] = [
  minion('Rise to the Occasion', 'when a minion is played', BOAR),
  minion('Seek Guidance', 'after a minion is played', CROCOLISK),
  minion('Find the Imposter', 'after a minion is played', AGENT),
  listed("Sorcerer's Gambit", 'after a spell is played', { hand: ['Fireball'], target: 'hero 2' }),
  listed('Command the Elements', 'after a spell is played', {
    hand: ['Lightning Bolt'],
    target: 'hero 2',
  }),
  minion('Raid the Docks', 'after a minion is played', DECKHAND),
  listed('Lost in the Park', 'Attack gained', { hand: ['Claw'] }),
  listed('Defend the Dwarven District', 'damage by a spell', {
    hand: ['Moonfire'],
    target: 'hero 2',
  }),
  listed('The Demon Seed', 'damage by a Battlecry', { hand: ['Flame Imp'] }),
  listed('Final Showdown', 'draw', TWO_DRAWN),
];

const SIDEQUESTS: readonly Listed[] = [
  listed('Sanctuary', 'start of turn', { actions: [{ endTurn: true }, { endTurn: true }] }),
  minion('Strength in Numbers', 'when a minion is played', CROCOLISK),
  listed('Learn Draconic', 'after a spell is played', { hand: ['Arcane Missiles'] }),
  minion('Elemental Allies', 'after a minion is played', FLY),
  minion('Righteous Cause', 'after a summon', WISP),
  minion('Clear the Way', 'after a summon', WORGEN),
  listed('Secure the Deck', 'after an attack', ATTACKS),
  listed('Toxic Reinforcements', 'Hero Power used', {
    actions: [{ heroPower: true, target: 'hero 2' }],
  }),
];

const SPELLSTONES: readonly Listed[] = [
  minion('Lesser Onyx Spellstone', 'when a minion is played', HOARDER),
  listed('Lesser Emerald Spellstone', 'after a spell is played', { hand: ['Ice Block'] }),
  minion('Lesser Ruby Spellstone', 'after a minion is played', FLY),
  listed('Lesser Diamond Spellstone', 'after a spell is played', { hand: ['The Coin'] }),
  listed('Lesser Amethyst Spellstone', 'damage by a Battlecry', { hand: ['Flame Imp'] }),
  listed('Lesser Pearl Spellstone', 'healing', { hand: ['Holy Light'] }),
  listed('Lesser Jasper Spellstone', 'Armor gained', { hand: ['Claw'] }),
  listed('Lesser Sapphire Spellstone', 'overload', { hand: ['Lightning Bolt'], target: 'hero 2' }),
];

/** Counts what is played, but notes the name when it is: two triggers, of which one counts. */
const CAVERNS = listed('The Caverns Below', 'after a minion is played', { hand: ['Wisp'] });

const ALL: readonly Listed[] = [
  ...UNGORO,
  {
    ...CAVERNS,
    expect: [
      { at: 'phase After Play and After Summon Phase', expect: [{ entity: 'it', progress: 0 }] },
      { entity: 'it', progress: 1 },
    ],
  },
  ...ULDUM,
  ...QUESTLINES,
  ...SIDEQUESTS,
  ...SPELLSTONES,
];

describe('5.3: the Event by which a Quest or a Spellstone counts', () => {
  test.each(ALL.map((row) => [row.card, row] as const))('%s', (_, row) => {
    expect(misses(row).join('\n')).toBe('');
  });

  test('has every name, or a reason', () => {
    expect(unlisted(LISTS, ALL, {})).toEqual([]);
  });
});
