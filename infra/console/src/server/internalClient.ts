import { callSigned, Refusal } from '@foyer/runtime';
import * as v from 'valibot';
import type { ConsoleDependencies } from './deps.ts';
import type { Call } from './route.ts';
import { allowed } from './session/roles.ts';
import type { Sessions, StaffSession } from './session/sessions.ts';

const DEADLINE_MS = 10_000;

export type InternalClientParts = Pick<ConsoleDependencies, 'settings' | 'clock'> & {
  readonly sessions: Pick<Sessions, 'of' | 'tokenOf'>;
};

/** An internal service and the texts for its failures. */
export interface InternalService {
  readonly port: number;
  readonly code: string;
  /** Text after a failed read. */
  readonly readFailureText: string;
  /** Text after a failed decision with unknown outcome. */
  readonly unknownOutcomeText: string;
}

/**
 * Client of internal services for player data. They check our signature but know no roles, so roles are
 * checked here.
 */
export interface InternalClient {
  ask(method: 'GET' | 'POST', path: string, body?: object): Promise<{ status: number; body: object }>;
  /** Checks the current operator role, not the one at sign-in. */
  operatorNow(call: Pick<Call, 'request' | 'session'>): Promise<StaffSession>;
}

export function createInternalClient(
  { settings, clock, sessions }: InternalClientParts,
  { port, code, readFailureText, unknownOutcomeText }: InternalService,
): InternalClient {
  return {
    async ask(method, path, body) {
      try {
        const { status, body: answer } = await callSigned({
          baseUrl: `http://127.0.0.1:${port}`,
          path,
          method,
          ...(body && { body }),
          secret: settings.internalSecret,
          clock,
          deadlineMs: DEADLINE_MS,
        });
        return { status, body: v.parse(v.looseObject({}), answer) };
      } catch {
        throw new Refusal(502, code, method === 'GET' ? readFailureText : unknownOutcomeText);
      }
    },
    async operatorNow({ request, session }) {
      await sessions.tokenOf(allowed(session, ['operator']), { isRefused: true });
      return allowed(sessions.of(request), ['operator']);
    },
  };
}
