import { type CardEntry, card } from '../../entry.js';

/** TROLL set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('TRL_363', 'Saronite Taskmaster', {
    deathrattle: [{ summon: 'TRL_363t', who: 'OPPONENT' }],
  }),
  card('TRL_015', 'Ticket Scalper', { overkill: [{ draw: 2 }] }),
  card('TRL_528', 'Linecracker', { overkill: [{ enchant: 'TRL_528e', on: 'SELF' }] }),
  card('TRL_528e', 'Crazed', { enchantment: { attack: { times: 2 } } }),
  card('TRL_535', 'Snapjaw Shellfighter', {
    triggers: [
      {
        on: 'PREDAMAGE',
        subject: { all: ['MINION', { among: { adjacentTo: 'SELF' } }] },
        when: { value: 'EVENT_AMOUNT', atLeast: 1 },
        nested: 'LOST',
        rules: ['ZH-4.9-predamage-minion', 'ZH-4.9-snapjaw'],
        do: [
          { preventDamage: true },
          { damage: 'EVENT_AMOUNT', to: 'SELF', from: 'EVENT_SOURCE', fixed: true },
        ],
      },
    ],
  }),
  card('TRL_521', 'Arena Patron', { overkill: [{ summon: 'TRL_521' }] }),
];
