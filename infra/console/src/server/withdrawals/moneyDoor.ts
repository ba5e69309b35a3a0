import { callSigned, Refusal } from '@foyer/runtime';
import type { ConsoleDependencies } from '../deps.ts';
import type { Call } from '../route.ts';
import { allowed } from '../session/roles.ts';
import type { Sessions, StaffSession } from '../session/sessions.ts';

const DEADLINE_MS = 10_000;

export type MoneyParts = Pick<ConsoleDependencies, 'settings' | 'clock'> & { readonly sessions: Pick<Sessions, 'of' | 'tokenOf'> };

/** The way to players' money. The api knows our signature and no roles, so they are looked at here. */
export interface MoneyDoor {
  ask(method: 'GET' | 'POST', path: string, body?: object): Promise<{ status: number; body: object }>;
  /** Money is decided by whoever is an operator now, not by whoever was one when the session began. */
  operatorNow(call: Pick<Call, 'request' | 'session'>): Promise<StaffSession>;
}

export function createMoneyDoor({ settings, clock, sessions }: MoneyParts): MoneyDoor {
  return {
    async ask(method, path, body) {
      try {
        return await callSigned<object>({ baseUrl: `http://127.0.0.1:${settings.apiPort}`, path, method, ...(body && { body }), secret: settings.internalSecret, clock, deadlineMs: DEADLINE_MS });
      } catch {
        throw new Refusal(502, 'PAYMENTS_AWAY', method === 'GET' ? 'The payments do not answer.' : 'The payments do not answer; nobody knows whether it was done. The same decision again has one effect.');
      }
    },
    async operatorNow({ request, session }) {
      await sessions.tokenOf(allowed(session, ['operator']), { isRefused: true });
      return allowed(sessions.of(request), ['operator']);
    },
  };
}
