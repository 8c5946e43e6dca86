/** Lists of options: one of each is taken, nothing twice. */
export type Lists = readonly (readonly number[])[];

/** Whether one of each list can be taken, none of those that are taken already, such that it is enough. */
export function canMatch(
  lists: Lists,
  taken: readonly number[],
  isEnough: (taken: readonly number[]) => boolean = () => true,
): boolean {
  const [first, ...rest] = lists;
  if (first === undefined) return isEnough(taken);
  return first.some((e) => !taken.includes(e) && canMatch(rest, [...taken, e], isEnough));
}
