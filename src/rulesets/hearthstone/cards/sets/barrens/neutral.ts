import { type CardEntry, card } from '../../entry.js';

/** BARRENS set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('BAR_042', 'Primordial Protector', {
    battlecry: [
      {
        drawThese: { random: { highest: 'COST', among: { of: 'FRIENDLY_DECK', where: 'SPELL' } } },
        save: 'drawn',
      },
      {
        forEach: { saved: 'drawn' },
        do: [{ summon: { pool: { type: 'MINION', costOf: 'IT' } } }],
      },
    ],
  }),
  card('BAR_080', "Shadow Hunter Vol'jin", {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0 },
    rules: { battlecry: ['ZH-4.7-full-zone'] },
    battlecry: [
      { save: 'owner', value: { if: { entity: 'TARGET', is: 'FRIENDLY' }, then: 1, else: 0 } },
      {
        save: 'mine',
        entities: { random: { of: 'FRIENDLY_HAND', where: 'MINION' } },
      },
      {
        save: 'theirs',
        entities: { random: { of: 'ENEMY_HAND', where: 'MINION' } },
      },
      { returnToHand: 'TARGET' },
      {
        if: { value: { saved: 'owner' }, exactly: 1 },
        then: [{ putIntoPlay: { saved: 'mine' }, blindly: true }],
        else: [{ putIntoPlay: { saved: 'theirs' }, blindly: true }],
      },
    ],
  }),
];
