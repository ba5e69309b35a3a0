import type { Pool, PoolClient } from '@foyer/runtime';

/**
 * Statement that fails, and how: before it reaches the database, or after it was executed and its answer was
 * lost.
 */
export interface Fault {
  readonly at: RegExp;
  readonly how: 'not-sent' | 'answer-lost';
}

const ENDED = 'Connection terminated unexpectedly';

/**
 * Pool with a connection that fails once at the given statement, with the error of `pg` for a closed
 * connection.
 */
export function createFaultyPool(pool: Pool): {
  readonly pool: Pool;
  fail(fault: Fault): void;
  readonly hasFailed: () => boolean;
} {
  let next: Fault | undefined;
  let hasFailed = false;

  const queryOf =
    (target: Pool | PoolClient) =>
    async (...parameters: unknown[]): Promise<unknown> => {
      const fault = next?.at.test(String(parameters[0])) === true ? next : undefined;
      if (fault) [next, hasFailed] = [undefined, true];
      if (fault?.how === 'not-sent') throw new Error(ENDED);
      const answer: unknown = await Reflect.apply(target.query, target, parameters);
      if (fault) throw new Error(ENDED);
      return answer;
    };
  /** A proxy for a pool or client that replaces `query`, and `connect` of a pool. */
  const faulty = <Target extends Pool | PoolClient>(target: Target, more: object): Target =>
    new Proxy(target, {
      get: (_target, name) => {
        const own = Object.hasOwn(more, name)
          ? (more as Record<string | symbol, unknown>)[name]
          : name === 'query'
            ? queryOf(target)
            : (target as unknown as Record<string | symbol, unknown>)[name];
        return typeof own === 'function' ? (own as (...given: unknown[]) => unknown).bind(target) : own;
      },
    });

  return {
    pool: faulty(pool, { connect: async () => faulty(await pool.connect(), {}) }),
    fail(fault) {
      [next, hasFailed] = [fault, false];
    },
    hasFailed: () => hasFailed,
  };
}
