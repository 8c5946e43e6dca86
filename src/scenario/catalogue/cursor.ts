const PREFIX = 'after ';

/** The cursor that continues a list of the catalogue after the item of this id. What it says is nobody's business. */
export function cursorAfter(id: string): string {
  return Buffer.from(`${PREFIX}${id}`, 'utf8').toString('base64url');
}

/** The id of the item that a cursor stands for. The bare id, which cursors once were, is taken as well. */
export function placeOf(cursor: string): string {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const id = text.slice(PREFIX.length);
  return text.startsWith(PREFIX) && cursorAfter(id) === cursor ? id : cursor;
}
