import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escaped } from '../../src/drawing/markup.js';
import { html } from '../../src/service/web/html.js';
import { PAGE_POLICY, STYLE, TYPEFACE_STYLE } from '../../src/service/web/style.js';

/** What a browser makes of escaped text. */
function read(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</style><script>',
  '<!--',
  ']]>',
  '&lt;script&gt;',
  'javascript:alert(1)',
  '\u202eevil',
  'nul\u0000byte',
];

describe('whatever is put into a template', () => {
  test.each(HOSTILE)('%j is text and nothing else', (text) => {
    const { text: page } = html`<p title="${text}">${text}</p>`;
    expect(page).toMatch(/^<p title="[^"<>]*">[^<>]*<\/p>$/);
  });

  test('reads as it was written, but for characters that no page has', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const out = escaped(text);
        expect(out).not.toMatch(/[<>"']/);
        expect(out).not.toMatch(/(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
        if (!/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/u.test(text))
          expect(read(out)).toBe(text);
      }),
    );
  });

  test('pieces go in as they are, lists one after the other, nothing for null', () => {
    const items = ['a', '<b>'].map((text) => html`<li>${text}</li>`);
    expect(html`<ul>${items}${null}${3}</ul>`.text).toBe('<ul><li>a</li><li>&lt;b&gt;</li>3</ul>');
  });
});

test('the policy of pages allows their style, our scripts, their forms and nothing else', () => {
  expect(PAGE_POLICY).toMatch(
    /^default-src 'none';style-src 'self' 'sha256-[\w+/]+=*';font-src 'self';/,
  );
  expect(PAGE_POLICY).toContain(";script-src 'self';connect-src 'self';");
  expect(PAGE_POLICY).not.toContain('unsafe');
  expect(STYLE).not.toMatch(/<|url\(|@import/);
  expect(TYPEFACE_STYLE).toMatch(
    /^@font-face\{[^<}]*src:url\(\/assets\/inter-\w+\.woff2\)[^<}]*\}$/,
  );
});
