import { type CardSet, SELF_ENTERS, YOUR_HERO_TO_EXHAUST } from '../behaviour.js';

const UNTARGETABLE = { continuous: { to: 'SELF', cannot: ['BE_TARGETED'] } } as const;

/** More allies of The Dark Portal, and what their tokens do. */
export const DARK_PORTAL_ALLIES: CardSet = {
  'apprentice-merry': { powers: [UNTARGETABLE] },
  'jeleane-nightbreeze': { powers: [UNTARGETABLE] },
  'raul-fingers-maldren': { powers: [UNTARGETABLE] },
  'mya-dragonling-wrangler': {
    powers: [{ when: SELF_ENTERS, do: [{ token: 'mechanical-dragonling' }] }],
  },
  'draenei-survivor': {
    powers: [{ payment: { exhaust: YOUR_HERO_TO_EXHAUST, removeSelf: true }, do: [{ draw: 1 }] }],
  },
};
