const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for element content and quoted attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** JSON that cannot end its script element or open a comment, and is valid JavaScript. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/>/g, '\\u003e')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** Markup that is already escaped. */
export interface Html {
  readonly markup: string;
}

/** Insertion of an {@link html} template; undefined and false add nothing. */
export type Piece = Html | string | number | undefined | false | readonly Piece[];

/** A template that escapes every insertion except {@link Html}. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return { markup: strings.reduce((text, part, index) => text + markupOf(pieces[index - 1]) + part) };
}

/** Marks markup as safe; only for our own files. */
export function trustedHtml(markup: string): Html {
  return { markup };
}

function markupOf(piece: Piece): string {
  if (piece === undefined || piece === false) return '';
  if (typeof piece === 'string' || typeof piece === 'number') return escapeHtml(String(piece));
  return 'markup' in piece ? piece.markup : piece.map(markupOf).join('');
}
