import type { Form, Forms, OptionalForm } from '../../common/grammar/forms.js';
import type { CardChoice, CardRange, Deaths } from '../language/cards.js';
import type { Effect } from '../language/effects.js';
import type { RuleIds } from '../language/rule-ids.js';
import type { Condition, Selector, Value, Who } from '../language/words.js';

export interface Grammar extends Forms {
  readonly selector: Form<Selector>;
  readonly value: Form<Value>;
  readonly condition: Form<Condition>;
  readonly choice: Form<CardChoice>;
  readonly range: Form<CardRange>;
  readonly deaths: Form<Deaths>;
  readonly effects: Form<readonly Effect[]>;
  readonly who: Form<Who>;
  readonly save: OptionalForm<string>;
  readonly rules: OptionalForm<RuleIds>;
}
