import { ID_PATTERN } from '../values/base32.js';

/** The place of an item in a list that is sorted by time and id, newest first. */
export interface ListPlace {
  readonly createdAt: Date;
  readonly id: string;
}

const PLACE_PATTERN = /^(\d{1,15})\.([a-z2-7]{26})$/;

/** The cursor that continues a list after this item. */
export function cursorAfter({ createdAt, id }: ListPlace): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`, 'latin1').toString('base64url');
}

/** The place that a cursor stands for, or null if it is no cursor. */
export function placeOf(cursor: string): ListPlace | null {
  const match = PLACE_PATTERN.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  const createdAt = new Date(Number(match?.[1]));
  const id = match?.[2] ?? '';
  if (!ID_PATTERN.test(id) || Number.isNaN(createdAt.getTime())) return null;
  const place = { createdAt, id };
  return cursorAfter(place) === cursor ? place : null;
}
