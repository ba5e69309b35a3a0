import { receiveSigned, sendJson, type Clock, type Route, type RouteCall, type Routes } from '@foyer/runtime';
import type { PublishedCatalogue } from '../operator/publishedCatalogue.ts';
import { readLaunch } from '../operator/readLaunch.ts';
import type { createLaunchService } from '../operator/launchService.ts';
import type { Round } from '../rounds/round.ts';
import type { RoundStore } from '../rounds/roundStore.ts';
import type { SessionStore } from '../sessions/sessionStore.ts';

export interface OperatorParts {
  readonly secret: string;
  readonly clock: Clock;
  readonly catalogue: PublishedCatalogue;
  readonly launch: ReturnType<typeof createLaunchService>;
  readonly sessions: SessionStore;
  readonly rounds: RoundStore;
}

const PROBLEM_STATUS = {
  GAME_UNKNOWN: 404,
  CURRENCY_UNSUPPORTED: 409,
  ROUND_UNKNOWN: 409,
  FREE_SPINS_UNSUPPORTED: 409,
} as const;

/** API for operators; every request is signed. */
export function operatorRoutes(parts: OperatorParts): Routes<Route> {
  function signed(answer: (call: RouteCall, body: unknown) => Promise<void> | void): Route {
    return async (call) => {
      const received = await receiveSigned(call.request, call.response, parts.secret, parts.clock);
      if (received) await answer(call, received.body);
    };
  }
  return {
    'GET /operator/catalogue': signed((call) => catalogue(parts.catalogue, call)),
    'POST /operator/launches': signed(async ({ response }, body) => {
      const parsed = readLaunch(body);
      if (!parsed.ok) return sendJson(response, 400, { code: 'LAUNCH_INVALID', field: parsed.failure });
      const ticket = await parts.launch(parsed.value);
      if (!ticket.ok) return sendJson(response, PROBLEM_STATUS[ticket.failure], { code: ticket.failure });
      sendJson(response, 201, ticket.value);
    }),
    'POST /operator/sessions/end': signed(async ({ response }, body) => {
      const { brand, playerId, sessionId = null, reason } = (body ?? {}) as Record<string, unknown>;
      const isValid =
        [brand, playerId, reason].every((text) => typeof text === 'string' && text.length <= 64) &&
        (sessionId === null || typeof sessionId === 'string');
      if (!isValid) return sendJson(response, 400, { code: 'BODY_INVALID' });
      sendJson(response, 200, {
        ended: await parts.sessions.end(
          String(brand),
          String(playerId),
          sessionId === null ? null : String(sessionId),
          String(reason),
        ),
      });
    }),
    'GET /operator/rounds/:id([0-9a-f-]{36})': signed(async ({ response, params: { id = '' } }) => {
      const round = await parts.rounds.find(id);
      if (!round) return sendJson(response, 404, { code: 'ROUND_UNKNOWN' });
      sendJson(response, 200, { round: viewForOperator(round) });
    }),
  };
}

function catalogue(published: PublishedCatalogue, { request, response }: RouteCall): void {
  const etag = `"${published.version}"`;
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  sendJson(response, 200, published.body, { etag });
}

function viewForOperator(round: Round): object {
  const {
    id: roundId,
    gameId,
    engine,
    modelId,
    modelVersion,
    brand,
    playerId,
    mode,
    state,
    currency,
    stakeMinor,
    returnMinor,
    createdAt: at,
    closedAt,
    bet,
    outcome,
    draws,
  } = round;
  return {
    roundId,
    gameId,
    engine,
    modelId,
    modelVersion,
    brand,
    playerId,
    mode,
    state,
    currency,
    stakeMinor,
    returnMinor,
    at,
    closedAt,
    bet,
    outcome,
    draws,
  };
}
