import { type CardEntry, card } from '../../entry.js';
import { FRIENDLY_BEASTS } from '../../selectors.js';

/** BASIC set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('EX1_539', 'Kill Command', {
    text: [{ damage: { if: { exists: FRIENDLY_BEASTS }, then: 5, else: 3 }, to: 'TARGET' }],
  }),
  card('HERO_05', 'Rexxar', { heroPower: 'HERO_05bp' }),
  card('HERO_05bp', 'Steady Shot', { text: [{ damage: 2, to: 'ENEMY_HERO' }] }),
  card('CS2_237', 'Starving Buzzard', {
    triggers: [{ on: 'SUMMON', whose: 'YOURS', subject: { race: 'BEAST' }, do: [{ draw: 1 }] }],
  }),
  card('DS1_175', 'Timber Wolf', {
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: { of: 'FRIENDLY_MINIONS', where: { race: 'BEAST' }, except: 'SELF' },
        enchantment: 'DS1_175o',
      },
    ],
  }),
  card('DS1_175o', 'Furious Howl', { enchantment: { attack: 1 } }),
  card('DS1_178', 'Tundra Rhino', {
    auras: [{ update: 'HEALTH_ATTACK', to: FRIENDLY_BEASTS, enchantment: 'DS1_178e' }],
  }),
  card('DS1_178e', 'Charge', { enchantment: { grants: ['CHARGE'] } }),
  card('DS1_184', 'Tracking', {
    text: [
      { save: 'offered', entities: { first: 'FRIENDLY_DECK', count: 3 } },
      { setAside: { saved: 'offered' } },
      { choose: { saved: 'offered' }, save: 'taken' },
      { setAside: { of: { saved: 'offered' }, except: { saved: 'taken' } }, in: 'GRAVEYARD' },
      { drawThese: { saved: 'taken' } },
    ],
  }),
];
