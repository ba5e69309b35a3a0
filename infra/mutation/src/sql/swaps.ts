import type { Change } from './change.ts';
import type { Token } from './tokens.ts';

/** Replacements of one token. PostgreSQL rejects invalid combinations when the mutant is created. */
const SWAPS: Readonly<Record<string, readonly (readonly [operator: string, after: string])[]>> = {
  '<': [['boundary', '<=']],
  '<=': [['boundary', '<']],
  '>': [['boundary', '>=']],
  '>=': [['boundary', '>']],
  '=': [['equality', '<>']],
  '<>': [['equality', '=']],
  and: [['logic', 'or']],
  or: [['logic', 'and']],
  '+': [['arithmetic', '-']],
  '-': [['arithmetic', '+']],
  '*': [['arithmetic', '/']],
  '/': [['arithmetic', '*']],
  least: [['extreme', 'greatest']],
  greatest: [['extreme', 'least']],
  min: [['extreme', 'max']],
  max: [['extreme', 'min']],
  true: [['truth', 'false']],
  false: [['truth', 'true']],
  found: [['truth', 'not found']],
  desc: [['order', '']],
};

const AMOUNT_AND_UNIT = /^'(\d+)( [a-z]+)'$/;

/** Mutations of a single token. */
export function swapsOf(tokens: readonly Token[]): readonly Change[] {
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1]?.text;
    const before = tokens[index - 1]?.text;
    const change = (operator: string, after: string): Change => ({
      operator,
      from: token.from,
      to: token.to,
      after,
    });
    // the 1 of "select 1 from" and "perform 1 from" is never read
    if (token.kind === 'number' && next === 'from' && (before === 'select' || before === 'perform'))
      return [];
    if (token.kind === 'number') return neighbours(token.text).map((after) => change('constant', after));
    if (token.kind === 'string') {
      const [, amount, unit] = (before === 'interval' ? AMOUNT_AND_UNIT.exec(token.text) : null) ?? [];
      return amount === undefined
        ? []
        : neighbours(amount).map((after) => change('constant', `'${after}${unit}'`));
    }
    if (token.text === 'not') return [change('negation', '')];
    if (token.text === 'is' && (next === 'null' || next === 'distinct'))
      return [change('negation', 'is not')];
    if (token.text === 'found' && before === 'not') return [];
    // the star of "select *" and "count(*)" is not a multiplication
    if (token.text === '*' && (before === 'select' || before === '(' || before === '.')) return [];
    return (SWAPS[token.text] ?? []).map(([operator, after]) => change(operator, after));
  });
}

/** The value plus one, and minus one unless that is negative. */
function neighbours(text: string): readonly string[] {
  const value = Number(text);
  return Number.isInteger(value) ? [value + 1, value - 1].filter((other) => other >= 0).map(String) : [];
}
