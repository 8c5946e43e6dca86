/**
 * One entry of the machine's stack: which instruction runs, how far it has come, and its locals.
 * A frame is a JSON value: no closure, class instance, promise or undefined ever lives in one.
 */
export interface Frame {
  /** Index of the instruction in the program; serialised by its name. */
  readonly op: number;
  /** Position inside the instruction; its meaning is the instruction's own. */
  pc: number;
}
