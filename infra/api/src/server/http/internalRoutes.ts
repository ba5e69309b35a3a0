import type { IncomingMessage, ServerResponse } from 'node:http';
import { receiveSigned, sendJson } from '@foyer/runtime';
import type { App } from '../../app.ts';
import { EVENT_ROUTES } from '../../events/routes.ts';
import { IDENTITY_CHECK_ROUTES } from '../../identity-checks/routes.ts';
import { JACKPOT_ROUTES } from '../../jackpots/routes.ts';
import { LEDGER_ROUTES } from '../../ledger/routes.ts';
import { PAY_AND_PLAY_ROUTES } from '../../pay-and-play/routes.ts';
import { PLAYER_BALANCE_ROUTES } from '../../player-balances/routes.ts';
import { PLAYER_ROUTES } from '../../players/routes.ts';
import { RECONCILIATION_ROUTES } from '../../reconciliation/routes.ts';
import { REWARD_ROUTES } from '../../rewards/routes.ts';
import { SESSION_ROUTES } from '../../sessions/routes.ts';
import { handleWithdrawals } from '../../withdrawals/routes.ts';
import type { Routes } from './route.ts';
import { SCHEMA_ROUTES } from './schemaRoutes.ts';

const ROUTES: Routes = {
  ...SESSION_ROUTES,
  ...EVENT_ROUTES,
  ...IDENTITY_CHECK_ROUTES,
  ...JACKPOT_ROUTES,
  ...LEDGER_ROUTES,
  ...PAY_AND_PLAY_ROUTES,
  ...PLAYER_BALANCE_ROUTES,
  ...PLAYER_ROUTES,
  ...RECONCILIATION_ROUTES,
  ...REWARD_ROUTES,
  ...SCHEMA_ROUTES,
};

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
