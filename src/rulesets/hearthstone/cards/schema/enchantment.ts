import { z } from 'zod';
import { exactly, int32, listOf, oneOf } from '../../../common/grammar/choices.js';
import { type EnchantmentFacts, LASTING, type StatChange } from '../../language/words.js';
import { KEYWORDS } from '../../vocabulary/index.js';

const change = exactly<StatChange>()(
  oneOf('change of a number', [
    int32,
    z.enum(['NUM_1', 'NUM_2', 'MINUS_NUM_1']),
    z.strictObject({ set: oneOf('number', [int32, z.enum(['NUM_1', 'NUM_2', 'HEALTH'])]) }),
    z.strictObject({ times: int32 }),
    z.strictObject({ add: int32, notBelow: int32 }),
  ]),
);

/** What an enchantment does to its host. */
export const enchantmentFacts = exactly<EnchantmentFacts>()(
  z.strictObject({
    attack: change.exactOptional(),
    health: change.exactOptional(),
    cost: change.exactOptional(),
    grants: listOf(z.enum([...KEYWORDS, 'FROZEN'])).exactOptional(),
    spellDamage: int32.exactOptional(),
    heroPowerDamage: int32.exactOptional(),
    damageTaken: change.exactOptional(),
    countsAtOnce: z.literal(true).exactOptional(),
    lasts: z.enum(LASTING).exactOptional(),
  }),
);
