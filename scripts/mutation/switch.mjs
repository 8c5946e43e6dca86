// The switch that instrumented code asks: which mutant is on, and which places have been reached.
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
  const control = { on: -1, reached: new Uint8Array(65_536) };
  const isOn = (id) => {
    control.reached[id] = 1;
    return control.on === id;
  };
  globalThis.$mutant = {
    binary(operator, id, a, b) {
      control.reached[id] = 1;
      const turn = control.on - id;
      const far = FAR[operator];
      return turn >= 0 && turn < far.length ? far[turn](a, b) : NEAR[operator](a, b);
    },
    logical(operator, id, a, b) {
      const isAnd = (operator === '&&') !== isOn(id);
      return isAnd ? a && b() : a || b();
    },
    not: (id, a) => (isOn(id) ? Boolean(a) : !a),
    flag: (id, value) => (isOn(id) ? !value : value),
    stays: (id) => !isOn(id),
    test(id, value) {
      control.reached[id] = 1;
      if (control.on === id) return true;
      return control.on === id + 1 ? false : value;
    },
  };
  return control;
}
