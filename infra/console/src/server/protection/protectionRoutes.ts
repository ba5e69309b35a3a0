import { sendJson, type Routes } from '@foyer/runtime';
import { protectionAnswerSchema } from '@foyer/market/protection-answers';
import { createInternalClient, type InternalClientParts } from '../internalClient.ts';
import type { Route } from '../route.ts';
import { allowed, SUPERVISOR_ROLES } from '../session/roles.ts';

/** Effective player protection of the brands, for operators and auditors. */
export function protectionRoutes(parts: InternalClientParts): Routes<Route> {
  const client = createInternalClient(parts, {
    port: parts.settings.apiPort,
    code: 'PROTECTION_AWAY',
    readFailureText: 'The api is not responding.',
  });
  return {
    async 'GET /protection/brands'({ response, session }) {
      allowed(session, SUPERVISOR_ROLES);
      const { status, body } = await client.read(protectionAnswerSchema, '/internal/protection');
      sendJson(response, status, body);
    },
  };
}
