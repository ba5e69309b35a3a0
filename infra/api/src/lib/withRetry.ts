/**
 * Serialisation failure, deadlock, and the duplicate key of a lost race
 * (requirements/reliability#fault-30).
 */
const TRANSIENT = new Set(['40001', '40P01', '23505']);
const ATTEMPTS = 3;

export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !TRANSIENT.has(sqlState(error))) throw error;
    }
  }
}

export function sqlState(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/**
 * Shutdown, startup, no connections or disk left, or a lost connection: the caller may retry later, nothing
 * was changed.
 */
const CONNECTION_ERROR_CODES = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53200',
  '53300',
  '08000',
  '08003',
  '08006',
  '08001',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
]);
const CONNECTION_ERROR_TEXT = /^Connection terminated|timeout exceeded when trying to connect/;

export function isConnectionError(error: unknown): boolean {
  return (
    CONNECTION_ERROR_CODES.has(sqlState(error)) ||
    (error instanceof Error && CONNECTION_ERROR_TEXT.test(error.message))
  );
}
