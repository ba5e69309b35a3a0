import { sendJson, type Log } from '@foyer/runtime';
import type { ServerResponse } from 'node:http';

/** Resolves when the part is ready; the rejection reason is logged only. */
export type HealthCheck = () => Promise<void>;

const DEADLINE_MS = 2_000;

/** 200 when all parts are ready; 503 lists the others without details. */
export async function answerHealth(
  response: ServerResponse,
  checks: Readonly<Record<string, HealthCheck>>,
  log: Log,
): Promise<void> {
  const names = Object.keys(checks);
  const results = await Promise.allSettled(names.map((name) => withDeadline(checks[name])));
  const waitingFor = names.filter((_, index) => results[index]?.status === 'rejected');
  for (const [index, result] of results.entries())
    if (result.status === 'rejected')
      log.warn('not ready', { part: names[index], error: result.reason as unknown });
  if (waitingFor.length === 0) sendJson(response, 200, { status: 'ready', services: names });
  else sendJson(response, 503, { status: 'not ready', waitingFor }, { 'retry-after': '1' });
}

async function withDeadline(check: HealthCheck | undefined): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${DEADLINE_MS} ms`)), DEADLINE_MS);
  });
  try {
    await Promise.race([check?.(), late]);
  } finally {
    clearTimeout(timer);
  }
}
