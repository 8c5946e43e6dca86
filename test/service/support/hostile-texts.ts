import fc from 'fast-check';

/** What means something to a form that texts are written in. */
const PARTS = [
  ...['{{', '}}', '|', '[[', ']]', '<nowiki>', '-{', '~~~~', "'''", '==', '__TOC__', '&lt;'],
  ...['<script>', '"', "' onload='", ']]>', '<!--', '-->', '</title>', '</svg>', '`', '*', '_'],
  ...[
    '![x](javascript:a)',
    '\n\n# ',
    '\r\n',
    '\u0000',
    '\u202e',
    '\ud800',
    '😀',
    '# ',
    '1. ',
    '+ ',
  ],
];

/** Texts that would be more than texts wherever they were not escaped. */
export const HOSTILE_TEXT = fc
  .array(fc.oneof(fc.constantFrom(...PARTS), fc.string({ maxLength: 6 })), { maxLength: 8 })
  .map((parts) => parts.join(''));
