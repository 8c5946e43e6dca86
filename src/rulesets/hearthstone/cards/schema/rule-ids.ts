import { z } from 'zod';
import { MAX_TEXT } from '../../../common/grammar/choices.js';
import { RULE_ID, type RuleIds } from '../../language/rule-ids.js';

export const ruleIds = z
  .array(z.string().max(MAX_TEXT).regex(RULE_ID))
  .max(20) as z.ZodType<RuleIds>;
