import { rows } from './table.js';

let ids: ReadonlyMap<string, string> | null = null;

/** The id of the card that has this dbfId; undefined when the data knows none. */
export function idOfNumber(dbfId: string): string | undefined {
  if (!NUMBER.test(dbfId)) return undefined;
  ids ??= readNumbers();
  return ids.get(dbfId);
}

/** Whether a text can be a dbfId. The table is only gone through when somebody writes one. */
export function isNumber(text: string): boolean {
  return NUMBER.test(text);
}

const NUMBER = /^[1-9]\d{0,8}$/;

function readNumbers(): Map<string, string> {
  return new Map([...rows()].map(([cardId, dbfId]) => [dbfId, cardId]));
}
