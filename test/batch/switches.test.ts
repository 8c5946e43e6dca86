import { expect, test } from 'vitest';
import { EDITION_TABLE, type SwitchName } from '../../src/rulesets/batch/vocabulary/editions.js';
import type { JsonObject } from '../../src/scenario/oracle.js';
import { comparisonsOf, type SwitchExample, testSwitches } from '../common/switches.js';
import { ask, codesOf } from './support.js';

/** Writes to the trace when it is asked. */
const probe = (id: string, trigger: JsonObject): JsonObject => ({
  id,
  name: id.toUpperCase(),
  type: 'CREATURE',
  health: 9,
  triggers: [{ do: [{ note: `${id} saw it` }], ...trigger }],
});

const EXAMPLES: Readonly<Record<SwitchName, SwitchExample>> = {
  eventOrder: {
    value: 'OLDEST_FIRST',
    body: {
      customCards: [
        {
          ...probe('p', { on: 'CREATURE_ENTERS' }),
          triggers: [
            { on: 'CARD_PLAYED', do: [{ note: 'played' }] },
            { on: 'CREATURE_ENTERS', do: [{ note: 'entered' }] },
          ],
        },
      ],
      players: { 1: { hand: ['Nexus Core'], board: [{ as: 'p', card: 'P' }] } },
      actions: [{ play: 'Nexus Core', lane: 3 }],
    },
    lines: [
      'Creature Enters (Nexus Core L1 (6)) is handled',
      'Card Played (Nexus Core L2 (5)) is handled',
    ],
    board: {},
  },
  creatureOrder: {
    // the Patriarch looks for attack 5 or less: before or after the Dryad has grown past it
    value: 'OLDEST_FIRST',
    body: {
      players: {
        1: {
          hand: ['Weirwood Patriarch L2'],
          board: [{ as: 'dryad', card: 'Spring Dryad', attack: 5, health: 5 }],
        },
      },
      actions: [{ play: 'Weirwood Patriarch', lane: 3 }],
    },
    lines: [
      "Weirwood Patriarch L2 (6)'s trigger reacts",
      "Spring Dryad L1 (dryad)'s trigger reacts",
    ],
    board: {
      '1 lanes': [
        '1: dryad 9/9 | 3: Weirwood Patriarch 7/10',
        '1: dryad 6/6 | 3: Weirwood Patriarch 7/10',
      ],
    },
  },
  triggerOrder: {
    // Shallow Grave first: the new Mystic is hit by the old one's Vengeance
    value: 'OLDEST_FIRST',
    body: {
      players: {
        1: {
          hand: ['Dreadbolt'],
          board: [{ as: 'mystic', card: 'Spiritflame Mystic', granted: ['Shallow Grave'] }],
        },
      },
      actions: [{ play: 'Dreadbolt', target: 'mystic' }],
      decisions: [2],
    },
    lines: [
      "Shallow Grave L1 (5)'s trigger reacts",
      "Spiritflame Mystic L1 (mystic)'s trigger reacts",
    ],
    board: { '1 lanes': ['2: Spiritflame Mystic 6/1', '2: Spiritflame Mystic 6/3'] },
  },
  printedTriggerOrder: {
    value: 'FIRST',
    body: {
      customCards: [
        {
          ...probe('p', { on: 'CREATURE_ENTERS' }),
          triggers: [
            { keyword: 'FORGE', do: [{ destroy: 'SELF' }] },
            {
              keyword: 'FORGE',
              do: [
                { damage: 3, to: 'ENEMY_PLAYER' },
                { boost: { attack: 1 }, on: 'SELF' },
              ],
            },
          ],
        },
      ],
      players: { 1: { hand: ['P'] } },
      actions: [{ play: 'P', lane: 1 }],
    },
    lines: ['P L1 (5) deals 3 damage to player 2', 'P L1 (5) destroys P L1 (5)'],
    board: {},
  },
  playersBeforeCreatures: {
    value: false,
    body: {
      players: {
        1: {
          battled: true,
          granted: [{ as: 'echoes', card: 'Ancestral Echoes', uses: 2 }],
          board: [{ as: 'stag', card: 'Stag of Lys' }],
        },
      },
      actions: ['endTurn'],
    },
    lines: [
      "Ancestral Echoes L1 (echoes)'s trigger reacts",
      "Stag of Lys L1 (stag)'s trigger reacts",
    ],
    board: {},
  },
  interactiveOfOtherPlayer: {
    value: 'FOURTH_PILE',
    body: {
      customCards: [
        {
          id: 'help',
          name: 'Help',
          type: 'SPELL',
          play: [{ spawn: 'scourge-knights', lane: { lane: 2 }, who: 'OPPONENT' }],
        },
      ],
      players: {
        1: { hand: ['Help'], board: [{ as: 'lurker', card: 'Swampmoss Lurker' }, 'Spring Dryad'] },
        2: {
          board: [
            { card: 'Nexus Core', lane: 1 },
            { card: 'Nexus Core', lane: 3 },
          ],
        },
      },
      actions: [{ play: 'Help' }, { choose: 'lurker' }],
    },
    lines: [
      "Scourge Knights L1 (9)'s trigger asks for a choice of a player whose turn it is not",
      'Formation of Scourge Knights L1 (9)',
    ],
    board: {
      '1 lanes': ['1: lurker 8/4 | 2: Spring Dryad 4/4', '1: lurker 6/2 | 2: Spring Dryad 4/4'],
    },
  },
  conditionsTestedAgain: {
    // LONELY reacted while it was alive; KILLER, which is newer, comes first and destroys both
    value: true,
    body: {
      customCards: [
        {
          ...probe('lonely', {}),
          triggers: [
            { on: 'CARD_PLAYED', self: 'SURVIVES', do: [{ damage: 5, to: 'ENEMY_PLAYER' }] },
          ],
        },
        {
          ...probe('killer', {}),
          triggers: [{ on: 'CARD_PLAYED', do: [{ destroy: 'ALL_CREATURES' }] }],
        },
        { id: 'wait', name: 'Wait', type: 'SPELL' },
      ],
      players: { 1: { hand: ['Wait'], board: ['LONELY', 'KILLER'] } },
      actions: [{ play: 'Wait' }],
    },
    lines: [
      'LONELY L1 (4) deals 5 damage to player 2',
      'The conditions of LONELY L1 (4) do not hold any more',
    ],
    board: { '2 player': ['Player 2 115', 'Player 2 120'] },
  },
  deathOrder: {
    // two Vengeances at one death check
    value: 'NEWEST_FIRST',
    body: {
      players: {
        1: { hand: ['Pyre Song'], board: ['Nexus Core'] },
        2: {
          board: [
            { as: 'older', card: 'Spiritflame Mystic', health: 1 },
            { as: 'newer', card: 'Spiritflame Mystic', health: 1 },
          ],
        },
      },
      actions: [{ play: 'Pyre Song' }],
    },
    lines: [
      'Spiritflame Mystic L1 (older) is at 0 health or less: it dies',
      'Spiritflame Mystic L1 (newer) is at 0 health or less: it dies',
    ],
    board: {},
  },
  blowOrder: {
    value: 'OTHER_FIRST',
    body: {
      players: {
        1: { board: [{ as: 'mine', card: 'Spring Dryad', lane: 3 }] },
        2: { board: [{ as: 'theirs', card: 'Stag of Lys', lane: 3 }] },
      },
      actions: ['battle'],
    },
    lines: [
      'Spring Dryad L1 (mine) deals 4 damage to Stag of Lys L1 (theirs)',
      'Stag of Lys L1 (theirs) deals 5 damage to Spring Dryad L1 (mine)',
    ],
    board: {},
  },
  deathsOfDamageBatch: {
    // the Walker's blow destroys the Dryad in the second batch; its neighbour's Vengeance is of the first
    value: 'FOURTH_BATCH',
    body: {
      players: {
        1: {
          board: [
            { as: 'walker', card: 'Blight Walker', lane: 1 },
            { as: 'lurker', card: 'Swampmoss Lurker', lane: 2 },
          ],
        },
        2: {
          board: [
            { as: 'matriarch', card: 'Grove Matriarch', lane: 5 },
            { as: 'spirit', card: 'Vengeful Spirit', lane: 4 },
          ],
        },
      },
      actions: ['battle'],
    },
    lines: ['Battle Death Batch 3 with 2 events', 'Battle Death Batch 3 with 1 events'],
    board: {},
  },
  deathCheckBeforeBatch: {
    // the Stag that the song brought to 0 is healed by the trigger, or dead before it
    value: true,
    body: {
      customCards: [
        {
          ...probe('medic', {}),
          triggers: [{ on: 'CARD_PLAYED', do: [{ boost: { health: 5 }, on: 'ENEMY_CREATURES' }] }],
        },
      ],
      players: {
        1: { hand: ['Pyre Song'], board: ['MEDIC'] },
        2: { board: [{ as: 'stag', card: 'Stag of Lys', health: 1 }] },
      },
      actions: [{ play: 'Pyre Song' }],
    },
    lines: ['Batch 1 with 2 events', 'Who stands at 0 health or less dies'],
    board: { '2 lanes': ['1: stag 5/5', ''] },
  },
  emptyActionBatch: {
    value: false,
    body: {
      customCards: [
        {
          id: 'witherer',
          name: 'Witherer',
          type: 'CREATURE',
          health: 3,
          target: 'ENEMY_CREATURES',
          activate: [{ boost: { health: -4 }, on: 'TARGET' }],
        },
      ],
      players: {
        1: { board: ['Witherer'] },
        2: { board: [{ as: 'dryad', card: 'Spring Dryad' }] },
      },
      actions: [{ activate: 'Witherer', target: 'dryad' }],
    },
    lines: ['Batch 1 with 0 events', null],
    board: { '2 lanes': ['', '1: dryad 4/0'] },
  },
  batchStateAfterBattle: {
    // BATCH-DOC-post-battle-quirk: the published program answers the death before Card Played
    value: true,
    body: {
      players: {
        1: {
          hand: ['Dreadbolt'],
          board: [
            { as: 'speaker', card: 'Flame Speaker' },
            { as: 'glutton', card: 'Graveborn Glutton' },
          ],
        },
      },
      actions: ['battle', { play: 'Dreadbolt', target: 'glutton' }],
      decisions: [4],
    },
    lines: ['Batch 1 with 2 events', 'Batch 1 with 1 events'],
    board: {},
  },
  equalHealthAtZero: {
    value: 'PLAYER_1',
    body: {
      customCards: [
        { id: 'doom', name: 'Doom', type: 'SPELL', play: [{ damage: 5, to: 'ALL_PLAYERS' }] },
      ],
      players: { 1: { health: 5, hand: ['Doom'] }, 2: { health: 5 } },
      actions: [{ play: 'Doom' }],
    },
    lines: ['Both players win', 'Player 1 wins'],
    board: {},
  },
  ambushWithoutRoom: {
    value: 'KEPT',
    body: {
      customCards: [{ id: 'wait', name: 'Wait', type: 'SPELL' }],
      players: {
        1: { cardsPlayed: 2, hand: ['Wait'] },
        2: {
          hand: ['Leyline Demon'],
          board: ['Nexus Core', 'Nexus Core', 'Nexus Core', 'Nexus Core', 'Nexus Core'],
        },
      },
      actions: [{ play: 'Wait' }],
    },
    lines: [
      'Leyline Demon L1 (10) goes to the discard pile at level 2',
      'Who stands at 0 health or less dies',
    ],
    board: { '2 hand': ['', 'Leyline Demon'], '2 discard': ['Leyline Demon Level 2', ''] },
  },
};

testSwitches('batch', EDITION_TABLE.switches, EXAMPLES);

test('the published program cites its departure', () => {
  const { partings } = comparisonsOf('batch')(EXAMPLES.batchStateAfterBattle.body, {
    batchStateAfterBattle: true,
  });
  expect(JSON.stringify(partings)).toContain('BATCH-c-post-battle-quirk');
});

test('every reading is listed with the edition', () => {
  const [{ switches }] = (ask('patches', {}) as unknown as { items: [{ switches: JsonObject[] }] })
    .items;
  expect(switches.map(({ name }) => name)).toEqual(Object.keys(EDITION_TABLE.switches));
  expect(switches[0]).toMatchObject({
    value: 'NEWEST_FIRST',
    alternatives: [{ value: 'OLDEST_FIRST' }],
  });
});

test('what is no switch, or none of its readings, is refused', () => {
  const { body } = EXAMPLES.eventOrder;
  expect(codesOf('compare', { ...body, switches: { eventOrders: 1 } })).toEqual(['UNKNOWN_VALUE']);
  expect(codesOf('compare', { ...body, switches: { eventOrder: 'NEWEST' } })).toEqual([
    'WRONG_VALUE',
  ]);
});
