import type { TagName } from '../vocabulary/index.js';
import type { Condition } from './conditions.js';
import type { Effect } from './effects.js';
import type { RuleIds } from './rule-ids.js';
import type { Selector } from './selectors.js';
import type { Value } from './values.js';

/** An ongoing effect. HEALTH_ATTACK ones are refreshed by Aura Update (Health/Attack), OTHER by Aura Update (Other). */
export type Aura = AuraForm & { readonly rules?: RuleIds };

type AuraForm =
  | {
      readonly update: 'HEALTH_ATTACK';
      readonly to: Selector;
      /** The enchantment that carries the aura's effect. */
      readonly enchantment: string;
      readonly num1?: Value;
      readonly if?: Condition;
      /** FIRST: before all enchantments and auras; LAST: after all (HS-R4-priority). */
      readonly priority?: 'FIRST' | 'LAST';
      /** Where the bearer must be: default PLAY. A card's own cost changes work in the hand (HS-M6). */
      readonly zone?: 'HAND';
    }
  /**
   * Enrage: while damaged it carries this enchantment, which has its own place in the order of play and is a new one
   * each time (HS-E3, HS-E6).
   */
  | { readonly update: 'HEALTH_ATTACK'; readonly enrage: string }
  /** At each such update the Hero Power can be used again, if the condition holds (HS-HPR-coldarra). */
  | {
      readonly update: 'HEALTH_ATTACK';
      readonly refreshesHeroPower: true;
      readonly if?: Condition;
    }
  | {
      readonly update: 'OTHER';
      readonly tag: TagName;
      readonly on: Selector;
      readonly amount?: Value;
      readonly if?: Condition;
    }
  | { readonly update: 'OTHER'; readonly do: readonly Effect[]; readonly if: Condition };
