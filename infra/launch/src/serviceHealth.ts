import type { HealthCheck } from '@foyer/gateway';
import type { Pool, Service } from '@foyer/runtime';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Health checks that the gateway runs for everything behind it, available before the first service is
 * opened.
 */
export interface ServiceHealth {
  /** By the name shown in `/healthz`; the same object for the lifetime of the product. */
  readonly checks: Readonly<Record<string, HealthCheck>>;
  /** Marks these services as waiting: the gateway is open before them. */
  await(names: readonly string[]): void;
  /** Registers the opened services and removes the other waiting ones. */
  opened(services: readonly Service[]): void;
}

export function createServiceHealth(pool: Pool): ServiceHealth {
  const checks: Record<string, HealthCheck> = { database: () => answers(pool) };
  const awaited = new Set<string>();
  return {
    checks,
    await(names) {
      for (const name of names) {
        awaited.add(name);
        checks[name] = () => Promise.reject(new Error('waiting for the database'));
      }
    },
    opened(services) {
      for (const name of awaited) Reflect.deleteProperty(checks, name);
      for (const service of services) checks[service.name] = () => service.ready();
    },
  };
}

const POLL_MS = 1_000;
/**
 * Error codes of an unreachable, starting or full database, which are temporary. A wrong password is not.
 */
const TEMPORARY = /^(?:ECONN|EHOST|ENET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|08|53300|57P0)/;

async function answers(pool: Pool): Promise<void> {
  await pool.query('select 1');
}

/**
 * True if the database answers now.
 * @throws errors that are not temporary.
 */
export async function isDatabaseReachable(pool: Pool): Promise<boolean> {
  try {
    await answers(pool);
    return true;
  } catch (error) {
    if (isTemporary(error)) return false;
    throw error;
  }
}

/** Resolves when the database answers. */
export async function waitForDatabase(pool: Pool): Promise<void> {
  while (!(await isDatabaseReachable(pool))) await wait(POLL_MS);
}

function isTemporary(error: unknown): boolean {
  const { code, message, errors } = Object(error) as {
    code?: unknown;
    message?: unknown;
    errors?: readonly unknown[];
  };
  // one error for each address of a host name
  if (Array.isArray(errors) && errors.length > 0) return errors.every(isTemporary);
  return typeof code === 'string'
    ? TEMPORARY.test(code)
    : typeof message === 'string' && /timeout|terminated/i.test(message);
}
