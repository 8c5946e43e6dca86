import { rowOf, rows } from './table.js';

let ids: ReadonlyMap<string, readonly string[]> | null = null;

export function idsOfChineseName(name: string): readonly string[] {
  if (!BEYOND_ASCII.test(name)) return [];
  ids ??= readNames();
  return ids.get(name) ?? [];
}

export function chineseNameOf(id: string): string | null {
  const name = rowOf(id)?.[3] ?? '';
  return name === '' ? null : name;
}

let byEnglishName: ReadonlyMap<string, string> | null = null;

export function idOfEnglishName(name: string): string | null {
  byEnglishName ??= new Map(
    [...rows()].flatMap(([id, , english, chinese]) => (chinese === '' ? [] : [[english, id]])),
  );
  return byEnglishName.get(name) ?? null;
}

/** The table is only gone through when somebody writes a name that can be Chinese. */
const BEYOND_ASCII = /[\u0080-\uffff]/;

function readNames(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [cardId, , , nameZh] of rows()) {
    if (nameZh === '') continue;
    const known = found.get(nameZh);
    if (known === undefined) found.set(nameZh, [cardId]);
    else known.push(cardId);
  }
  return found;
}
