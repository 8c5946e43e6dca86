import type { Condition, Effect } from '../../../language/words.js';
import { type CardEntry, card, type PrintedEntry } from '../../entry.js';
import { SURVIVING_ENEMIES } from '../../selectors.js';
import { startOfGame } from '../../start-of-game.js';

const AIMED_AT_A_MINION = { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 };

/** The pieces of C'Thun, the Shattered. */
const PIECES = ['DMF_254t3', 'DMF_254t4', 'DMF_254t5', 'DMF_254t7'] as const;

/** A piece; when it is the last of the four to be cast, C'Thun goes into the deck. */
function piece(
  id: (typeof PIECES)[number],
  name: string,
  text: Effect,
  requires?: PrintedEntry['requires'],
): CardEntry {
  const others = PIECES.filter((other) => other !== id);
  return card(id, name, {
    ...(requires === undefined ? {} : { requires }),
    text: [
      text,
      {
        if: { all: others.map(wasPlayed) },
        then: [{ shuffleIntoDeck: { newCard: 'DMF_254' } }],
      },
    ],
  });
}

/** You have played a spell of this card. */
function wasPlayed(id: string): Condition {
  return {
    exists: { of: { played: 'THIS_GAME', side: 'FRIENDLY' }, where: { card: id } },
  };
}

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
  card('DMF_254', "C'Thun, the Shattered", {
    triggers: startOfGame([
      { setAside: 'SELF' },
      ...PIECES.map((id): Effect => ({ shuffleIntoDeck: { newCard: id } })),
    ]),
    battlecry: [{ repeat: 30, do: [{ damage: 1, to: { random: SURVIVING_ENEMIES } }] }],
  }),
  piece('DMF_254t3', "Eye of C'Thun", {
    repeat: { boosted: 7 },
    do: [{ damage: 1, to: { random: SURVIVING_ENEMIES }, fixed: true }],
  }),
  piece('DMF_254t4', "Heart of C'Thun", { damage: 3, to: 'ALL_MINIONS' }),
  piece('DMF_254t5', "Body of C'Thun", { summon: 'DMF_254t5t' }),
  piece('DMF_254t7', "Maw of C'Thun", { destroy: 'TARGET' }, AIMED_AT_A_MINION),
];
