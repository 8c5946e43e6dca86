import { z } from 'zod';
import { FORMS, formOf } from '../../../common/grammar/form-schemas.js';
import { WHO } from '../../language/players.js';
import { deathsSchema } from './card-choice.js';
import { type Grammar, type Parts, ruleIds } from './words.js';

export function grammarOf(parts: Parts): Grammar {
  return {
    ...FORMS,
    selector: formOf(parts.selector),
    value: formOf(parts.value),
    condition: formOf(parts.condition),
    choice: formOf(parts.choice),
    range: formOf(parts.range),
    deaths: formOf(deathsSchema),
    effects: formOf(parts.effects),
    who: formOf(z.enum(WHO)),
    save: FORMS.text,
    rules: formOf(ruleIds),
  };
}
