/** Escaped markup. */
export interface Html {
  readonly markup: string;
}

export type Piece = Html | string | number | undefined | false | readonly Piece[];

/** Template whose insertions are escaped unless they are {@link Html}. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return { markup: strings.reduce((text, part, index) => text + markupOf(pieces[index - 1]) + part) };
}

/** JSON for a script element, escaped so that it cannot close the element. */
export function json(value: unknown): Html {
  return {
    markup: JSON.stringify(value)
      .replace(/</g, '\\u003c')
      .replace(/\u2028/g, '\\u2028')
      .replace(/\u2029/g, '\\u2029'),
  };
}

function markupOf(piece: Piece): string {
  if (piece === undefined || piece === false) return '';
  if (typeof piece === 'string' || typeof piece === 'number') return escaped(String(piece));
  return 'markup' in piece ? piece.markup : piece.map(markupOf).join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
