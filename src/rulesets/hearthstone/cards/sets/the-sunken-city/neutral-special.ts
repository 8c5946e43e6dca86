import type { Condition } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import { brings, parts } from '../../templates/colossal.js';

const HANDS = ['TID_712t', 'TID_712t2'];

const NEPTULONS_HAND: Condition = { named: "Neptulon's Hand" };

/** THE_SUNKEN_CITY set, neutral: cards with words of their own. */
export const CARDS: readonly CardEntry[] = [
  card('TID_712', 'Neptulon the Tidehunter', {
    colossal: brings(...HANDS),
    triggers: [
      {
        on: 'ATTACK',
        source: 'IS_SELF',
        when: { exists: { of: 'FRIENDLY_MINIONS', where: NEPTULONS_HAND } },
        do: [
          { save: 'defender', entities: 'EVENT_SUBJECT' },
          {
            forEach: { of: 'FRIENDLY_MINIONS', where: NEPTULONS_HAND },
            do: [
              {
                if: { entity: { saved: 'defender' }, is: 'SURVIVES' },
                then: [{ forceAttack: 'IT', on: { saved: 'defender' } }],
              },
            ],
          },
          { stopAttack: true },
        ],
      },
    ],
  }),
  ...parts(HANDS, {
    name: "Neptulon's Hand",
    set: 'THE_SUNKEN_CITY',
    race: 'ELEMENTAL',
    cost: 4,
    attack: 4,
    health: 2,
    keywords: ['IMMUNE_WHILE_ATTACKING'],
  }),
  card('TID_744', 'Coilfang Constrictor', {
    battlecry: [
      { save: 'three', entities: { random: 'ENEMY_HAND', count: 3 } },
      { choose: { saved: 'three' }, save: 'chosen' },
      { enchant: 'TID_744e', on: { saved: 'chosen' } },
    ],
  }),
  ownEnchantment('TID_744e', 'Constricted', {
    grants: ['LITERALLY_UNPLAYABLE'],
    lasts: 'OPPONENTS_NEXT_TURN',
  }),
  card('TSC_032', 'Blademaster Okani', {
    battlecry: [
      { chooseCard: { oneOf: ['TSC_032t', 'TSC_032t2'] }, save: 'chosen' },
      {
        if: { entity: { saved: 'chosen' }, is: { card: 'TSC_032t' } },
        then: [{ set: { HIDDEN_CHOICE: 1 }, on: 'SELF' }],
        else: [{ set: { HIDDEN_CHOICE: 2 }, on: 'SELF' }],
      },
    ],
    triggers: (['MINION', 'SPELL'] as const).map((kind, i) => ({
      on: 'COUNTER',
      whose: 'OPPONENTS',
      subject: kind,
      queueIf: { entity: 'SELF', is: { tag: 'HIDDEN_CHOICE', exactly: i + 1 } },
      do: [{ counterSpell: true }, { set: { HIDDEN_CHOICE: 0 }, on: 'SELF' }],
    })),
  }),
  ...(
    [
      ['TSC_032t', 'Minion Counter'],
      ['TSC_032t2', 'Spell Counter'],
    ] as const
  ).map(([id, name]) => ownCard({ id, name, type: 'SPELL', set: 'THE_SUNKEN_CITY' })),
  card('TSC_052', 'School Teacher', {
    battlecry: [
      { giveCard: 'TSC_052t', save: 'nagaling' },
      {
        discover: { pool: { type: 'SPELL', costAtMost: 3 } },
        in: 'SETASIDE',
        save: 'lesson',
        then: [{ enchant: 'TSC_052e', on: { saved: 'nagaling' }, remembers: { saved: 'lesson' } }],
      },
    ],
  }),
  ownMinion({
    id: 'TSC_052t',
    name: 'Nagaling',
    set: 'THE_SUNKEN_CITY',
    race: 'NAGA',
    cost: 1,
    attack: 1,
    health: 1,
    rules: { battlecry: ['HS-INF-nagaling'] },
    battlecry: [
      { save: 'lesson', entities: { rememberedBy: { enchantmentsOn: 'SELF' } } },
      { cast: { cardOf: { saved: 'lesson' } } },
    ],
  }),
  /** Its id is ours. */
  ownEnchantment('TSC_052e', 'Taught', {}),
];
