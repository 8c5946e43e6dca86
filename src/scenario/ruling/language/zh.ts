import type {
  Ability,
  Answer,
  Fate,
  Idle,
  Instead,
  Language,
  OpenChoice,
  Party,
  Reason,
} from './parts.js';

/** Chinese, in the terms of the Chinese book. */
export const CHINESE: Language = {
  party,
  fate: (told) => fate(told),
  noFate: (told) => fate(told, '没有'),
  open,
  result,
  illegal: (message, who) =>
    who === null ? `不合法：${message}` : `${party(who)}不合法：${message}`,
  sentence: (clauses) => `${clauses.join('，')}。`,
  text: (sentences) => sentences.join(''),
  answer,
  plain: (text) => PLAIN.reduce((said, [precise, plain]) => said.replace(precise, plain), text),
  idle,
  idleAbility: (ability) => `${abilityOf(ability)}没有效果`,
  withoutEffect: (text) => `${text}，但没有效果`,
  despite: (text, who) => `${text}，尽管${party(who)}已离场`,
  unasked: ({ who, says }) => `${party(who)}没有响应：${says.replaceAll('{source}', '它')}`,
  reason: (why) => reason(why),
  lead: (what, why, spokenOf) => `${what}：${reason(why, spokenOf)}。`,
  caused: (cause, what) => `${cause}：${what}`,
  instead: (other, clauses) => `${condition(other)}，则${clauses.join('，')}。`,
  nothingDone: '尚未进行任何操作。',
  nothingChanges: '没有任何变化。',
};

/** What the trace says with the precision of the rules, and how players say it. */
const PLAIN: readonly (readonly [precise: RegExp, plain: string])[] = [
  [/的(?:列队|触发)条件不成立/, '没有触发'],
  [/^(.+)前(.+)尚未就位：未通过预检测$/, '$2没有触发：它在$1前尚未就位'],
  [/不在以下之列：/, '不是'],
  [/既未濒死也未待摧毁(?:（5\.0起）)?的没有(.+)$/, '没有尚未濒死的$1'],
];

function party({ name, player, count, isCounted }: Party): string {
  if (name === '') return `玩家${player}`;
  const named = count === 1 && isCounted !== true ? name : `${count}个${name}`;
  return player === 0 ? named : `玩家${player}的${named}`;
}

/** `A、B和C`. */
function enumerated(names: readonly string[], last: '和' | '或'): string {
  if (names.length < 2) return names[0] ?? '无';
  return `${names.slice(0, -1).join('、')}${last}${names.at(-1)}`;
}

const RESULTS: Readonly<Record<string, string>> = {
  draw: '平局',
  none: '游戏继续',
  'both players win': '双方玩家获胜',
};

function result(english: string): string {
  const winner = /^player (\d+) wins$/i.exec(english)?.[1];
  return winner === undefined ? (RESULTS[english] ?? english) : `玩家${winner}获胜`;
}

/** What a player does with somebody. */
const DONE_BY: { readonly [kind in Fate['kind']]?: (who: string) => string } = {
  control: (who) => `获得${who}的控制权`,
  draw: (who) => `抽到${who}`,
  equip: (who) => `装备${who}`,
  gain: (who) => `获得${who}`,
};

/** What became of somebody; `not` stands before it where it does not happen. */
function fate(told: Fate, not = ''): string {
  const who = enumerated(told.who.map(party), '和');
  const player = `玩家${told.player ?? 0}`;
  const done = DONE_BY[told.kind];
  if (done !== undefined) return `${player}${not}${done(who)}`;
  if (told.kind === 'prevent') {
    const damage = (told.value ?? 0) === 0 ? '伤害' : `${told.value}点伤害`;
    return `${who}受到的${damage}${not}被防止`;
  }
  return `${who}${not}${predicate(told, player)}`;
}

function predicate(told: Fate, player: string): string {
  const { kind, value = 0, left, other, what = '' } = told;
  switch (kind) {
    case 'damage':
      return `受到${value}点伤害${left === undefined ? '' : `，剩余${left}点生命值`}`;
    case 'fatigue':
      return `受到${value}点疲劳伤害`;
    case 'heal':
      return `恢复${value}点生命值`;
    case 'armor':
      return `获得${value}点护甲值`;
    case 'overload':
      return `过载${value}点`;
    case 'summon':
      return `为${player}召唤`;
    case 'enter':
      return `为${player}进入战场`;
    case 'return':
      return `回到${player}的手牌`;
    case 'shuffle':
      return `置入${player}的牌库`;
    case 'transform':
      return `变形为${partyOf(other)}`;
    case 'replace':
      return `被${partyOf(other)}替换`;
    case 'attach':
      return `结附于${partyOf(other)}`;
    case 'has':
      return `获得${what}`;
    case 'hasNot':
      return `失去${what}`;
    case 'is':
      return `变为${what}`;
    case 'isNot':
      return `不再是${what}`;
    case 'health':
      return `现在有${value}点生命值`;
    case 'counts':
      return `现在的${what}为${value}`;
    case 'costs':
      return `现在的法力值消耗为${value}`;
    case 'stats':
      return `现在为${what}`;
    default:
      return PREDICATES[kind] ?? kind;
  }
}

/** What needs nothing but the one to whom it happens. */
const PREDICATES: { readonly [kind in Fate['kind']]?: string } = {
  awaken: '苏醒',
  burn: '被烧毁',
  cast: '被施放',
  counter: '被反制',
  death: '死亡',
  destroy: '被消灭',
  discard: '被弃掉',
  dormant: '进入休眠',
  freeze: '被冻结',
  interrupt: '被中断',
  lose: '失败',
  move: '移动',
  play: '被使用',
  protect: '进行保护',
  redirect: '成为目标',
  remove: '离场',
  reveal: '被揭示',
  shield: '失去圣盾',
  silence: '被沉默',
  use: '被使用',
};

function partyOf(other: Party | undefined): string {
  return other === undefined ? '无' : party(other);
}

function open({ player, options }: OpenChoice, isFirst: boolean): string {
  const between = typeof options === 'number' ? `${options}项之一` : enumerated(options, '或');
  const picks = player === 0 ? `随机选择${between}` : `玩家${player}选择${between}`;
  return isFirst ? picks : `然后${picks}`;
}

/** What is said of an ability that did nothing, by what it could have done. */
const IDLE: { readonly [kind in Fate['kind']]?: string } = {
  control: '没有获得任何随从',
  damage: '没有造成伤害',
  death: '没有消灭任何目标',
  destroy: '没有消灭任何目标',
  draw: '没有抽牌',
  enter: '没有使任何牌进入战场',
  gain: '没有给予任何效果',
  heal: '没有恢复生命值',
  return: '没有移回任何牌',
  summon: '没有召唤任何随从',
};

function idle({ ability, promised }: Idle): string {
  return `${party(ability.who)}${(promised === null ? null : IDLE[promised]) ?? '没有效果'}`;
}

function answer(given: Answer): string {
  const who = party(given.who);
  switch (given.ask) {
    case 'dies':
      return given.holds ? `是。${who}死亡。` : `否。${who}没有死亡。`;
    case 'owner':
      return `玩家${given.value}拥有${who}。`;
    case 'damage':
      return `${who}受到${given.value}点伤害。`;
    case 'healing':
      return `${who}恢复${given.value}点生命值。`;
    case 'triggers':
      return given.value === 0 ? `否。${who}没有触发。` : `是。${who}触发${given.value}次。`;
  }
}

/** What an ability is called, by its English name. */
const ABILITIES: Readonly<Record<string, string>> = {
  '': '扳机',
  Deathrattle: '亡语',
  Battlecry: '战吼',
  Death: '死亡',
  Secret: '奥秘',
};

function abilityOf(ability: Ability): string {
  return `${party(ability.who)}的${abilityName(ability)}`;
}

function abilityName({ name }: Ability): string {
  return ABILITIES[name] ?? name;
}

function reason(why: Reason, spokenOf?: Party): string {
  switch (why.kind) {
    case 'resolvesFirst': {
      const { first, second } = why;
      const isSpokenOf = spokenOf !== undefined && party(spokenOf) === party(first.who);
      const own = isSpokenOf ? `它的${abilityName(first)}` : abilityOf(first);
      const who = isSpokenOf ? '它' : party(first.who);
      return `${own}先于${abilityOf(second)}结算，因为${who}先入场`;
    }
    case 'ofPlayer':
      return `${abilityOf(why.first)}先于${abilityOf(why.second)}结算，因为玩家${why.player}是${why.says}`;
    case 'beforeText': {
      const { first, card, early, late } = why;
      return `${abilityOf(first)}先于${party(card)}的效果结算，因为${early}先于${late}`;
    }
    case 'nested':
      return `${abilityOf(why.first)}先于${abilityOf(why.second)}结算，因为一个扳机引发的一切先于下一个扳机结算`;
    case 'cameFirst':
      return `${party(why.first)}先于${party(why.second)}入场`;
    case 'effectOf':
      return `因为${party(why.who)}`;
    case 'dated':
      return why.isBefore ? `这是${why.patch}之前的规则` : `这是${why.patch}起的规则`;
    case 'node':
      return why.text;
  }
}

function condition(other: Instead): string {
  switch (other.kind) {
    case 'order':
      return `若${party(other.first)}先于${party(other.second)}入场`;
    case 'silence':
      return `若${party(other.who)}没有效果`;
    case 'switch':
      return other.isBefore ? `在${other.patch}之前` : `从${other.patch}起`;
  }
}
