import type { IncomingMessage, ServerResponse } from 'node:http';
import { isBrandId, jackpotTermsOf } from '@foyer/market';
import { sendJson, type Clock, type Log, type Pool } from '@foyer/runtime';
import { drawPicture, PICTURE_SHAPES, type PictureShape } from '../art/drawPicture.ts';
import { statusOf } from '../contributionValues.ts';
import type { Operator } from '../operator/operatorCalls.ts';
import { multipliers } from '../pots/currencies.ts';
import { readDeadlines, shownDeadlines } from '../pots/mustHit.ts';
import { readPots } from '../pots/potStore.ts';
import { chances, shownPots } from '../pots/potModel.ts';
import { answerRaffle, answerRecords } from '../raffles/raffleRoutes.ts';
import { brandOf, notFound } from './answers.ts';
import { callerOf, isOwnPlayerId } from './callers.ts';
import type { Tickets } from './tickets.ts';

export interface RouteDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
  readonly operator: Operator;
  readonly tickets: Tickets;
}

/** requirements/interfaces#jackpot-provider; the provider calls the collection `pots`. */
const INSTANCE =
  /^\/v1\/pots\/instances\/source\/([a-z0-9-]{1,64})\/brand\/[A-Za-z0-9-]{1,64}:([a-z0-9-]{1,64})$/;
const PICTURE = /^\/v1\/pictures\/([a-z]{1,10})\.svg$/;
const HOUR = 'public, max-age=3600';

/** HTTP API of the provider. 404 for an unknown or foreign resource, 401 without a valid session. */
export async function answer(
  deps: RouteDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://jackpot');
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const instance = INSTANCE.exec(url.pathname);
  const picture = PICTURE_SHAPES.find((shape) => shape === PICTURE.exec(url.pathname)?.[1]);
  if (url.pathname === '/v1/tickets' && request.method === 'POST')
    return issueTicket(deps, request, response);
  if (!reads) return notFound(response);
  if (url.pathname === '/v1/currencies')
    return sendJson(response, 200, { multipliers: multipliers() }, { 'cache-control': HOUR });
  if (instance)
    return answerInstance(deps, request, response, {
      source: instance[1] ?? '',
      brand: instance[2] ?? '',
      playerId: url.searchParams.get('player_id'),
    });
  if (picture) return sendPicture(request, response, picture);
  if (await answerRecords(deps, request, response, url.pathname)) return;
  notFound(response);
}

async function answerInstance(
  deps: RouteDeps,
  request: IncomingMessage,
  response: ServerResponse,
  query: { readonly source: string; readonly brand: string; readonly playerId: string | null },
): Promise<void> {
  if (query.brand === brandOf(request) && (await answerRaffle(deps, response, query))) return;
  const terms = isBrandId(query.brand) ? jackpotTermsOf(query.brand) : undefined;
  if (!terms || terms.sourceId !== query.source || query.brand !== brandOf(request))
    return notFound(response);
  const caller = await callerOf(request, deps.operator);
  if (caller === 'refused' || (query.playerId !== null && !caller))
    return sendJson(response, 401, { code: 'UNAUTHENTICATED' });
  if (caller && query.playerId !== null && !isOwnPlayerId(query.playerId, caller)) return notFound(response);
  const [pots, deadlines, choice] = await Promise.all([
    readPots(deps.pool, terms.instanceId),
    readDeadlines(deps.pool, terms.instanceId),
    caller && deps.operator.choice({ brand: caller.brand, playerId: caller.playerId }),
  ]);
  // the gateway determines the country; a query parameter cannot override it
  sendJson(response, 200, {
    id: terms.instanceId,
    pots: shownPots(pots),
    // extensions of the provider's protocol
    chances: chances(),
    must_hit: shownDeadlines(deadlines),
    ...(caller && choice ? { optin_status: statusOf(choice, terms, caller.currency) } : {}),
  });
}

async function issueTicket(
  deps: RouteDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const caller = await callerOf(request, deps.operator);
  if (!caller || caller === 'refused') return sendJson(response, 401, { code: 'UNAUTHENTICATED' });
  sendJson(response, 200, { ticket: await deps.tickets.issue(caller) });
}

function sendPicture(request: IncomingMessage, response: ServerResponse, shape: PictureShape): void {
  const brand = brandOf(request);
  if (!isBrandId(brand) || !jackpotTermsOf(brand)) return notFound(response);
  const body = drawPicture(brand, shape);
  response.writeHead(200, {
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': HOUR,
    vary: 'host',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'`,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
