import { createHash } from 'node:crypto';
import type pg from 'pg';

/** More texts than a service uses; bounds the server's memory if a text is generated per call. */
const MAX_TEXTS = 400;

type Answered = (error: unknown, result?: unknown) => void;
type Query = (query: object, answered?: Answered) => Promise<unknown>;

/**
 * A client that prepares each text with values once per connection instead of once per call, which is most
 * of the server's cost of a lookup by key. Texts without values are not prepared: they may contain several
 * statements. After its table was altered, a text is no longer prepared on this connection.
 */
export function preparedClient(Base: typeof pg.Client): typeof pg.Client {
  const names = new Map<string, string>();

  /** The name depends on the text only, so that processes behind a pooler can share prepared statements. */
  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAX_TEXTS) return known;
    const name = `foyer_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
    names.set(text, name);
    return name;
  }

  return class extends Base {
    readonly #stale = new Set<string>();

    // pg overloads `query` by its arguments; only texts with values are changed
    override query(...given: unknown[]): never {
      const query = ((...parameters: unknown[]) =>
        (super.query as (...all: unknown[]) => unknown).apply(this, parameters)) as Query &
        ((...all: unknown[]) => unknown);
      const [text, values, answered] = given;
      const name =
        typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
      if (name === undefined || this.#stale.has(name)) return query(...given) as never;
      const named = { name, text, values: values as unknown[] };
      const isOver = (error: unknown): boolean =>
        isStalePlan(error) && Boolean(this.#stale.add(name)) && this.getTransactionStatus() === 'I';
      if (typeof answered === 'function') {
        return query(named, (error, result) =>
          isOver(error)
            ? void query({ text, values }, answered as Answered)
            : (answered as Answered)(error, result),
        ) as never;
      }
      return query(named).catch((error: unknown) => {
        if (isOver(error)) return query({ text, values });
        throw error;
      }) as never;
    }
  };
}

/** "cached plan must not change result type": the statement had no effect. */
function isStalePlan(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '0A000' &&
    error.message.startsWith('cached plan')
  );
}
