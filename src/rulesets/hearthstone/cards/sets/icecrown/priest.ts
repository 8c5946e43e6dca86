import type { CardDefinition } from '../../definition.js';

/** ICECROWN set, priest. */
export const ICECROWN_PRIEST: readonly CardDefinition[] = [
  {
    id: 'ICC_830p',
    name: 'Voidform',
    type: 'HERO_POWER',
    class: 'PRIEST',
    set: 'ICECROWN',
    cost: 2,
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 2, to: 'TARGET' }],
    triggers: [
      { on: 'AFTER_PLAY', whose: 'YOURS', notInserted: true, do: [{ refreshHeroPower: true }] },
      { on: 'AFTER_SPELL', whose: 'YOURS', do: [{ refreshHeroPower: true }] },
    ],
  },
];
