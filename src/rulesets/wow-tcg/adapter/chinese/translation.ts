import { DIFFERENCE_IN_CHINESE } from '../../../common/difference-phrases.js';
import { lazily } from '../../../common/lazily.js';
import { Phrasebook, type Phrases } from '../../../common/phrasebook.js';
import type { Translation } from '../../../common/translation.js';
import { builtInCards } from '../../cards/registry.js';
import { CHOICES } from './choices.js';
import { EFFECTS } from './effects.js';
import { MODIFIERS } from './modifiers.js';
import { REFUSALS } from './refusals.js';

/** Turns, priority and the chain. */
const COURSE: Phrases = {
  'player * would get priority': '玩家{1}将获得优先权',
  '{about} has priority': '{about}拥有优先权',
  '{about} passes': '{about}让过',
  'all have passed on an empty chain: the window closes': '连锁为空时所有玩家让过：窗口关闭',
  '{about} has resolved and leaves the chain': '{about}结算完毕，离开连锁',
  '{source} triggers; its effect waits': '{source}触发，其效应等待加入连锁',
  '{about} takes the first turn; opening hands are drawn': '{about}先手，双方抽起手牌',
  'ready step of {about}': '{about}的重置步骤',
  'draw step of {about}': '{about}的抽牌步骤',
  'action phase of {about}': '{about}的行动阶段',
  'end phase of {about}': '{about}的结束阶段',
  'wrap-up step of {about}': '{about}的收尾步骤',
  'modifiers of this turn expire': '本回合的修正失效',
  'player * wins': '玩家{1}获胜',
  'nobody wins': '无人获胜',
  'the game is a draw': '游戏平局',
  '{about} loses and leaves the game': '{about}失败并离开游戏',
  '{about} has left the game: the turn ends': '{about}已离开游戏：回合结束',
  '{about} is asked nothing more: what this player was doing is interrupted, the rest goes on':
    '不再询问{about}：该玩家的操作被中断，其余继续',
  'the loop is repeated * times': '循环重复{1}次',
  'the same situation comes back, and nobody can do anything about it': '局面重现，且无人能改变',
  'everybody chooses equipment to keep, then the game ends': '所有玩家选择保留的装备，随后游戏结束',
};

/** Events, each with whom it is about. */
const EVENTS: Phrases = {
  'Becomes Exhausted: {about}': '横置时：{about}',
  'Becomes Ready: {about}': '重置时：{about}',
  'Played: {about}': '使用时：{about}',
  'Dealt Damage: {about}': '受到伤害时：{about}',
  'Damage Prevented: {about}': '伤害被防止时：{about}',
  'Healed: {about}': '被治疗时：{about}',
  'Leaves Play: {about}': '离场时：{about}',
  'Enters Play: {about}': '进场时：{about}',
  'Attacks: {about}': '攻击时：{about}',
  'Defends: {about}': '防御时：{about}',
  'Protects: {about}': '保护时：{about}',
  'Destroyed: {about}': '被消灭时：{about}',
  'Discarded: {about}': '被弃掉时：{about}',
  'Struck: {about}': '打击时：{about}',
  'Drawn: {about}': '抽牌时：{about}',
  'Completed: {about}': '完成任务时：{about}',
  'Turn Starts: {about}': '回合开始时：{about}',
  'Turn Ends: {about}': '回合结束时：{about}',
};

/** Why something is refused, as a part of a sentence. */
const REASONS: Phrases = Object.fromEntries(
  Object.entries(REFUSALS)
    .filter(([english]) => !english.includes('*'))
    .map(([english, chinese]) => [
      english.charAt(0).toLowerCase() + english.slice(1, -1),
      chinese.slice(0, -1),
    ]),
);

/** What a difference says, beside what every game says. */
const DIFFERENCE: Phrases = {
  exhausted: '横置',
  'face down': '面朝下',
  protecting: '保护中',
  damage: '伤害',
  counters: '指示物',
  resources: '资源数',
  lost: '失败',
  'put into the hand': '置入手牌',
  'put into the graveyard': '置入墓地',
  'put on the chain': '加入连锁',
  'put into the deck': '置入牌库',
};

/** Tags have no other names. */
const TAG = /^[A-Z][a-z'-]+$/;

/** Cards have no other names. */
const names = lazily(() => new Set(builtInCards().map(({ definition }) => definition.name)));

const book = new Phrasebook(
  {
    ...DIFFERENCE_IN_CHINESE,
    ...DIFFERENCE,
    ...COURSE,
    ...EVENTS,
    ...EFFECTS,
    ...REFUSALS,
    ...REASONS,
    ...CHOICES,
    ...MODIFIERS,
  },
  (name) => (TAG.test(name) || names().has(name) ? name : null),
);

/** What happens, told in Chinese; cards keep their English names, for there are no others. */
export const CHINESE: Translation = {
  sentence: (english) =>
    english.startsWith(OPTIONS)
      ? optionsRead(english.slice(OPTIONS.length))
      : book.sentence(english),
  game: '游戏',
};

/** What says which answers a decision takes; the rest are names. */
const OPTIONS = 'This is not among what can be chosen. The options: ';

function optionsRead(listed: string): string {
  const options = listed.slice(0, -1).split(/, | or /);
  return `不在可选项之中。可选：${options.map((one) => (one === 'none' ? '无' : one)).join('、')}。`;
}
