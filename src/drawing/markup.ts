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

/** Attributes of an element; null leaves one out. */
export type Attributes = Readonly<Record<string, string | number | null>>;

/** An element with its attributes escaped; what it holds has been made by these functions. */
export function element(name: string, attributes: Attributes, inner = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${escaped(shortened(value!))}"`)
    .join('');
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}

/** Numbers with one decimal at most: nobody sees more. */
function shortened(value: string | number): string {
  return typeof value === 'number' ? String(Math.round(value * 10) / 10) : value;
}

/** What a browser tells of a shape that the pointer rests on. */
export function title(text: string): string {
  return `<title>${escaped(text)}</title>`;
}
