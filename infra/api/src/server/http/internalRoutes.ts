import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { receiveSigned, sendJson } from '@foyer/runtime';
import type { App } from '../../app.ts';
import { IDENTITY_CHECK_ROUTES } from '../../identity-checks/routes.ts';
import { transferFromHouse } from '../../ledger/developmentTransfer.ts';
import { createPlayer } from '../../players/createPlayer.ts';
import { checkSignIn, reopenAccount } from '../../players/signInCheck.ts';
import { PAY_AND_PLAY_ROUTES } from '../../pay-and-play/routes.ts';
import { BROWSER_SESSION_ROUTES } from '../../sessions/routes.ts';
import { JACKPOT_ROUTES } from '../../jackpots/routes.ts';
import { PLAYER_MONEY_ROUTES } from '../../player-balances/routes.ts';
import { REWARD_ROUTES } from '../../rewards/routes.ts';
import { SCHEMA_ROUTES } from './schemaRoutes.ts';
import { handleWithdrawals, RECONCILIATION_ROUTES } from '../../withdrawals/routes.ts';

const LARGEST_TRANSFER = 100_000_000;

const playerOfBrand = v.object({
  brand: v.pipe(v.string(), v.maxLength(40)),
  playerId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
});

const houseTransfer = v.object({
  brand: v.pipe(v.string(), v.maxLength(40)),
  email: v.pipe(v.string(), v.maxLength(254)),
  amountMinor: v.pipe(
    v.number(),
    v.safeInteger(),
    v.check((amount) => amount !== 0 && Math.abs(amount) <= LARGEST_TRANSFER),
  ),
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
});

/** Calls from our own services; the gateway never proxies /internal. */
export async function handleInternal(
  app: App,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = (request.url ?? '').split('?')[0] ?? '';
  if (/^\/internal\/withdrawals(\/|$)/.test(path)) return handleWithdrawals(app, request, response);
  const route = ROUTES[path];
  if (request.method !== 'POST' || !route) return sendJson(response, 404, { code: 'NOT_FOUND' });
  const received = await receiveSigned(request, response, app.settings.internalSecret, app.clock);
  if (!received) return;
  try {
    const { status, body } = await route(app, received.body);
    sendJson(response, status, body);
  } catch (error) {
    app.log.error('internal call failed', { url: request.url, error });
    sendJson(response, 503, { code: 'UNAVAILABLE' }, { 'retry-after': '1' });
  }
}

export interface Answer {
  readonly status: number;
  readonly body: object;
}

export type Route = (app: App, body: unknown) => Promise<Answer>;

const ROUTES: Readonly<Record<string, Route>> = {
  ...BROWSER_SESSION_ROUTES,
  ...REWARD_ROUTES,
  ...JACKPOT_ROUTES,
  ...SCHEMA_ROUTES,
  ...RECONCILIATION_ROUTES,
  ...PLAYER_MONEY_ROUTES,
  ...PAY_AND_PLAY_ROUTES,
  ...IDENTITY_CHECK_ROUTES,
  async '/internal/players'(app, body) {
    const result = await createPlayer(app, body);
    if (result.ok)
      return { status: result.value.isNew ? 201 : 200, body: { playerId: result.value.playerId } };
    return { status: result.failure.code.startsWith('DUPLICATE') ? 409 : 422, body: result.failure };
  },
  async '/internal/sign-in-check'(app, body) {
    const call = v.safeParse(playerOfBrand, body);
    return call.success
      ? { status: 200, body: await checkSignIn(app, call.output.brand, call.output.playerId) }
      : invalid();
  },
  async '/internal/players/reopen'(app, body) {
    const call = v.safeParse(playerOfBrand, body);
    if (!call.success) return invalid();
    const reopened = await reopenAccount(app, call.output.brand, call.output.playerId);
    app.relay.kick();
    return reopened
      ? { status: 200, body: { reopened } }
      : { status: 409, body: { code: 'REOPEN_NOT_ALLOWED' } };
  },
  // development only: funds accounts without the cashier (issue 2 §6)
  async '/internal/development/house-transfers'(app, body) {
    if (app.settings.mode !== 'development') return { status: 404, body: { code: 'NOT_FOUND' } };
    const call = v.safeParse(houseTransfer, body);
    if (!call.success) return invalid();
    const result = await transferFromHouse(app, call.output);
    if (!result.ok) return { status: 409, body: { code: result.failure } };
    app.relay.kick();
    return { status: 200, body: result.value };
  },
};

function invalid(): Answer {
  return { status: 422, body: { code: 'FIELD_INVALID' } };
}
