import type { TraceLine } from '../../scenario/oracle.js';

/** A name that is a word for programs, such as `AFTER_SUMMON`: the sentence says it for people. */
const CODE = /^[A-Z][A-Z_]+$/;

/** A node of a trace as a person reads it: what kind it is, what it says, and a name that is for programs only. */
export function nodeParts({ kind, name, text }: TraceLine): {
  readonly label: string;
  readonly says: string;
  readonly code: string | null;
} {
  const isCode = CODE.test(name);
  return {
    label: isCode ? kind : `${kind} ${name}`,
    says: sayingOf(name, text),
    code: isCode ? name : null,
  };
}

/** The sentence without the name that it may begin with, as it goes on after the label. */
function sayingOf(name: string, text: string): string {
  if (text === name || text === '') return '';
  return text.startsWith(`${name}: `) ? text.slice(name.length) : `: ${text}`;
}
