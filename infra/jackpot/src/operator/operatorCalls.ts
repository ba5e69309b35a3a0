import { callSigned, type Clock } from '@foyer/runtime';
import type { Contribution } from '../pots/potStore.ts';

export interface Player {
  readonly brand: string;
  readonly playerId: string;
}

/** A player's opt-in choice as the operator stores it. */
export type Choice = { readonly optedIn: boolean } & AgreedContribution;
export type AgreedContribution = { readonly shareBasisPoints: number } | { readonly amountMinor: number };

/** The operator's API: sessions, opt-in choices and payments. */
export interface Operator {
  /** The wallet's currency; undefined when the session is unknown or over. */
  session(player: Player & { readonly sid: string }): Promise<string | undefined>;
  choice(player: Player): Promise<Choice | undefined>;
  /** Reasons why the choice was refused; empty on success. */
  choose(player: Player, optedIn: boolean, contribution: AgreedContribution): Promise<readonly string[]>;
  contributions(taken: readonly number[]): Promise<readonly Contribution[]>;
  /** Undefined when paid, otherwise the refusal reason. Idempotent by key. */
  pay(
    payment: Player & { readonly key: string; readonly amountMinor: number; readonly currency: string },
  ): Promise<string | undefined>;
}

export interface OperatorDeps {
  readonly baseUrl: string;
  readonly secret: string;
  readonly clock: Clock;
  readonly instanceId: string;
}

const DONE = 200;
const REFUSED = 401;

/**
 * Signed calls to the api.
 * @throws when the api is unreachable or its answer is invalid; the outcome is then unknown.
 */
export function createOperator({ baseUrl, secret, clock, instanceId }: OperatorDeps): Operator {
  async function ask<T>(path: string, body: object): Promise<T | undefined> {
    const answer = await callSigned<T & { code?: string }>({
      baseUrl,
      path: `/internal/jackpot/${path}`,
      body,
      secret,
      clock,
    });
    if (answer.status === DONE) return answer.body;
    if (answer.status === REFUSED && answer.body.code === 'REFUSED') return undefined;
    throw new Error(`The operator answered ${answer.status} to ${path}.`);
  }

  return {
    session: async (player) => (await ask<{ currency: string }>('session', player))?.currency,
    choice: async (player) =>
      (await ask<{ choice: Choice | null }>('choice', { ...player, instanceId }))?.choice ?? undefined,
    async choose(player, optedIn, contribution) {
      const answer = await ask<{ reasons: readonly string[] }>('choose', {
        ...player,
        instanceId,
        optedIn,
        contribution,
      });
      return answer?.reasons ?? ['REFUSED'];
    },
    contributions: async (taken) =>
      (await ask<{ contributions: readonly Contribution[] }>('contributions', { instanceId, taken }))
        ?.contributions ?? [],
    async pay(payment) {
      const answer = await ask<{ paid: boolean; code?: string }>('wins', { ...payment, instanceId });
      return answer?.paid === true ? undefined : (answer?.code ?? 'REFUSED');
    },
  };
}
