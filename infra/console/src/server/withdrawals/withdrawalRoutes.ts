import { callSigned, readBody, Refusal, sendJson } from '@foyer/runtime';
import * as v from 'valibot';
import type { ConsoleDependencies } from '../deps.ts';
import type { Call, Route } from '../route.ts';
import type { Sessions, StaffSession } from '../session/sessions.ts';

const MOST_BODY_BYTES = 4 * 1024;
const DEADLINE_MS = 10_000;

const decisionSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/)),
  decision: v.picklist(['approve', 'refuse']),
  reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)),
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,100}$/)),
});

type Parts = Pick<ConsoleDependencies, 'settings' | 'clock'> & { readonly sessions: Pick<Sessions, 'of' | 'tokenOf'> };

/** Withdrawals that wait for people: operators decide, auditors look. The api knows our signature and no roles, so they are looked at here. */
export function withdrawalRoutes({ settings, clock, sessions }: Parts): Readonly<Record<string, Route>> {
  async function askApi(method: 'GET' | 'POST', path: string, body?: object): Promise<{ status: number; body: object }> {
    try {
      return await callSigned<object>({ baseUrl: `http://127.0.0.1:${settings.apiPort}`, path, method, ...(body && { body }), secret: settings.internalSecret, clock, deadlineMs: DEADLINE_MS });
    } catch {
      throw new Refusal(502, 'PAYMENTS_AWAY', method === 'GET' ? 'The payments do not answer.' : 'The payments do not answer; nobody knows whether it was done. The same decision again has one effect.');
    }
  }

  return {
    async 'GET /money/withdrawals'({ response, url, session }) {
      allowed(session, ['operator', 'auditor']);
      const wanted = new URLSearchParams([...url.searchParams].filter(([name, value]) => (name === 'brand' || name === 'state') && value !== ''));
      const { status, body } = await askApi('GET', `/internal/withdrawals?${wanted.toString()}`);
      sendJson(response, status, body);
    },
    async 'POST /money/withdrawals/decision'({ request, response, session }) {
      const { person } = await asOfNow(request, session);
      const read = v.safeParse(decisionSchema, parse(await readBody(request, MOST_BODY_BYTES)));
      if (!read.success) throw new Refusal(400, 'REQUEST_MALFORMED', 'Say which withdrawal, what is decided, and why.');
      const { id, ...decision } = read.output;
      const { status, body } = await askApi('POST', `/internal/withdrawals/${id}/decision`, { ...decision, staff: person.email });
      sendJson(response, status, body);
    },
  };

  /** Money is decided by whoever is an operator now, not by whoever was one when the session began. */
  async function asOfNow(request: Call['request'], session: StaffSession | undefined): Promise<StaffSession> {
    await sessions.tokenOf(allowed(session, ['operator']), { isRefused: true });
    return allowed(sessions.of(request), ['operator']);
  }
}

function allowed(session: StaffSession | undefined, roles: readonly string[]): StaffSession {
  if (!session) throw new Refusal(401, 'SIGNED_OUT', 'Nobody is signed in.');
  if (!session.person.roles.some((role) => roles.includes(role))) throw new Refusal(403, 'NOT_PERMITTED', 'Your role does not allow this.');
  return session;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
