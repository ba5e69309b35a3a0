/** Markup that is already escaped. */
export interface Html {
  readonly markup: string;
}

export type Piece = Html | string | number | undefined | false | readonly Piece[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template that escapes every insertion except {@link Html}. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return { markup: strings.reduce((text, part, index) => text + markupOf(pieces[index - 1]) + part) };
}

/** Marks markup as safe; only for our own files. */
export function trusted(markup: string): Html {
  return { markup };
}

/** ` name="value"`; nothing for undefined and false; only the name for true. */
export function attributes(values: Readonly<Record<string, string | number | boolean | undefined>>): Html {
  const texts = Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return [value === true ? ` ${name}` : ` ${name}="${escaped(String(value))}"`];
  });
  return { markup: texts.join('') };
}

function markupOf(piece: Piece): string {
  if (piece === undefined || piece === false) return '';
  if (typeof piece === 'string' || typeof piece === 'number') return escaped(String(piece));
  return 'markup' in piece ? piece.markup : piece.map(markupOf).join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
