import { type CardEntry, card } from '../../entry.js';
import { ENDS_AS_HOST_IS_PLAYED, MANA_IS_FULL, MINIONS_IN_HAND } from '../../selectors.js';

/** TGT set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('AT_045', 'Aviana', {
    auras: [{ update: 'HEALTH_ATTACK', to: MINIONS_IN_HAND, enchantment: 'AT_045eee' }],
  }),
  card('AT_045eee', "Aviana's Blessing", { enchantment: { cost: { set: 1 } } }),
  card('AT_038', 'Darnassus Aspirant', {
    battlecry: [{ gainMana: 1, kind: 'EMPTY_CRYSTAL' }],
    deathrattle: [{ gainMana: -1, kind: 'EMPTY_CRYSTAL' }],
  }),
  card('AT_037', 'Living Roots', { chooseOne: ['AT_037a', 'AT_037b'] }),
  card('AT_037a', 'Grasping Roots', { text: [{ damage: 2, to: 'TARGET' }] }),
  card('AT_037b', 'One, Two, Trees!', { text: [{ summon: 'AT_037t', count: 2 }] }),
  card('AT_039', 'Savage Combatant', {
    triggers: [
      { on: 'INSPIRE', whose: 'YOURS', do: [{ enchant: 'AT_039e', on: 'FRIENDLY_HERO' }] },
    ],
  }),
  card('AT_039e', 'Savage', { enchantment: { attack: 2, lasts: 'THIS_TURN' } }),
  card('AT_040', 'Wildwalker', { battlecry: [{ enchant: 'AT_040e', on: 'TARGET' }] }),
  card('AT_040e', 'Kindred Spirit', { enchantment: { health: 3 } }),
  card('AT_041', 'Knight of the Wild', {
    triggers: [
      {
        on: 'SUMMON',
        whose: 'YOURS',
        subject: { race: 'BEAST' },
        zone: 'HAND',
        rules: ['HS-SRS3', 'ZH-4.11-lowest-priority'],
        do: [{ enchant: 'AT_041e', on: 'SELF' }],
      },
    ],
  }),
  card('AT_041e', 'Call of the Wild', {
    enchantment: { cost: -1 },
    triggers: [ENDS_AS_HOST_IS_PLAYED],
  }),
  card('AT_042', 'Druid of the Saber', {
    chooseOne: ['AT_042a', 'AT_042b'],
    bothOptions: [{ transform: 'SELF', into: 'OG_044c' }],
  }),
  card('AT_042a', 'Lion Form', { battlecry: [{ transform: 'SELF', into: 'AT_042t' }] }),
  card('AT_042b', 'Panther Form', { battlecry: [{ transform: 'SELF', into: 'AT_042t2' }] }),
  card('AT_042t', 'Druid of the Saber'),
  card('AT_042t2', 'Druid of the Saber'),
  card('AT_043', 'Astral Communion', {
    text: [
      {
        if: MANA_IS_FULL,
        then: [{ discard: 'FRIENDLY_HAND' }, { giveCard: 'CS2_013t' }],
        else: [{ gainMana: 10, kind: 'CRYSTAL' }, { discard: 'FRIENDLY_HAND' }],
        rules: ['ZH-4.12-at-cap'],
      },
    ],
  }),
  card('AT_044', 'Mulch', {
    text: [{ destroy: 'TARGET' }, { giveCard: { pool: { type: 'MINION' } }, who: 'OPPONENT' }],
  }),
];
