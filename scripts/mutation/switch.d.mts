/** Installs the switch. `on`: the mutant that is on, -1 for none; `differs`: 1 at each mutant that made a difference. */
export function installSwitch(): { on: number; readonly differs: Uint8Array };
