import type { Selector } from '../../../language/words.js';
import { type CardEntry, card, ownEnchantment } from '../../entry.js';
import { HOLDS_A_DRAGON, OTHER_FRIENDLY_MINIONS } from '../../selectors.js';

/** Its id is ours: on a minion, while Soul Mirror resolves, it remembers the copy. */
const REFLECTED = 'BLACK_TEMPLE_REFLECTED';

const REFLECTION: Selector = {
  of: { enchantmentsOn: 'IT' },
  where: { card: REFLECTED },
};

/** BLACK_TEMPLE set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('BT_258', 'Imprisoned Homunculus', { dormant: 'BT_737e' }),
  card('BT_197', 'Reliquary of Souls', {
    deathrattle: [{ shuffleIntoDeck: { newCard: 'BT_197t' } }],
  }),
  card('BT_197t', 'Reliquary Prime', {
    keywords: ['TAUNT', 'LIFESTEAL', 'CANT_BE_TARGETED_BY_OPPONENTS'],
  }),
  card('BT_198', 'Soul Mirror', {
    requires: { REQ_NUM_MINION_SLOTS: 1, REQ_MINIMUM_ENEMY_MINIONS: 1 },
    text: [
      { save: 'enemies', entities: 'ENEMY_MINIONS' },
      {
        forEach: { saved: 'enemies' },
        do: [
          {
            if: 'BOARD_NOT_FULL',
            then: [
              { save: 'original', entities: 'IT' },
              { summonCopyOf: { saved: 'original' }, save: 'copy' },
              { enchant: REFLECTED, on: { saved: 'original' }, remembers: { saved: 'copy' } },
            ],
          },
        ],
      },
      {
        forEach: { saved: 'enemies' },
        do: [
          { forceAttack: 'IT', on: { rememberedBy: REFLECTION }, rules: ['HS-INF-soul-mirror'] },
          { detach: REFLECTION },
        ],
      },
    ],
  }),
  ownEnchantment(REFLECTED, 'Soul Mirror', {}),
  card('BT_252', 'Renew', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    rules: { text: ['ZH-5.1-discover'] },
    text: [
      { heal: 3, to: 'TARGET' },
      { discover: { pool: { type: 'SPELL' } }, then: [] },
    ],
  }),
  card('BT_253', 'Psyche Split', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ enchant: 'BT_253e', on: 'TARGET' }, { summonCopyOf: 'TARGET' }],
  }),
  card('BT_253e', 'Twin Vision', { enchantment: { attack: 1, health: 2 } }),
  card('BT_254', 'Sethekk Veilweaver', {
    triggers: [
      {
        on: 'AFTER_SPELL',
        whose: 'YOURS',
        source: 'MINION',
        do: [{ giveCard: { pool: { type: 'SPELL', class: 'PRIEST' } } }],
      },
    ],
  }),
  card('BT_256', 'Dragonmaw Overseer', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ enchant: 'BT_256e', on: { random: OTHER_FRIENDLY_MINIONS } }],
      },
    ],
  }),
  card('BT_256e', 'Booted', { enchantment: { attack: 2, health: 2 } }),
  card('BT_257', 'Apotheosis', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ enchant: 'BT_257e', on: 'TARGET' }],
  }),
  card('BT_257e', 'Apotheosis', {
    enchantment: { attack: 2, health: 3, grants: ['LIFESTEAL'] },
    was: [
      { before: '20.8.2', enchantment: { attack: 2, health: 3, grants: ['LIFESTEAL'] } },
      { before: '23.0', enchantment: { attack: 1, health: 2, grants: ['LIFESTEAL'] } },
    ],
  }),
  card('BT_262', 'Dragonmaw Sentinel', {
    battlecry: [{ if: HOLDS_A_DRAGON, then: [{ enchant: 'BT_262e', on: 'SELF' }] }],
  }),
  card('BT_262e', 'Nether Sight', { enchantment: { attack: 1, grants: ['LIFESTEAL'] } }),
  card('BT_341', 'Skeletal Dragon', {
    triggers: [
      {
        on: 'END_OF_TURN',
        whose: 'YOURS',
        do: [{ giveCard: { pool: { type: 'MINION', race: 'DRAGON' } } }],
      },
    ],
  }),
];
