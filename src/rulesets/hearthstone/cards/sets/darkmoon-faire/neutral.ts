import { type CardEntry, card } from '../../entry.js';

/** DARKMOON_FAIRE set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('DMF_080', 'Fleethoof Pearltusk', { corrupt: 'DMF_080t' }),
  card('DMF_080t', 'Fleethoof Pearltusk'),
  card('DMF_074', 'Silas Darkmoon', {
    rules: { battlecry: ['ZH-2.2-stolen-during-resolution', 'ZH-5.1-corrupt'] },
    battlecry: [
      {
        if: {
          value: { tag: 'CONTROLLER', of: 'SELF' },
          exactly: { tag: 'CASTER', of: 'SELF' },
        },
        then: [{ chooseCard: { oneOf: ['DMF_074a', 'DMF_074b'] }, save: 'way' }],
        else: [{ save: 'lot', value: { randomFrom: [1, 2] } }],
      },
      {
        if: {
          any: [
            { entity: { saved: 'way' }, is: { card: 'DMF_074a' } },
            { value: { saved: 'lot' }, exactly: 1 },
          ],
        },
        then: [
          { save: 'mine', entities: { first: 'FRIENDLY_MINIONS' } },
          { save: 'theirs', entities: { last: 'ENEMY_MINIONS' } },
        ],
        else: [
          { save: 'mine', entities: { last: 'FRIENDLY_MINIONS' } },
          { save: 'theirs', entities: { first: 'ENEMY_MINIONS' } },
        ],
      },
      { takeControl: { saved: 'theirs' } },
      { takeControl: { saved: 'mine' }, who: 'OPPONENT' },
    ],
  }),
  card('DMF_074a', 'This Way'),
  card('DMF_074b', 'That Way'),
];
