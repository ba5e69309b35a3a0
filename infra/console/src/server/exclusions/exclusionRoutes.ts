import { Refusal, sendJson, type Routes } from '@foyer/runtime';
import { returnCasesSchema, returnOutcomeSchema } from '@foyer/market/exclusion-answers';
import * as v from 'valibot';
import { createInternalClient, type InternalClientParts } from '../internalClient.ts';
import { readShape } from '../readShape.ts';
import type { Route } from '../route.ts';
import { AGENT_ROLES, allowed } from '../session/roles.ts';

const brand = v.pipe(v.string(), v.regex(/^[a-z]{2,40}$/));
const queueSchema = v.object({ brand: v.optional(brand) });
const orderSchema = v.strictObject({
  id: v.pipe(v.number(), v.safeInteger()),
  decision: v.picklist(['approve', 'refuse']),
  key: v.pipe(v.string(), v.uuid()),
  reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)),
});

/** Requests to come back from an exclusion: support agents and operators decide in their own name (ADR 0237). */
export function exclusionRoutes(parts: InternalClientParts): Routes<Route> {
  const client = createInternalClient(parts, {
    port: parts.settings.apiPort,
    code: 'PLAYERS_AWAY',
    readFailureText: 'The player service is not responding.',
    unknownOutcomeText:
      'The player service is not responding, so the outcome is unknown. Retrying is safe: the decision takes effect once.',
  });
  return {
    async 'GET /player/exclusions'({ response, url, session }) {
      allowed(session, AGENT_ROLES);
      const query = v.safeParse(queueSchema, Object.fromEntries(url.searchParams));
      if (!query.success) throw new Refusal(400, 'REQUEST_MALFORMED', 'Specify a known brand, or none.');
      const { status, body } = await client.request(
        returnCasesSchema,
        'POST',
        '/internal/exclusion-returns',
        query.output,
      );
      sendJson(response, status, body);
    },
    async 'POST /player/exclusions/decision'({ request, response, session }) {
      // the current role, not the one at sign-in
      await parts.sessions.tokenOf(allowed(session, AGENT_ROLES), { isRefused: true });
      const { person } = allowed(parts.sessions.of(request), AGENT_ROLES);
      const order = await readShape(request, orderSchema, 'Specify the request, the decision and a reason.');
      const { status, body } = await client.request(
        returnOutcomeSchema,
        'POST',
        '/internal/exclusion-returns/decision',
        { ...order, staff: person.email },
      );
      sendJson(response, status, body);
    },
  };
}
