import { callSigned, Refusal } from '@foyer/runtime';
import type { ConsoleDependencies } from './deps.ts';
import type { Call } from './route.ts';
import { allowed } from './session/roles.ts';
import type { Sessions, StaffSession } from './session/sessions.ts';

const DEADLINE_MS = 10_000;

export type DoorParts = Pick<ConsoleDependencies, 'settings' | 'clock'> & {
  readonly sessions: Pick<Sessions, 'of' | 'tokenOf'>;
};

/** One of our services, and what is said when it does not answer. */
export interface Behind {
  readonly port: number;
  readonly code: string;
  /** When something was only looked at. */
  readonly silence: string;
  /** When something was decided, and nobody knows whether it was done. */
  readonly doubt: string;
}

/** The way to what is a player's. The services behind it know our signature and no roles, so they are looked at here. */
export interface InternalDoor {
  ask(method: 'GET' | 'POST', path: string, body?: object): Promise<{ status: number; body: object }>;
  /** Decided by whoever is an operator now, not by whoever was one when the session began. */
  operatorNow(call: Pick<Call, 'request' | 'session'>): Promise<StaffSession>;
}

export function createInternalDoor(
  { settings, clock, sessions }: DoorParts,
  { port, code, silence, doubt }: Behind,
): InternalDoor {
  return {
    async ask(method, path, body) {
      try {
        return await callSigned<object>({
          baseUrl: `http://127.0.0.1:${port}`,
          path,
          method,
          ...(body && { body }),
          secret: settings.internalSecret,
          clock,
          deadlineMs: DEADLINE_MS,
        });
      } catch {
        throw new Refusal(502, code, method === 'GET' ? silence : doubt);
      }
    },
    async operatorNow({ request, session }) {
      await sessions.tokenOf(allowed(session, ['operator']), { isRefused: true });
      return allowed(sessions.of(request), ['operator']);
    },
  };
}
