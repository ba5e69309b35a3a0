import type { Change } from './change.ts';
import { closing, parts, type Token } from './tokens.ts';

/** Tokens after which a PL/pgSQL statement may start. */
const BEFORE_STATEMENT = new Set([';', 'then', 'else', 'begin', 'loop']);
const DROPPABLE = new Set(['perform', 'insert', 'update', 'delete', 'raise', 'return']);

/** Mutations that span several tokens: calls, lists, statements, locks. */
export function shapesOf(sql: string, tokens: readonly Token[]): readonly Change[] {
  const written = (first: number, last: number): string => sql.slice(tokens[first]?.from, tokens[last]?.to);
  return tokens.flatMap((token, index) => {
    if (token.text === 'coalesce' && tokens[index + 1]?.text === '(')
      return withoutDefault(tokens, index, written);
    if (token.text === 'in' && tokens[index + 1]?.text === '(') return withoutOne(tokens, index + 1);
    if (token.text === 'for') return withoutLock(tokens, index);
    if (isStatement(tokens, index)) return withoutStatement(tokens, index);
    return [];
  });
}

/** coalesce(a, b) becomes a, or b. */
function withoutDefault(
  tokens: readonly Token[],
  at: number,
  written: (first: number, last: number) => string,
): readonly Change[] {
  const values = parts(tokens, at + 1);
  const [first, second] = values;
  const last = values.at(-1);
  if (!first || !second || !last) return [];
  const change = (after: string): Change => ({
    operator: 'default',
    from: tokens[at]?.from ?? 0,
    to: tokens[closing(tokens, at + 1)]?.to ?? 0,
    after,
  });
  return [
    change(`(${written(...first)})`),
    change(values.length === 2 ? `(${written(...second)})` : `coalesce(${written(second[0], last[1])})`),
  ];
}

/** in ('a', 'b') loses one of its values. */
function withoutOne(tokens: readonly Token[], open: number): readonly Change[] {
  const values = parts(tokens, open);
  const isList =
    values.length > 1 &&
    values.every(
      ([first, last]) => first === last && ['string', 'number'].includes(tokens[first]?.kind ?? ''),
    );
  if (!isList) return [];
  return values.map(([at], which) => {
    const from = which === 0 ? tokens[at]?.from : tokens[at - 1]?.from;
    const to = which === 0 ? tokens[at + 1]?.to : tokens[at]?.to;
    return { operator: 'list', from: from ?? 0, to: to ?? 0, after: '' };
  });
}

/** Removes `for update` or `for share`, with or without `skip locked`. */
function withoutLock(tokens: readonly Token[], at: number): readonly Change[] {
  const [mode, skip, locked] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (mode?.text !== 'update' && mode?.text !== 'share') return [];
  const last = skip?.text === 'skip' && locked?.text === 'locked' ? locked : mode;
  return [{ operator: 'lock', from: tokens[at]?.from ?? 0, to: last.to, after: '' }];
}

function isStatement(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  return (
    token?.depth === 0 &&
    before !== undefined &&
    BEFORE_STATEMENT.has(before.text) &&
    (DROPPABLE.has(token.text) || (token.kind === 'word' && tokens[at + 1]?.text === ':='))
  );
}

function withoutStatement(tokens: readonly Token[], at: number): readonly Change[] {
  const end = tokens.findIndex((token, index) => index > at && token.text === ';');
  const last = tokens[end];
  if (!last) return [];
  // without its last return a function always fails, so that mutant proves nothing
  const isLastReturn =
    tokens[at]?.text === 'return' &&
    tokens[end + 1]?.text === 'end' &&
    ['', ';'].includes(tokens[end + 2]?.text ?? '');
  return isLastReturn
    ? []
    : [{ operator: 'statement', from: tokens[at]?.from ?? 0, to: last.to, after: 'null;' }];
}
