import { type CardEntry, card } from '../../entry.js';
import { HAS_HEALTH_LEFT } from '../../selectors.js';

/** ICECROWN set, druid. */
export const CARDS: readonly CardEntry[] = [
  card('ICC_832', 'Malfurion the Pestilent', {
    heroPower: 'ICC_832p',
    chooseOne: ['ICC_832a', 'ICC_832b'],
  }),
  card('ICC_832a', 'Scarab Plague', { text: [{ summon: 'ICC_832t4', count: 2 }] }),
  card('ICC_832b', 'Spider Plague', { text: [{ summon: 'ICC_832t3', count: 2 }] }),
  card('ICC_832p', 'Plague Lord', { chooseOne: ['ICC_832pa', 'ICC_832pb'] }),
  card('ICC_832pa', 'Scarab Shell', { text: [{ gainArmor: 3 }] }),
  card('ICC_832pb', 'Spider Fangs', { text: [{ enchant: 'ICC_832e', on: 'FRIENDLY_HERO' }] }),
  card('ICC_832e', 'Fangs', { enchantment: { attack: 3, lasts: 'THIS_TURN' } }),
  card('ICC_047', 'Fatespinner', { chooseOne: ['ICC_047a', 'ICC_047b'] }),
  card('ICC_047a', 'Growth', {
    text: [
      { transform: 'SELF', into: 'ICC_047t', save: 'form' },
      { set: { HIDDEN_CHOICE: 1 }, on: { saved: 'form' } },
    ],
  }),
  card('ICC_047b', 'Decay', {
    text: [
      { transform: 'SELF', into: 'ICC_047t', save: 'form' },
      { set: { HIDDEN_CHOICE: 2 }, on: { saved: 'form' } },
    ],
  }),
  card('ICC_047e', 'Growth', { enchantment: { attack: 2, health: 2 } }),
  card('ICC_047t', 'Fatespinner', {
    deathrattle: [
      {
        if: { entity: 'SELF', is: { tag: 'HIDDEN_CHOICE', exactly: 1 } },
        then: [{ enchant: 'ICC_047e', on: 'ALL_MINIONS' }],
        else: [{ damage: 3, to: 'ALL_MINIONS' }],
      },
    ],
  }),
  card('ICC_047t2', 'Fatespinner', {
    deathrattle: [
      { damage: 3, to: 'ALL_MINIONS' },
      { enchant: 'ICC_047e', on: 'ALL_MINIONS' },
    ],
    // in the data of 9.0 the other way round
    was: [
      {
        before: '12.0',
        deathrattle: [
          { enchant: 'ICC_047e', on: 'ALL_MINIONS' },
          { damage: 3, to: 'ALL_MINIONS' },
        ],
      },
    ],
  }),
  card('ICC_050', 'Webweave', { text: [{ summon: 'ICC_832t3', count: 2 }] }),
  card('ICC_051', 'Druid of the Swarm', {
    chooseOne: ['ICC_051a', 'ICC_051b'],
    bothOptions: [{ transform: 'SELF', into: 'ICC_051t3' }],
  }),
  card('ICC_051a', 'Spider Form', { battlecry: [{ transform: 'SELF', into: 'ICC_051t' }] }),
  card('ICC_051b', 'Scarab Form', { battlecry: [{ transform: 'SELF', into: 'ICC_051t2' }] }),
  card('ICC_051t', 'Druid of the Swarm'),
  card('ICC_051t2', 'Druid of the Swarm'),
  card('ICC_051t3', 'Druid of the Swarm'),
  card('ICC_054', 'Spreading Plague', {
    text: [
      {
        repeatUntil: {
          not: {
            all: [
              'BOARD_NOT_FULL',
              {
                value: { count: 'ENEMY_MINIONS' },
                atLeast: { plus: [{ count: 'FRIENDLY_MINIONS' }, 1] },
              },
            ],
          },
        },
        do: [{ summon: 'ICC_832t4' }],
        rules: ['ZH-2.3-use-vs-cast'],
      },
    ],
  }),
  card('ICC_079', 'Gnash', {
    text: [{ enchant: 'ICC_079e', on: 'FRIENDLY_HERO' }, { gainArmor: 3 }],
  }),
  card('ICC_079e', 'Gnash', { enchantment: { attack: 3, lasts: 'THIS_TURN' } }),
  card('ICC_085', 'Ultimate Infestation', {
    text: [{ damage: 5, to: 'TARGET' }, { draw: 5 }, { gainArmor: 5 }, { summon: 'ICC_085t' }],
  }),
  card('ICC_807', 'Strongshell Scavenger', {
    battlecry: [{ enchant: 'ICC_807e', on: { of: 'FRIENDLY_MINIONS', where: { has: 'TAUNT' } } }],
  }),
  card('ICC_807e', 'Strongshell', { enchantment: { attack: 2, health: 2 } }),
  card('ICC_808', 'Crypt Lord', {
    triggers: [
      {
        on: 'AFTER_SUMMON',
        rules: ['SUP-MW-CRYPTLORD'],
        whose: 'YOURS',
        when: { entity: 'SELF', is: HAS_HEALTH_LEFT },
        do: [{ enchant: 'ICC_808e', on: 'SELF' }],
      },
    ],
    was: [
      {
        before: '11.0',
        triggers: [
          { on: 'AFTER_SUMMON', whose: 'YOURS', do: [{ enchant: 'ICC_808e', on: 'SELF' }] },
        ],
      },
    ],
  }),
  card('ICC_808e', "Might of Ner'ub", { enchantment: { health: 1 } }),
  card('ICC_835', 'Hadronox', {
    rules: { deathrattle: ['HS-DEC3', 'HS-DEC4'] },
    deathrattle: [
      {
        resurrect: {
          died: 'THIS_GAME',
          side: 'FRIENDLY',
          like: { type: 'MINION', keyword: 'TAUNT' },
        },
      },
    ],
  }),
];
