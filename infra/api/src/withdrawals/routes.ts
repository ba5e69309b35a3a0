import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { isBrandId } from '@foyer/market';
import { receiveSigned, sendJson } from '@foyer/runtime';
import type { App } from '../app.ts';
import { decideWithdrawal, readCases, type DecisionOutcome } from './approvals.ts';

const DECISION_PATH = /^\/internal\/withdrawals\/([A-Za-z0-9-]{8,64})\/decision$/;
const STATES = ['waiting', 'approved', 'refused', 'automatic'] as const;

const decision = v.object({
  decision: v.picklist(['approve', 'refuse']),
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  staff: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,100}$/)),
});

const STATUSES: Readonly<Record<DecisionOutcome, number>> = {
  APPROVED: 200,
  REFUSED: 200,
  SECOND_NEEDED: 200,
  SAME_PERSON: 409,
  NOT_WAITING: 409,
  PLAYER_BLOCKED: 409,
  KEY_REUSED: 409,
  UNKNOWN: 404,
};

/**
 * The approval queue of the console: `GET /internal/withdrawals?brand=&state=` and `POST
 * /internal/withdrawals/<id>/decision`.
 */
export async function handleWithdrawals(
  app: App,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://api');
  const received = await receiveSigned(request, response, app.settings.internalSecret, app.clock);
  if (!received) return;
  if (request.method === 'GET' && url.pathname === '/internal/withdrawals') {
    const brand = url.searchParams.get('brand') ?? undefined;
    const state = STATES.find((one) => one === url.searchParams.get('state'));
    if (brand !== undefined && !isBrandId(brand)) return sendJson(response, 422, { code: 'FIELD_INVALID' });
    return sendJson(response, 200, { withdrawals: await readCases(app.pool, { brand, state }, app.clock()) });
  }
  const id = DECISION_PATH.exec(url.pathname)?.[1];
  if (request.method !== 'POST' || id === undefined) return sendJson(response, 404, { code: 'NOT_FOUND' });
  const call = v.safeParse(decision, received.body);
  if (!call.success) return sendJson(response, 422, { code: 'FIELD_INVALID' });
  const outcome = await decideWithdrawal(app, id, call.output);
  sendJson(response, STATUSES[outcome], STATUSES[outcome] === 200 ? { outcome } : { code: outcome });
}
