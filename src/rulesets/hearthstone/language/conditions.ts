/** Conditions that are one word, by this word; each is declared in the file of its family (`effects/conditions`). */
// biome-ignore lint/suspicious/noEmptyInterface: the words fill it
export interface ConditionWords {}

/** Conditions that are written as an object, by the field that names them; declared as the words are. */
// biome-ignore lint/suspicious/noEmptyInterface: the words fill it
export interface ConditionForms {}

/** Something that holds or not. Words about an entity speak of `IT` unless inside `entity`. */
export type Condition = keyof ConditionWords | ConditionForms[keyof ConditionForms];
