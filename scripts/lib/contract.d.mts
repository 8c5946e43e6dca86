import type { GraphQLSchema } from 'graphql';

/** Digests of the members of every part of a contract. */
export type Contract = Readonly<Record<string, readonly string[]>>;

export function contractOf(schema: GraphQLSchema, openApi: object): Contract;
export function brokenParts(old: Contract, now: Contract): string[];
