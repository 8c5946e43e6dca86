import { cardById } from '../cards/pool.js';
import { gainCard } from '../events/gain-card.js';
import type { QuestRewardFrame } from '../frames.js';
import { cardOf, controllerOf, type HsRun } from '../state/access.js';
import { enterZone, leaveZone } from '../state/zones.js';
import { Zone } from '../vocabulary/index.js';

/** Hands out the reward of a completed quest, which leaves play (HS-QRS). */
export function stepQuestReward(run: HsRun, frame: QuestRewardFrame): void {
  const s = run.state;
  const { quest } = frame;
  const reward = cardOf(s, quest).definition.quest!.reward;
  const player = controllerOf(s, quest);
  const node = run.begin('step', 'Quest Reward Step', ['HS-QRS'], '{source} is completed', quest);
  leaveZone(run, quest);
  enterZone(run, quest, Zone.GRAVEYARD);
  run.end(node);
  run.pop();
  gainCard(run, cardById(s.pool, reward), player, quest);
}
