import { countOf } from '../../../common/grammar/combinators.js';
import type { ValueWords } from '../../language/values.js';
import { attackWithGifts } from '../../rules/auras/every-card.js';
import { proposedDamage, spellDamageOf } from '../../rules/events/proposed-damage.js';
import { get, healthLeft } from '../../state/access.js';
import { lastAttack } from '../../state/deaths.js';
import { Tag } from '../../vocabulary/index.js';
import { compileDeaths } from '../deaths/resurrect.js';
import type { ValueForm, ValueWord } from '../value-word.js';
import { tagInWords } from './tag-words.js';
import { reader } from './tags.js';

declare module '../../language/values.js' {
  interface ValueWords {
    EVENT_AMOUNT: true;
    RESULT: true;
    SPELL_DAMAGE: true;
    /** What Deathrattles that count their minion's Attack read. */
    OWN_ATTACK: true;
    /** What triggers on a summon read that count the minion's Health. */
    SUMMONED_HEALTH: true;
  }
}

export const COUNTED_VALUE_WORDS = {
  EVENT_AMOUNT: {
    says: 'the amount of the event that a trigger answers',
    amount: 'the amount',
    measure: (_s, scope) => scope.event?.amount ?? 0,
  },
  RESULT: {
    says: 'of the effect before: damage dealt, cards drawn, minions summoned',
    amount: 'the result before',
    measure: (_s, scope) => scope.result,
  },
  SPELL_DAMAGE: {
    says: 'the Spell Damage that you have (HS-SPELLDMG)',
    amount: 'your Spell Damage',
    measure: (s, scope) => spellDamageOf(s, scope.player as 1 | 2),
  },
  OWN_ATTACK: {
    says: 'the Attack of SELF; once it has died, what it had as it died',
    amount: 'its own Attack',
    measure: (s, scope) => lastAttack(s, scope.source),
  },
  SUMMONED_HEALTH: {
    says: 'the Health by which what an event happens to is judged as summoned: what it has, or with which it was played (SUP-QUEST-GIANTS3)',
    amount: 'the Health with which it was summoned',
    measure: (s, { event }) => {
      if (event === null) return 0;
      return get(s, event.subject, Tag.JUDGED_HEALTH) || healthLeft(s, event.subject);
    },
  },
} as const satisfies Partial<Record<keyof ValueWords, ValueWord>>;

const count: ValueForm<'count'> = {
  says: 'how many',
  example: { count: 'FRIENDLY_MINIONS' },
  amount: (value, read) => `the number of ${read.many(value.count)}`,
  compile: (value, compiler) => countOf(compiler.selection(value.count)),
};

const deaths: ValueForm<'deaths'> = {
  says: 'how many deaths are on record: `died` `THIS_TURN` or `THIS_GAME`, of a `side`, of cards `like` what a pool asks for',
  rules: ['HS-DEC3'],
  example: { deaths: { died: 'THIS_GAME', like: { type: 'MINION' } } },
  amount: (value, read) => `the number of deaths of a ${read.deaths(value.deaths)}`,
  compile: (value) => countOf(compileDeaths(value.deaths)),
};

const tag: ValueForm<'tag'> = {
  says: 'the sum of a tag, or of `ATTACK` or `HEALTH_LEFT`, `of` entities',
  example: { tag: 'ATTACK', of: 'TARGET' },
  amount: (value, read) => `the ${tagInWords(value.tag)} of ${read.these(value.of)}`,
  compile: (value, compiler) => {
    const read = reader(value.tag);
    const of = compiler.selection(value.of);
    return (s, scope) => {
      let sum = 0;
      for (const e of of(s, scope)) sum = (sum + read(s, e)) | 0;
      return sum;
    };
  },
};

const saved: ValueForm<'saved'> = {
  says: 'a saved number, or how many were saved',
  example: { saved: 'hit' },
  amount: (value, { voice }) =>
    voice.means === 'EACH' ? `the number "${value.saved}"` : 'the number noted before',
  compile: (value) => (_s, scope) => {
    const kept = scope.saved?.[value.saved];
    return typeof kept === 'number' ? kept : Array.isArray(kept) ? kept.length : 0;
  },
};

const boosted: ValueForm<'boosted'> = {
  says: "with Spell Damage and doublings, as a spell's damage: a missile spell counts its missiles so",
  rules: ['HS-DH2a', 'ZH-5.1-spell-damage'],
  example: { boosted: 3 },
  amount: (value, read) => `${read.amount(value.boosted)} (Spell Damage counts)`,
  compile: (value, compiler) => {
    const amount = compiler.measure(value.boosted);
    return (s, scope) => proposedDamage(s, scope.source, scope.player, amount(s, scope));
  },
};

const attackOfYour: ValueForm<'attackOfYour'> = {
  says: 'the Attack of your card of this id, wherever it is: printed, and what you gave to every one of them',
  rules: ['HS-INF-every-card'],
  example: { attackOfYour: 'CS2_231' },
  amount: (value, { voice }) => `the Attack of your ${voice.named(value.attackOfYour)}`,
  compile: (value) => (s, scope) => attackWithGifts(s, scope.player, value.attackOfYour),
};

const lastAttackForm: ValueForm<'lastAttack'> = {
  says: 'the Attack of this one; once it has died, what it had as it died',
  example: { lastAttack: 'EVENT_SUBJECT' },
  amount: (value, read) => `the Attack of ${read.these(value.lastAttack)}`,
  compile: (value, compiler) => {
    const of = compiler.selection(value.lastAttack);
    return (s, scope) => {
      const [e] = of(s, scope);
      return e === undefined ? 0 : lastAttack(s, e);
    };
  },
};

export const COUNTED_VALUE_FORMS = {
  attackOfYour,
  lastAttack: lastAttackForm,
  count,
  deaths,
  tag,
  saved,
  boosted,
};
