import { z } from 'zod';
import { count32, exactly, int32, listOf, text } from '../../../common/grammar/choices.js';
import { type CardDefinition, PARTS_WITH_RULES, type PastCard } from '../../language/card.js';
import { KEYWORDS, RACES, SPELL_SCHOOLS, TAG_NAMES } from '../../vocabulary/index.js';
import { choiceSchema, rangeSchema } from './card-choice.js';
import { grammarOf } from './grammar.js';
import {
  auraSchema,
  conditionSchema,
  effectSchema,
  enchantmentSchema,
  type Parts,
  ruleIds,
  selectorSchema,
  triggerSchema,
  valueSchema,
} from './words.js';

export const CARD_TYPES = [
  'MINION',
  'SPELL',
  'WEAPON',
  'HERO',
  'HERO_POWER',
  'ENCHANTMENT',
] as const;

/** The language tied together: each part refers to the others when it is first used. */
const parts: Parts = {
  selector: z.lazy(() => selector),
  value: z.lazy(() => value),
  condition: z.lazy(() => condition),
  choice: z.lazy(() => choice),
  range: z.lazy(() => range),
  effects: z.lazy(() => effects),
  trigger: z.lazy(() => trigger),
  aura: z.lazy(() => aura),
};

const grammar = grammarOf(parts);

const selector = selectorSchema(grammar).meta({ id: 'Selector' });
const value = valueSchema(grammar).meta({ id: 'Value' });
const condition = conditionSchema(grammar).meta({ id: 'Condition' });
const choice = choiceSchema(parts).meta({ id: 'CardChoice' });
const range = rangeSchema(parts).meta({ id: 'CardRange' });
const effects = listOf(effectSchema(grammar).meta({ id: 'Effect' })).meta({
  id: 'Effects',
});
const trigger = triggerSchema(grammar).meta({ id: 'Trigger' });
const aura = auraSchema(grammar).meta({ id: 'Aura' });

const effectsIf = parts.effects.exactOptional();

const school = z.enum(SPELL_SCHOOLS);

const changeable = {
  name: text,
  class: text.exactOptional(),
  set: text.exactOptional(),
  rarity: text.exactOptional(),
  race: z.enum(RACES).exactOptional(),
  school: school.exactOptional(),
  collectible: z.boolean().exactOptional(),
  cost: count32.exactOptional(),
  attack: count32.exactOptional(),
  health: count32.exactOptional(),
  durability: count32.exactOptional(),
  armor: count32.exactOptional(),
  keywords: listOf(z.enum(KEYWORDS)).exactOptional(),
  spellDamage: count32.exactOptional(),
  heroPowerDamage: count32.exactOptional(),
  overload: count32.exactOptional(),
  secret: z.boolean().exactOptional(),
  tradeable: z.boolean().exactOptional(),
  quest: z
    .strictObject({
      progress: z.int().min(1).max(1000),
      reward: z.union([text, parts.effects]),
      side: z.literal(true).exactOptional(),
      next: text.exactOptional(),
    })
    .exactOptional(),
  lingers: z.literal(true).exactOptional(),
  requires: z.record(text, int32).exactOptional(),
  chooseOne: listOf(text).exactOptional(),
  madeOf: listOf(text).exactOptional(),
  halves: listOf(listOf(text)).exactOptional(),
  onlyOne: z.literal(true).exactOptional(),
  bothOptions: effectsIf,
  battlecry: effectsIf,
  combo: effectsIf,
  deathrattle: effectsIf,
  deathrattleIf: parts.condition.exactOptional(),
  deathrattlePreCheck: parts.condition.exactOptional(),
  text: effectsIf,
  entourage: listOf(text).exactOptional(),
  whenDrawn: effectsIf,
  castWhenDrawn: effectsIf,
  spellburst: effectsIf,
  frenzy: effectsIf,
  overkill: effectsIf,
  honorableKill: effectsIf,
  colossal: effectsIf,
  corrupt: text.exactOptional(),
  twinspell: text.exactOptional(),
  dormant: text.exactOptional(),
  magnetic: text.exactOptional(),
  rules: z.partialRecord(z.enum(PARTS_WITH_RULES), ruleIds).exactOptional(),
  triggers: listOf(parts.trigger).exactOptional(),
  auras: listOf(parts.aura).exactOptional(),
  enchantment: enchantmentSchema(grammar).exactOptional(),
  heroPower: text.exactOptional(),
  weapon: text.exactOptional(),
  tags: z.partialRecord(z.enum(TAG_NAMES), count32).exactOptional(),
};

const pastCard = exactly<PastCard>()(
  z.strictObject({
    before: text,
    ...changeable,
    name: text.exactOptional(),
    school: school.nullable().exactOptional(),
  }),
);

export const cardSchema = exactly<CardDefinition>()(
  z.strictObject({
    id: text,
    type: z.enum(CARD_TYPES),
    ...changeable,
    was: listOf(pastCard).exactOptional(),
  }),
);
