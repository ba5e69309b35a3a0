import { ignoreError } from '@foyer/kernel';
import type { BalanceView, RefusalView, RoundView, SessionView } from '../../rgs/view.ts';

export type Reply<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: RefusalView };

/** Client of the game server. The bearer token lives only in this closure. */
export interface GameApi {
  open(token: string): Promise<Reply<SessionView>>;
  /** Retried with the same id after a lost response: the server plays a round once. */
  play(roundId: string, bet: unknown, isFree: boolean): Promise<Reply<RoundView>>;
  round(roundId: string): Promise<Reply<RoundView>>;
  history(before: number): Promise<Reply<{ readonly rounds: readonly RoundView[] }>>;
  balance(): Promise<Reply<BalanceView>>;
}

const DEADLINE_MS = 15_000;
/** Error code of a request without a response. */
export const NO_ANSWER = 'NO_ANSWER';

export function createGameApi(): GameApi {
  let bearer = '';
  async function call<Value>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Reply<Value>> {
    try {
      const response = await fetch(`/rgs/${path}`, {
        method,
        headers: {
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        credentials: 'omit',
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      // not validated: the same origin serves this script and writes both shapes, and a schema library would
      // double the size of the frame
      const value = (await response.json()) as Value & RefusalView;
      return response.ok ? { ok: true, value } : { ok: false, refusal: value };
    } catch (error) {
      ignoreError('game server did not respond; the game shows it')(error);
      return { ok: false, refusal: { code: NO_ANSWER } };
    }
  }
  return {
    async open(token) {
      const reply = await call<SessionView>('POST', 'sessions', { token });
      if (reply.ok) bearer = reply.value.bearer;
      return reply;
    },
    play: (roundId, bet, isFree) => call('POST', 'rounds', { roundId, bet, isFree }),
    round: (roundId) => call('GET', `rounds/${roundId}`),
    history: (before) => call('GET', `rounds?before=${before}`),
    balance: () => call('GET', 'balance'),
  };
}
