import type { RuleIds } from './rule-ids.js';

/** Every kind of aura by the field that names it; each is declared in its own file (`effects/auras`). */
// biome-ignore lint/suspicious/noEmptyInterface: the words fill it
export interface Auras {}

/** An ongoing effect. HEALTH_ATTACK ones are refreshed by Aura Update (Health/Attack), OTHER by Aura Update (Other). */
export type Aura = Auras[keyof Auras] & { readonly rules?: RuleIds };
