import pg from 'pg';
import { inSpan, isTracing } from './tracing.ts';

const VERB = /^\s*(?:\/\*.*?\*\/\s*)?([a-z]+)/i;
const TABLE = /\b(?:from|into|update|table)\s+(?:only\s+)?([a-z_]+(?:\.[a-z_]+)?)/i;
const VERBS = new Set([
  'select',
  'insert',
  'update',
  'delete',
  'with',
  'begin',
  'commit',
  'rollback',
  'savepoint',
  'release',
  'set',
  'lock',
  'listen',
  'notify',
]);

/** A client that records its queries as spans during a trace: operation and table, never values. */
export function tracedClient(): typeof pg.Client {
  return class extends pg.Client {
    // pg overloads `query` by its arguments; only promises become spans, callbacks and streams pass through
    override query(...given: unknown[]): never {
      const run = (): unknown => (super.query as (...parameters: unknown[]) => unknown).apply(this, given);
      const isCallback = given.some((parameter) => typeof parameter === 'function');
      const [first] = given;
      const text = typeof first === 'string' ? first : ((first as { text?: unknown } | null)?.text ?? '');
      if (!isTracing() || isCallback || typeof text !== 'string') return run() as never;
      return inSpan(
        `sql ${nameOf(text)}`,
        { 'db.system.name': 'postgresql' },
        () => run() as Promise<unknown>,
      ) as never;
    }
  };
}

export function nameOf(sql: string): string {
  const verb = VERB.exec(sql)?.[1]?.toLowerCase() ?? '';
  if (!VERBS.has(verb)) return 'other';
  const table = TABLE.exec(sql)?.[1]?.toLowerCase();
  return table === undefined ? verb : `${verb} ${table}`;
}
