import { createHash } from 'node:crypto';
import type pg from 'pg';

/** More texts than a service has; what is built anew for every call must not fill the server's memory. */
const MOST_TEXTS = 400;
const names = new Map<string, string>();

type Answered = (error: unknown, result?: unknown) => void;
type Ask = (query: object, answered?: Answered) => Promise<unknown>;

/**
 * A client that has each text with values parsed and planned once a connection instead of once a call, which is most of what a lookup by key costs the server.
 * Texts without values stay as they are: they may be several statements. A text whose table was altered meanwhile is asked as it stands from then on, by this connection.
 */
export function preparedClient(Base: typeof pg.Client): typeof pg.Client {
  return class extends Base {
    readonly #stale = new Set<string>();

    // pg overloads `query` by what it is given; only a text with values is changed
    override query(...given: unknown[]): never {
      const ask = ((...parameters: unknown[]) =>
        (super.query as (...all: unknown[]) => unknown).apply(this, parameters)) as Ask &
        ((...all: unknown[]) => unknown);
      const [text, values, answered] = given;
      const name =
        typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
      if (name === undefined || this.#stale.has(name)) return ask(...given) as never;
      const named = { name, text, values: values as unknown[] };
      const isOver = (error: unknown): boolean =>
        isStalePlan(error) && Boolean(this.#stale.add(name)) && this.getTransactionStatus() === 'I';
      if (typeof answered === 'function') {
        return ask(named, (error, result) =>
          isOver(error)
            ? void ask({ text, values }, answered as Answered)
            : (answered as Answered)(error, result),
        ) as never;
      }
      return ask(named).catch((error: unknown) => {
        if (isOver(error)) return ask({ text, values });
        throw error;
      }) as never;
    }
  };
}

/** The same text has the same name in every process, so that a pooler between may share what is prepared. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_TEXTS) return known;
  const name = `foyer_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, name);
  return name;
}

/** "cached plan must not change result type": nothing was done. */
function isStalePlan(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '0A000' &&
    error.message.startsWith('cached plan')
  );
}
