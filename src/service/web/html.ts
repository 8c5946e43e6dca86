/** A piece of HTML that is safe to be sent: everything in it that came from outside has been escaped. */
export class Html {
  /** Made by {@link html} alone. */
  constructor(readonly text: string) {}
}

/** What can stand in a template: texts and numbers are escaped, pieces go in as they are; nothing for null. */
export type Content = Html | string | number | null | readonly Content[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML and HTML do not have, and that turn the direction of a text around. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** A text as it stands between tags, or in an attribute in quotes. */
export function escaped(text: string): string {
  return text
    .replaceAll(UNPRINTABLE, (found) => (found === '\n' || found === '\t' ? found : '\ufffd'))
    .replaceAll(/[&<>"']/g, (found) => ESCAPES[found]!);
}

/**
 * HTML from a template. Whatever is put into it is escaped for the places between tags and for attributes in quotes; no
 * other place is safe (no name of a tag or an attribute, no script, no style, no address but a path of ours).
 */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Html {
  return new Html(parts.map((part, i) => part + textOf(contents[i] ?? null)).join(''));
}

function textOf(content: Content): string {
  if (content === null) return '';
  if (content instanceof Html) return content.text;
  if (typeof content === 'object') return content.map(textOf).join('');
  return escaped(String(content));
}
