import { escaped } from '../../drawing/markup.js';

/** A piece of HTML that is safe to be sent: everything in it that came from outside has been escaped. */
export class Html {
  /** Made by {@link html}, and by {@link drawn}. */
  constructor(readonly text: string) {}
}

/** What can stand in a template: texts and numbers are escaped, pieces go in as they are; nothing for null. */
export type Content = Html | string | number | null | readonly Content[];

/**
 * HTML from a template. Whatever is put into it is escaped for the places between tags and for attributes in quotes; no
 * other place is safe (no name of a tag or an attribute, no script, no style, no address but a path of ours).
 */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Html {
  return new Html(parts.map((part, i) => part + textOf(contents[i] ?? null)).join(''));
}

/** A piece that the drawing made, which escapes by itself. */
export function drawn(markup: string): Html {
  return new Html(markup);
}

function textOf(content: Content): string {
  if (content === null) return '';
  if (content instanceof Html) return content.text;
  if (typeof content === 'object') return content.map(textOf).join('');
  return escaped(String(content));
}
