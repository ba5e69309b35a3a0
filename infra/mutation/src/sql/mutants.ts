import { createHash } from 'node:crypto';
import { createRandom } from '@foyer/money-proof/random';
import { applied, type Change } from './change.ts';
import type { Group } from './groups.ts';
import { shapesOf } from './shapes.ts';
import { swapsOf } from './swaps.ts';
import type { Target } from './targets.ts';
import { readTokens } from './tokens.ts';

/** A rule with one mutation. */
export interface Mutant {
  /** Hash of the mutation and its context: changes when the rule changes. */
  readonly id: string;
  readonly group: Group;
  readonly target: string;
  readonly operator: string;
  /** Line in the function's body, from 1; 0 for a dropped constraint or trigger. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
  /** Statement that creates the mutant. */
  readonly sql: string;
}

const BODY = /\bAS (\$[a-z]*\$)([\s\S]*)\1/;

/** All mutants of a rule. In a function only the body is mutated, never the signature. */
export function mutantsOf(target: Target): readonly Mutant[] {
  const { group, kind, name, table, definition } = target;
  if (kind !== 'function') {
    const sql =
      kind === 'check' ? `alter table ${table} drop constraint ${name}` : `drop trigger ${name} on ${table}`;
    return [
      {
        id: idOf(`${sql} ${definition}`),
        group,
        target: `${table}.${name}`,
        operator: kind,
        line: 0,
        before: shown(definition),
        after: '',
        sql,
      },
    ];
  }
  const found = BODY.exec(definition);
  if (!found) return [];
  const [whole, tag = '', body = ''] = found;
  const start = found.index + whole.indexOf(tag) + tag.length;
  const tokens = readTokens(body);
  return [...swapsOf(tokens), ...shapesOf(body, tokens)]
    .sort((one, other) => one.from - other.from)
    .map((change) => {
      const sql = applied(definition, { ...change, from: start + change.from, to: start + change.to });
      return { id: idOf(sql), group, target: name, ...mutatedLine(body, change), sql };
    });
}

/** The mutated line before and after the change. */
function mutatedLine(body: string, change: Change): Pick<Mutant, 'operator' | 'line' | 'before' | 'after'> {
  const from = body.lastIndexOf('\n', change.from) + 1;
  const end = (text: string, at: number): number =>
    text.includes('\n', at) ? text.indexOf('\n', at) : text.length;
  const mutated = applied(body, change);
  return {
    operator: change.operator,
    line: body.slice(0, change.from).trimStart().split('\n').length,
    before: shown(body.slice(from, end(body, change.to))),
    after: shown(mutated.slice(from, end(mutated, change.from + change.after.length))),
  };
}

function shown(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

function idOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Shuffles in an order that the seed reproduces. */
export function inRandomOrder(mutants: readonly Mutant[], seed: number): readonly Mutant[] {
  const random = createRandom(seed);
  return mutants
    .map((mutant) => ({ mutant, at: random.below(2 ** 31) }))
    .sort((one, other) => one.at - other.at)
    .map(({ mutant }) => mutant);
}
