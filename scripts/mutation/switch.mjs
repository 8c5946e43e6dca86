// The switch that instrumented code asks: which mutant is on, and which would have made a difference.
const FAR = {
  '<': [(a, b) => a <= b, (a, b) => a >= b],
  '<=': [(a, b) => a < b, (a, b) => a > b],
  '>': [(a, b) => a >= b, (a, b) => a <= b],
  '>=': [(a, b) => a > b, (a, b) => a < b],
  '===': [(a, b) => a !== b],
  '!==': [(a, b) => a === b],
  '+': [(a, b) => a - b],
  '-': [(a, b) => a + b],
  '*': [(a, b) => a / b],
};
const NEAR = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '===': (a, b) => a === b,
  '!==': (a, b) => a !== b,
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
};

/** Makes the switch and puts it where instrumented code looks for it. */
export function installSwitch() {
  /** `differs`: mutants that would have changed a value, or whose statement ran, since it was last cleared. */
  const control = { on: -1, differs: new Uint8Array(65_536) };
  const { differs } = control;
  const isOn = (id) => {
    differs[id] = 1;
    return control.on === id;
  };
  globalThis.$mutant = {
    binary(operator, id, a, b) {
      const far = FAR[operator];
      const plain = NEAR[operator](a, b);
      for (let turn = 0; turn < far.length; turn++) {
        const isOn = control.on === id + turn;
        // Two large numbers may refuse the other operator: they are not asked unless it is on.
        if (!isOn && typeof a !== 'bigint' && far[turn](a, b) === plain) continue;
        differs[id + turn] = 1;
        if (isOn) return far[turn](a, b);
      }
      return plain;
    },
    logical(operator, id, a, b) {
      const isAnd = operator === '&&';
      const isSettled = isAnd ? !a : Boolean(a);
      if (control.on === id) return isSettled ? b() : a;
      // What the other operator would have asked for is not known: it may have changed something.
      if (isSettled) {
        differs[id] = 1;
        return a;
      }
      const plain = b();
      if (plain !== a) differs[id] = 1;
      return plain;
    },
    not: (id, a) => (isOn(id) ? Boolean(a) : !a),
    flag: (id, value) => (isOn(id) ? !value : value),
    stays: (id) => !isOn(id),
    test(id, value) {
      if (!value) {
        differs[id] = 1;
        return control.on === id ? true : value;
      }
      differs[id + 1] = 1;
      return control.on === id + 1 ? false : value;
    },
  };
  return control;
}
