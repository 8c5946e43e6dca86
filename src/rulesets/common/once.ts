/** What follows from an object that nobody changes, worked out once for as long as the object lives. */
export function once<F extends object, R>(work: (of: F) => R): (of: F) => R {
  const known = new WeakMap<F, R>();
  return (of) => {
    let found = known.get(of);
    if (found === undefined) {
      found = work(of);
      known.set(of, found);
    }
    return found;
  };
}
