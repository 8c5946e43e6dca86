import type { CardDefinition } from '../../language/card.js';

/** Tempys. */
export const TEMPYS: readonly CardDefinition[] = [
  {
    id: 'spiritflame-mystic',
    name: 'Spiritflame Mystic',
    type: 'CREATURE',
    faction: 'TEMPYS',
    tribes: ['HUMAN'],
    attack: [6, 9, 12],
    health: [3, 6, 9],
    triggers: [{ keyword: 'VENGEANCE', do: [{ damage: [2, 4, 6], to: 'ALL_CREATURES' }] }],
  },
  {
    id: 'flame-speaker',
    name: 'Flame Speaker',
    type: 'CREATURE',
    faction: 'TEMPYS',
    attack: [2, 6, 13],
    health: [6, 12, 18],
    triggers: [
      {
        on: 'CARD_PLAYED',
        subject: { all: ['FRIENDLY', 'SPELL'] },
        do: [{ damage: [2, 3, 5], to: 'ENEMY_PLAYER' }],
      },
    ],
  },
  {
    id: 'cauldron-mystic',
    name: 'Cauldron Mystic',
    type: 'CREATURE',
    faction: 'TEMPYS',
    attack: [3, 5, 7],
    health: [7, 10, 15],
    triggers: [
      {
        on: 'CREATURE_ENTERS',
        subject: 'FRIENDLY',
        self: 'SELF_WITNESSED',
        do: [{ damage: [2, 3, 4], to: { random: 'ENEMY_CHARACTERS' } }],
      },
    ],
  },
  {
    id: 'flamebreak-invoker',
    name: 'Flamebreak Invoker',
    type: 'CREATURE',
    faction: 'TEMPYS',
    attack: [4, 8, 14],
    health: [6, 10, 16],
    triggers: [
      {
        on: 'CARD_PLAYED',
        subject: { all: ['FRIENDLY', 'SPELL', { faction: 'TEMPYS' }] },
        do: [{ damage: [1, 2, 3], to: 'ENEMY_CREATURES' }],
      },
    ],
  },
  {
    id: 'smolderscale-dragon',
    name: 'Smolderscale Dragon',
    type: 'CREATURE',
    faction: 'TEMPYS',
    tribes: ['DRAGON'],
    attack: [0, 3, 15],
    health: [6, 13, 30],
    keywords: { defender: [1, 1, 0], mobility: [0, 0, 2] },
    triggers: [
      {
        on: 'TURN_END',
        subject: 'FRIENDLY',
        do: [{ damage: [1, 3, 5], to: 'ENEMY_CREATURES' }],
      },
    ],
  },
  {
    id: 'master-of-elements',
    name: 'Master of Elements',
    type: 'CREATURE',
    faction: 'TEMPYS',
    attack: [5, 9, 17],
    health: [5, 9, 17],
    triggers: [{ keyword: 'FORGE', levels: [2, 3], do: [{ extraSpell: [1, 1, 2] }] }],
  },
  {
    id: 'pyre-song',
    name: 'Pyre Song',
    type: 'SPELL',
    faction: 'TEMPYS',
    play: [{ damage: [1, 2, 3], to: 'ENEMY_CREATURES', from: 'FRIENDLY_CREATURES' }],
  },
  {
    id: 'glacial-crush',
    name: 'Glacial Crush',
    type: 'SPELL',
    faction: 'TEMPYS',
    free: [2, 3],
    target: { of: 'ENEMY_CREATURES', where: 'DEFENDER' },
    play: [
      { destroy: 'TARGET' },
      { damage: { healthOf: 'TARGET' }, to: 'ENEMY_PLAYER', levels: [3] },
    ],
  },
  {
    id: 'call-the-lightning',
    name: 'Call the Lightning',
    type: 'SPELL',
    faction: 'TEMPYS',
    play: [
      { extraBattle: 'FRIENDLY_CREATURES' },
      { boost: { attack: [0, 2, 4] }, on: 'FRIENDLY_CREATURES' },
    ],
  },
  {
    id: 'lightning-brand',
    name: 'Lightning Brand',
    type: 'SPELL',
    faction: 'TEMPYS',
    target: { of: 'ALL_CREATURES', where: { levelAtMost: [2, 9, 9] } },
    play: [
      { boost: { attack: [1, 2, 4] }, on: 'TARGET', lasts: 'THIS_TURN' },
      { give: 'AGGRESSIVE', on: 'TARGET' },
    ],
  },
];
