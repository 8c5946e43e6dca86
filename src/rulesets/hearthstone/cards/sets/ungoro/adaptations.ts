import type { Effect, Selector } from '../../../language/words.js';
import { type CardEntry, card } from '../../entry.js';

/** What there is to adapt to, in the order of ZH-5.1-adapt. */
const ADAPTATIONS: readonly string[] = [
  'UNG_999t6',
  'UNG_999t8',
  'UNG_999t7',
  'UNG_999t13',
  'UNG_999t14',
  'UNG_999t3',
  'UNG_999t4',
  'UNG_999t2',
  'UNG_999t10',
  'UNG_999t5',
];

/** Each of these minions adapts, all in the same way. */
export function adapt(minions: Selector, when?: 'LATE'): Effect {
  const offering = { oneOf: ADAPTATIONS };
  return when === undefined
    ? { adapt: minions, offering }
    : { adapt: minions, offering, late: true };
}

/** The ten adaptations and what they give. */
export const CARDS: readonly CardEntry[] = [
  card('UNG_999t2', 'Living Spores', { text: [{ enchant: 'UNG_999t2e', on: 'TARGET' }] }),
  card('UNG_999t2e', 'Living Spores', { deathrattle: [{ summon: 'UNG_999t2t1', count: 2 }] }),
  card('UNG_999t3', 'Flaming Claws', { text: [{ enchant: 'UNG_999t3e', on: 'TARGET' }] }),
  card('UNG_999t3e', 'Flaming Claws', { enchantment: { attack: 3 } }),
  card('UNG_999t4', 'Rocky Carapace', { text: [{ enchant: 'UNG_999t4e', on: 'TARGET' }] }),
  card('UNG_999t4e', 'Rocky Carapace', { enchantment: { health: 3 } }),
  card('UNG_999t5', 'Liquid Membrane', { text: [{ enchant: 'UNG_999t5e', on: 'TARGET' }] }),
  card('UNG_999t5e', 'Liquid Membrane', {
    enchantment: { grants: ['CANT_BE_TARGETED_BY_SPELLS', 'CANT_BE_TARGETED_BY_HERO_POWERS'] },
  }),
  card('UNG_999t6', 'Massive', { text: [{ enchant: 'UNG_999t6e', on: 'TARGET' }] }),
  card('UNG_999t6e', 'Massive', { enchantment: { grants: ['TAUNT'] } }),
  card('UNG_999t7', 'Lightning Speed', { text: [{ enchant: 'UNG_999t7e', on: 'TARGET' }] }),
  card('UNG_999t7e', 'Lightning Speed', { enchantment: { grants: ['WINDFURY'] } }),
  card('UNG_999t8', 'Crackling Shield', { text: [{ enchant: 'UNG_999t8e', on: 'TARGET' }] }),
  card('UNG_999t8e', 'Crackling Shield', { enchantment: { grants: ['DIVINE_SHIELD'] } }),
  card('UNG_999t10', 'Shrouding Mist', { text: [{ enchant: 'UNG_999t10e', on: 'TARGET' }] }),
  card('UNG_999t10e', 'Shrouding Mist', {
    enchantment: { grants: ['STEALTH'], lasts: 'UNTIL_YOUR_NEXT_TURN' },
  }),
  card('UNG_999t13', 'Poison Spit', { text: [{ enchant: 'UNG_999t13e', on: 'TARGET' }] }),
  card('UNG_999t13e', 'Poison Spit', { enchantment: { grants: ['POISONOUS'] } }),
  card('UNG_999t14', 'Volcanic Might', { text: [{ enchant: 'UNG_999t14e', on: 'TARGET' }] }),
  card('UNG_999t14e', 'Volcanic Might', { enchantment: { attack: 1, health: 1 } }),
];
