/**
 * What follows from a text, worked out once for as many texts as are remembered; then all are forgotten, which is quicker than
 * knowing which was asked for last. For texts of which there are some hundreds, and a few that callers choose.
 */
export function remembered<R extends {}>(most: number, work: (text: string) => R) {
  const known = new Map<string, R>();
  return (text: string): R => {
    let found = known.get(text);
    if (found === undefined) {
      found = work(text);
      if (known.size >= most) known.clear();
      known.set(text, found);
    }
    return found;
  };
}
