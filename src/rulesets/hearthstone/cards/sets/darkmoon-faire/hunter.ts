import { type CardEntry, card } from '../../entry.js';
import { RANDOM_ENEMY } from '../../selectors.js';

/** DARKMOON_FAIRE set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('DMF_083', 'Dancing Cobra', { corrupt: 'DMF_083t' }),
  card('DMF_083t', 'Dancing Cobra'),
  card('DMF_085', 'Darkmoon Tonk', {
    deathrattle: [{ repeat: 4, do: [{ damage: 2, to: RANDOM_ENEMY }] }],
  }),
  card('DMF_090', "Don't Feed the Animals", {
    text: [{ enchant: 'DMF_090e2', on: { of: 'FRIENDLY_HAND', where: { race: 'BEAST' } } }],
    corrupt: 'DMF_090t',
  }),
  card('DMF_090t', "Don't Feed the Animals", {
    text: [{ enchant: 'DMF_090e', on: { of: 'FRIENDLY_HAND', where: { race: 'BEAST' } } }],
  }),
  card('DMF_090e', 'Well Fed', { enchantment: { attack: 2, health: 2 } }),
  card('DMF_090e2', 'Well Fed', { enchantment: { attack: 1, health: 1 } }),
  card('DMF_122', 'Mystery Winner', {
    battlecry: [{ discover: { pool: { type: 'SPELL', secret: true } }, then: [] }],
  }),
];
