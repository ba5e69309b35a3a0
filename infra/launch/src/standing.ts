import type { HealthCheck } from '@foyer/gateway';
import type { Pool, Service } from '@foyer/runtime';
import { setTimeout as wait } from 'node:timers/promises';

/** What the edge asks about everything behind it, from before the first service is there. */
export interface Standing {
  /** By the name that `/healthz` says; the same object for the life of the product. */
  readonly checks: Readonly<Record<string, HealthCheck>>;
  /** Nothing of them is there yet: the edge is open before them. */
  await(names: readonly string[]): void;
  /** These are, and of what was waited for nothing else is coming. */
  opened(services: readonly Service[]): void;
}

export function createStanding(pool: Pool): Standing {
  const checks: Record<string, HealthCheck> = { database: () => answers(pool) };
  const awaited = new Set<string>();
  return {
    checks,
    await(names) {
      for (const name of names) {
        awaited.add(name);
        checks[name] = () => Promise.reject(new Error('it waits for the database'));
      }
    },
    opened(services) {
      for (const name of awaited) Reflect.deleteProperty(checks, name);
      for (const service of services) checks[service.name] = () => service.ready();
    },
  };
}

const LOOK_EVERY_MS = 1_000;
/** Not there, on its way up or full: all of it passes by itself. A wrong password does not. */
const AWAY = /^(?:ECONN|EHOST|ENET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|08|53300|57P0)/;

async function answers(pool: Pool): Promise<void> {
  await pool.query('select 1');
}

/** Whether the database answers now. @throws what does not pass by itself. */
export async function isThere(pool: Pool): Promise<boolean> {
  try {
    await answers(pool);
    return true;
  } catch (error) {
    if (isAway(error)) return false;
    throw error;
  }
}

/** Resolves when the database answers. */
export async function comesBack(pool: Pool): Promise<void> {
  while (!(await isThere(pool))) await wait(LOOK_EVERY_MS);
}

function isAway(error: unknown): boolean {
  const { code, message, errors } = Object(error) as {
    code?: unknown;
    message?: unknown;
    errors?: readonly unknown[];
  };
  // one attempt for each address of a name
  if (Array.isArray(errors) && errors.length > 0) return errors.every(isAway);
  return typeof code === 'string'
    ? AWAY.test(code)
    : typeof message === 'string' && /timeout|terminated/i.test(message);
}
