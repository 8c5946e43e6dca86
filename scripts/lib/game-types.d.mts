/** What the engine says of itself. */
export interface Engine {
  readonly rulesets: readonly { readonly id: string; readonly title: string }[];
  operate(name: 'scenarioSchema', body: { readonly ruleset: string }): unknown;
  /** Fields that a scenario file has beside a scenario. */
  readonly fileFields: readonly string[];
  readonly errorCodes: readonly string[];
  readonly nodeKinds: readonly string[];
}

/** The text of schema.graphql with its generated part made anew from what the engine says of itself. */
export function withGameTypes(text: string, engine: Engine): string;
