/** A piece of SQL that means something: no space, no comment. */
export interface Token {
  readonly kind: 'word' | 'number' | 'string' | 'mark';
  /** As written; a word in small letters. */
  readonly text: string;
  /** Where it begins, and what comes after it, in characters of the text that was read. */
  readonly from: number;
  readonly to: number;
  /** How many parentheses and brackets are open around it; those that open and close count as outside. */
  readonly depth: number;
}

/** In this order: what is longer is tried before what it begins with. */
const KINDS: readonly (readonly [Token['kind'] | undefined, RegExp])[] = [
  [undefined, /\s+|--[^\n]*|\/\*[\s\S]*?\*\//y],
  ['string', /[eE]?'(?:[^']|'')*'|"(?:[^"]|"")*"|\$([A-Za-z_]*)\$[\s\S]*?\$\1\$/y],
  ['number', /\d+(?:\.\d+)?/y],
  ['word', /[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*/y],
  ['mark', /::|:=|=>|->>|->|<=|>=|<>|!=|\|\||@>|<@|\.\.|[^\s]/y],
];

/**
 * Reads SQL or PL/pgSQL. Names in quotes are strings here: nobody changes either.
 * @throws when something is opened and never closed.
 */
export function readTokens(sql: string): readonly Token[] {
  const tokens: Token[] = [];
  let depth = 0;
  for (let from = 0; from < sql.length;) {
    const [kind, whole] = match(sql, from);
    const to = from + whole.length;
    if (kind !== undefined) {
      if (kind === 'mark' && (whole === ')' || whole === ']')) depth -= 1;
      if (depth < 0 || whole === "'")
        throw new Error(`Something is closed that was not opened, at ${from}: ${sql.slice(from, from + 40)}`);
      tokens.push({ kind, text: kind === 'word' ? whole.toLowerCase() : whole, from, to, depth });
      if (kind === 'mark' && (whole === '(' || whole === '[')) depth += 1;
    }
    from = to;
  }
  if (depth !== 0) throw new Error('Something is opened and never closed.');
  return tokens;
}

function match(sql: string, from: number): readonly [Token['kind'] | undefined, string] {
  for (const [kind, pattern] of KINDS) {
    pattern.lastIndex = from;
    const found = pattern.exec(sql);
    if (found) return [kind, found[0]];
  }
  throw new Error(`Nothing is written at ${from}.`);
}

/** The index of the parenthesis that closes the one at `open`. */
export function closing(tokens: readonly Token[], open: number): number {
  return tokens.findIndex(
    (token, index) =>
      index > open && token.depth === tokens[open]?.depth && (token.text === ')' || token.text === ']'),
  );
}

/** The parts between the commas of a list that opens at `open`: first token and last, both inclusive. */
export function parts(tokens: readonly Token[], open: number): readonly (readonly [number, number])[] {
  const end = closing(tokens, open);
  const depth = (tokens[open]?.depth ?? 0) + 1;
  const found: [number, number][] = [];
  let first = open + 1;
  for (let index = first; index <= end; index += 1) {
    const token = tokens[index];
    if (index < end && !(token?.text === ',' && token.depth === depth)) continue;
    if (index > first) found.push([first, index - 1]);
    first = index + 1;
  }
  return found;
}
