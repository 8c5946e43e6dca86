import { type Reader, titled } from '../../effects/reader.js';
import { readInTurn } from '../../effects/steps.js';
import type { Aura } from '../../language/words.js';

/** An aura as a sentence: `Each other friendly minion has Might (+1 Attack).` */
export function readAura(aura: Aura, read: Reader): string {
  return `${capital(clauseOf(aura, read))}.`;
}

function clauseOf(aura: Aura, read: Reader): string {
  const opening =
    'if' in aura && aura.if !== undefined
      ? `${'do' in aura ? 'as soon as' : 'while'} ${read.holds(aura.if)}, `
      : '';
  if ('refreshesHeroPower' in aura)
    return `${opening}${read.voice.your} Hero Power can be used again at once`;
  if ('enrage' in aura)
    return `while damaged, ${read.voice.self} has ${read.enchantment(aura.enrage, undefined, undefined)}`;
  if ('do' in aura) return `${opening}${readInTurn(aura.do, read)}`;
  if ('tag' in aura)
    return `${opening}${titled(aura.tag)} ${read.amount(aura.amount ?? 1)} on ${read.these(aura.on)}`;
  const given = read.enchantment(aura.enchantment, aura.num1, undefined);
  const place = aura.zone === undefined ? '' : ' (while it is in hand)';
  const order =
    aura.priority === undefined
      ? ''
      : ` (${aura.priority === 'FIRST' ? 'before' : 'after'} all other enchantments)`;
  return `${opening}${read.these(aura.to)} has ${given}${place}${order}`;
}

/** With a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
