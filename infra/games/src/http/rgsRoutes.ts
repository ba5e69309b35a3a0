import { BodyTooLarge, readBody, sendJson, type Route, type RouteCall, type Routes } from '@foyer/runtime';
import type { GameServer } from '../rgs/gameServer.ts';
import type { RefusalView } from '../rgs/view.ts';
import type { GameSession } from '../sessions/gameSession.ts';

const BODY_LIMIT = 32 * 1024;

/** HTTP status by refusal; 403 for all others. */
const STATUS: Readonly<Record<string, number>> = {
  BET_INVALID: 400,
  LAUNCH_EXPIRED: 401,
  INSUFFICIENT_FUNDS: 402,
  ROUND_OPEN: 409,
  FREE_SPINS_LEFT: 409,
  FREE_SPINS_UNAVAILABLE: 409,
  STAKE_NOT_OFFERED: 422,
  STAKE_TOO_HIGH: 422,
  BONUS_MAX_STAKE: 422,
  TOO_FAST: 429,
  BET_UNCONFIRMED: 503,
  OPERATOR_UNAVAILABLE: 503,
  INTERNAL: 500,
};

/** The remote game server's API for the frame. Only redeeming a launch needs no bearer. */
export function rgsRoutes(server: GameServer): Routes<Route> {
  function withSession(answer: (call: RouteCall, session: GameSession) => Promise<void>): Route {
    return async (call) => {
      const session = await server.authenticate(
        /^Bearer (\S{43})$/.exec(call.request.headers.authorization ?? '')?.[1],
      );
      if (!session) return sendJson(call.response, 401, { code: 'SESSION_ENDED' });
      await answer(call, session);
    };
  }
  return {
    async 'POST /rgs/sessions'(call) {
      const body = await jsonBody(call);
      if (!body) return;
      const opened = await server.open((body.value as { token?: unknown } | null)?.token);
      if (opened.ok) sendJson(call.response, 201, opened.value);
      else refuse(call, opened.failure);
    },
    'POST /rgs/rounds': withSession(async (call, session) => {
      const body = await jsonBody(call);
      if (!body) return;
      const played = await server.play(session, body.value);
      if (played.ok) sendJson(call.response, 200, played.value);
      else refuse(call, played.failure);
    }),
    'GET /rgs/rounds': withSession(async (call, session) => {
      const before = Number(call.url.searchParams.get('before') ?? Number.MAX_SAFE_INTEGER);
      sendJson(call.response, 200, {
        rounds: await server.history(
          session,
          Number.isSafeInteger(before) ? before : Number.MAX_SAFE_INTEGER,
        ),
      });
    }),
    'GET /rgs/rounds/:id([0-9a-f-]{36})': withSession(async (call, session) => {
      const round = await server.round(session, call.params['id'] ?? '');
      if (round) sendJson(call.response, 200, round);
      else sendJson(call.response, 404, { code: 'ROUND_UNKNOWN' });
    }),
    'GET /rgs/balance': withSession(async (call, session) => {
      const balance = await server.balance(session);
      if (balance.ok) sendJson(call.response, 200, balance.value);
      else refuse(call, balance.failure);
    }),
  };
}

function refuse({ response }: RouteCall, refusal: RefusalView): void {
  sendJson(response, STATUS[refusal.code] ?? 403, refusal);
}

/**
 * A JSON body within the size limit; answers and returns undefined otherwise. The content type excludes
 * cross-site forms.
 */
async function jsonBody({ request, response }: RouteCall): Promise<{ value: unknown } | undefined> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
    sendJson(response, 415, { code: 'BODY_NOT_JSON' });
    return undefined;
  }
  try {
    return { value: JSON.parse(await readBody(request, BODY_LIMIT)) as unknown };
  } catch (error) {
    const isTooLarge = error instanceof BodyTooLarge;
    sendJson(response, isTooLarge ? 413 : 400, { code: isTooLarge ? 'BODY_TOO_LARGE' : 'BODY_NOT_JSON' });
    return undefined;
  }
}
