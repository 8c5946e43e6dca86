import { isShareKey } from './slug.js';

/** The place of an item in a list that is sorted by time and slug, newest first. */
export interface ListPlace {
  readonly createdAt: Date;
  readonly slug: string;
}

const PLACE_PATTERN = /^(\d{1,15})\.([a-z2-7]{12,26})$/;

/** The cursor that continues a list after this item. */
export function cursorAfter({ createdAt, slug }: ListPlace): string {
  return Buffer.from(`${createdAt.getTime()}.${slug}`, 'latin1').toString('base64url');
}

/** The place that a cursor stands for, or null if it is no cursor. */
export function placeOf(cursor: string): ListPlace | null {
  const match = PLACE_PATTERN.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  const createdAt = new Date(Number(match?.[1]));
  const slug = match?.[2] ?? '';
  if (!isShareKey(slug) || Number.isNaN(createdAt.getTime())) return null;
  const place = { createdAt, slug };
  return cursorAfter(place) === cursor ? place : null;
}
