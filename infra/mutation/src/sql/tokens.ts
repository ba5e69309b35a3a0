/** A token of SQL; spaces and comments are not tokens. */
export interface Token {
  readonly kind: 'word' | 'number' | 'string' | 'mark';
  /** Source text; words in lower case. */
  readonly text: string;
  /** Start and end (exclusive) of the token in the source, in characters. */
  readonly from: number;
  readonly to: number;
  /** Number of enclosing parentheses and brackets; a parenthesis itself counts as outside. */
  readonly depth: number;
}

/** Ordered so that longer tokens are tried before their prefixes. */
const KINDS: readonly (readonly [Token['kind'] | undefined, RegExp])[] = [
  [undefined, /\s+|--[^\n]*|\/\*[\s\S]*?\*\//y],
  ['string', /[eE]?'(?:[^']|'')*'|"(?:[^"]|"")*"|\$([A-Za-z_]*)\$[\s\S]*?\$\1\$/y],
  ['number', /\d+(?:\.\d+)?/y],
  ['word', /[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*/y],
  ['mark', /::|:=|=>|->>|->|<=|>=|<>|!=|\|\||@>|<@|\.\.|[^\s]/y],
];

/**
 * Splits SQL or PL/pgSQL into tokens. Quoted identifiers count as strings, because neither is mutated.
 * @throws when a parenthesis, bracket or string is unbalanced.
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
        throw new Error(`Unmatched bracket or unterminated quote at ${from}: ${sql.slice(from, from + 40)}`);
      tokens.push({ kind, text: kind === 'word' ? whole.toLowerCase() : whole, from, to, depth });
      if (kind === 'mark' && (whole === '(' || whole === '[')) depth += 1;
    }
    from = to;
  }
  if (depth !== 0) throw new Error('Unclosed parenthesis, bracket or string.');
  return tokens;
}

function match(sql: string, from: number): readonly [Token['kind'] | undefined, string] {
  for (const [kind, pattern] of KINDS) {
    pattern.lastIndex = from;
    const found = pattern.exec(sql);
    if (found) return [kind, found[0]];
  }
  throw new Error(`No token at ${from}.`);
}

/** Index of the parenthesis that closes the one at `open`. */
export function closing(tokens: readonly Token[], open: number): number {
  return tokens.findIndex(
    (token, index) =>
      index > open && token.depth === tokens[open]?.depth && (token.text === ')' || token.text === ']'),
  );
}

/** Comma-separated parts of the list that opens at `open`: first and last token, both inclusive. */
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
