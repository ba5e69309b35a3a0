import { callSigned, type Clock } from '@foyer/runtime';
import { WALLET_REFUSALS, type Wallet, type WalletAccount, type WalletAnswer } from './wallet.ts';

export interface SeamlessWalletSettings {
  readonly baseUrl: string;
  readonly secret: string;
  readonly clock: Clock;
  readonly deadlineMs: number;
}

/** HTTP statuses under which an operator refuses for good; every other failure leaves the matter open. */
const DEFINITE = new Set([402, 403, 404, 409, 422]);

/** The operator's wallet over signed HTTP. */
export function createSeamlessWallet(settings: SeamlessWalletSettings): Wallet {
  async function call(path: string, body: object): Promise<WalletAnswer> {
    try {
      const answer = await callSigned<unknown>({ ...settings, path, body });
      return readAnswer(answer.status, answer.body);
    } catch (error) {
      return { kind: 'unknown', reason: error instanceof Error ? error.name : 'not an error' };
    }
  }
  return {
    balance: (account) => call('/wallet/balance', accountBody(account)),
    bet: ({ roundId, transactionId, amountMinor, ...account }) => call('/wallet/bet', { ...accountBody(account), roundId, transactionId, amountMinor }),
    win: ({ roundId, transactionId, amountMinor, betTransactionId, stakeMinor, ...account }) =>
      call('/wallet/win', { ...accountBody(account), roundId, transactionId, amountMinor, betTransactionId, facts: { stakeMinor, mode: 'real' } }),
    rollback: ({ roundId, transactionId, amountMinor, betTransactionId, ...account }) =>
      call('/wallet/rollback', { ...accountBody(account), roundId, transactionId, amountMinor, betTransactionId }),
  };
}

function accountBody({ brand, playerId, operatorSessionId, gameId, currency }: WalletAccount): object {
  return { brand, playerId, sessionId: operatorSessionId, gameId, currency };
}

function readAnswer(status: number, body: unknown): WalletAnswer {
  if (typeof body !== 'object' || body === null) return { kind: 'unknown', reason: `status ${status} without an object` };
  const { balanceMinor, version, code } = body as Record<string, unknown>;
  if (status === 200) {
    if (!isCount(balanceMinor) || !isCount(version)) return { kind: 'unknown', reason: 'accepted without balance or version' };
    return { kind: 'accepted', balanceMinor, version };
  }
  const refusal = WALLET_REFUSALS.find((known) => known === code);
  if (DEFINITE.has(status) && refusal) return { kind: 'refused', code: refusal };
  return { kind: 'unknown', reason: `status ${status}` };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
