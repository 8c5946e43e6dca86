import type { Language } from '../../rulesets/common/names.js';

/** What the page of a ruling says around it, in Chinese. */
const CHINESE = {
  Why: '为什么',
  'Swap them': '交换二者的顺序',
  'See it on the board': '在战场上查看',
  'What is done, and what changes': '操作与变化',
  'Everything that happens': '全部过程',
  'Leave out checks and queues': '隐藏检查与队列',
  'Show checks and queues too': '同时显示检查与队列',
  Result: '结果',
  As: '其他格式',
  patch: '版本',
  'shared by': '分享者',
  'Why did it happen, and why not?': '为什么发生，为什么没有发生？',
  'Whom is it about? An alias, a card, or "hero 1"': '关于谁？代号、卡牌，或“hero 1”',
  'How likely is what?': '各种结果的概率',
  'Group the odds by: "result", "board", or for example "hero 2 health"':
    '按什么统计：“result”、“board”，或例如“hero 2 health”',
  Ask: '提问',
  'The boards in words': '文字战场',
  Before: '之前',
  After: '之后',
  'After everything has happened': '全部结算之后',
  'Turn the board around': '交换双方位置',
  'First step': '第一步',
  'Step back': '上一步',
  'Next step': '下一步',
  'Last step': '最后一步',
  Steps: '步骤',
  'The board': '战场',
  'The board, step by step': '逐步显示的战场',
  'Edit a copy, play on': '编辑副本并继续',
  'Compare editions': '比较版本',
  'Through all editions': '历代版本',
  'In other editions': '其他版本',
  'Is the answer another in other editions?': '其他版本的结果是否不同？',
  'The same in every edition since': '结果相同，所有版本自',
  'Back to the board': '返回战场',
  'Nothing happened.': '没有发生任何事。',
  'What happened': '发生了什么',
  'Why not': '为什么没有',
  'What the rules say': '规则原文',
  '(concluded, not stated)': '（推论，并非明文）',
} as const;

/** Words of a page that every language has. */
export type PageWords = keyof typeof CHINESE;

/** Words of a page in the language that is asked for; English is what they are named by. */
export function inWords(language: Language | undefined, words: PageWords): string {
  return language === 'zh' ? CHINESE[words] : words;
}

/** The language of a page, as HTML names it. */
export function htmlLanguage(language: Language | undefined): string {
  return language === 'zh' ? 'zh-CN' : 'en';
}
