import type { EnchantmentFact } from './fact.js';

const borrowed: EnchantmentFact<'borrowed'> = {
  says: 'its host is borrowed: silenced off, the host goes back to the other side than that of the `CASTER`',
  rules: ['HS-INF-silence-gives-back'],
  example: { borrowed: true },
  reads: () => ['borrowed'],
};

const everyCard: EnchantmentFact<'everyCard'> = {
  says: 'on a player: every card of this id that is his has it, wherever it is and whenever it comes to him',
  rules: ['HS-INF-every-card'],
  example: { attack: 'NUM_1', health: 'NUM_2', everyCard: 'CS2_231' },
  reads: (id, { named }) => [`so has every ${named(id)} of that player`],
};

const recorded: EnchantmentFact<'recorded'> = {
  says: 'what is resurrected from a death of its host has it again',
  rules: ['ZH-4.10-extra-detail'],
  example: { attack: { set: 'NUM_1' }, recorded: true },
  reads: () => ['also when resurrected'],
};

const isUpgrade: EnchantmentFact<'isUpgrade'> = {
  says: 'it comes back with a resurrection of its host that is `keeping` upgrades',
  rules: ['HS-INF-magnetic-upgrades'],
  example: { attack: 'NUM_1', isUpgrade: true },
  reads: () => ['as an upgrade'],
};

export const HOSTS = { borrowed, everyCard, recorded, isUpgrade };
