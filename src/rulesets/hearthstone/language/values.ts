/** Values that are one word, by this word; each is declared in the file of its family (`effects/values`). */
// biome-ignore lint/suspicious/noEmptyInterface: the words fill it
export interface ValueWords {}

/** Values that are written as an object, by the field that names them; declared as the words are. */
// biome-ignore lint/suspicious/noEmptyInterface: the words fill it
export interface ValueForms {}

/** A number. Arithmetic is 32-bit (HS-TAGLIMITS). */
export type Value = number | keyof ValueWords | ValueForms[keyof ValueForms];
