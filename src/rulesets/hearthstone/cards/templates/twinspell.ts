import { type CardEntry, card, type PrintedEntry } from '../entry.js';

type Does = Omit<PrintedEntry, 'id' | 'name'>;

/**
 * A spell with Twinspell, and the one without it that whoever plays or casts it gets (ZH-2.3-play).
 * @param twin what the second one has besides: where the data that has a change of the first lacks it
 */
export function twinspell(
  id: string,
  name: string,
  does: Does,
  twin: Does = {},
): readonly CardEntry[] {
  return [
    card(id, name, { ...does, twinspell: `${id}ts` }),
    card(`${id}ts`, name, { ...does, ...twin }),
  ];
}
