/**
 * Two pseudo-locales for development: `en-XA` has longer, accented texts, which reveals untranslated and
 * clipped text; `en-XB` runs from right to left.
 * @packageDocumentation
 */
export type PseudoLocale = 'en-XA' | 'en-XB';

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'aá',
    'bƀ',
    'cç',
    'dð',
    'eé',
    'fƒ',
    'gĝ',
    'hĥ',
    'ií',
    'jĵ',
    'kķ',
    'lļ',
    'mɱ',
    'nñ',
    'oó',
    'pþ',
    'rŕ',
    'sš',
    'tţ',
    'uú',
    'wŵ',
    'yý',
    'zž',
    'AÅ',
    'BƁ',
    'CÇ',
    'DÐ',
    'EÉ',
    'GĜ',
    'HĤ',
    'IÎ',
    'LĻ',
    'NÑ',
    'OÖ',
    'RŔ',
    'SŠ',
    'TŢ',
    'UÛ',
    'WŴ',
    'YÝ',
  ].map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)]),
);
const RIGHT_TO_LEFT = '\u202e';
const POP = '\u202c';

/** Rewrites the literal text of compiled messages and keeps their arguments. */
export function pseudoLocalise(
  messages: Readonly<Record<string, unknown>>,
  locale: PseudoLocale,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, rewrite(message, locale)]));
}

/**
 * Rewrites a compiled node: literals are `{type: 0, value}`; plurals and selects nest under `options`, tags
 * under `children`.
 */
function rewrite(node: unknown, locale: PseudoLocale): unknown {
  if (typeof node === 'string') return rewriteWords(node, locale);
  if (Array.isArray(node)) return node.map((part) => rewrite(part, locale));
  if (typeof node !== 'object' || node === null) return node;
  const part: Readonly<Record<string, unknown>> = { ...node };
  if (part.type === 0 && typeof part.value === 'string')
    return { ...part, value: rewriteWords(part.value, locale) };
  if (Array.isArray(part.children)) return { ...part, children: rewrite(part.children, locale) };
  if (typeof part.options === 'object' && part.options !== null) {
    // The compiler writes plurals and selects as `{ one: { value: […] } }`.
    const branches = Object.entries(part.options as Readonly<Record<string, { readonly value: unknown }>>);
    const options = branches.map(([key, option]): [string, unknown] => [
      key,
      { ...option, value: rewrite(option.value, locale) },
    ]);
    return { ...part, options: Object.fromEntries(options) };
  }
  return node;
}

function rewriteWords(text: string, locale: PseudoLocale): string {
  if (locale === 'en-XB') return text.replaceAll(/\S+/g, (word) => `${RIGHT_TO_LEFT}${word}${POP}`);
  return text
    .replaceAll(/[A-Za-z]/g, (letter) => ACCENTED[letter] ?? letter)
    .replaceAll(/[áéíóú]/g, (vowel) => vowel.repeat(2));
}
