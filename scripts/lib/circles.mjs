/**
 * The circles between the parts of each place, as `place: a -> b -> a`; a part is a folder or a file that lies right
 * in it. So no circle of files is passed over. `imports` are pairs of paths, of types as well.
 */
export function circlesOfParts(imports) {
  const places = new Map();
  for (const [from, to] of imports) {
    const [a, b] = [from.split('/'), to.split('/')];
    const depth = a.findIndex((name, i) => name !== b[i]);
    if (depth < 0) continue;
    const place = a.slice(0, depth).join('/');
    const parts = places.get(place) ?? places.set(place, new Map()).get(place);
    const used = parts.get(a[depth]) ?? parts.set(a[depth], new Set()).get(a[depth]);
    used.add(b[depth]);
  }
  return [...places].flatMap(([place, parts]) => {
    const circle = circleIn(parts);
    return circle === null ? [] : [`${place}: ${circle.join(' -> ')}`];
  });
}

/** One circle among parts and what each of them uses; null if there is none. */
function circleIn(parts) {
  const done = new Set();
  const follow = (part, way) => {
    if (way.includes(part)) return [...way.slice(way.indexOf(part)), part];
    if (done.has(part)) return null;
    for (const next of parts.get(part) ?? []) {
      const circle = follow(next, [...way, part]);
      if (circle !== null) return circle;
    }
    done.add(part);
    return null;
  };
  for (const part of parts.keys()) {
    const circle = follow(part, []);
    if (circle !== null) return circle;
  }
  return null;
}
