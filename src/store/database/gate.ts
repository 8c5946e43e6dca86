/** Something to wait for that happens once. */
export interface Gate {
  /** Resolves when the gate is opened, or at once if it is open. */
  readonly passed: Promise<void>;
  open(): void;
}

/** A closed gate. */
export function closedGate(): Gate {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}
