import { rows } from './table.js';

let numbers: ReadonlyMap<string, string> | null = null;
let ids: ReadonlyMap<string, string> | null = null;

export function idOfNumber(dbfId: string): string | undefined {
  if (!NUMBER.test(dbfId)) return undefined;
  ids ??= readNumbers();
  return ids.get(dbfId);
}

/** Whether a text can be a dbfId. The table is only gone through when somebody writes one. */
export function isNumber(text: string): boolean {
  return NUMBER.test(text);
}

export function numberOf(cardId: string): string | undefined {
  numbers ??= new Map([...rows()].flatMap(([id, dbfId]) => (dbfId === '' ? [] : [[id, dbfId]])));
  return numbers.get(cardId);
}

const NUMBER = /^[1-9]\d{0,8}$/;

function readNumbers(): Map<string, string> {
  return new Map([...rows()].map(([cardId, dbfId]) => [dbfId, cardId]));
}
