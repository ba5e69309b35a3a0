import { documentIdOf } from '@foyer/graphql/document-id';
import type { GameAccountInput } from '@foyer/graphql/wallet';
import {
  BalanceDocument,
  PlaceBetDocument,
  RollBackBetDocument,
  SettleWinDocument,
} from '@foyer/graphql/wallet-operations';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Clock, ServiceClient } from '@foyer/runtime';
import { isWalletRefusal, type Wallet, type WalletAccount, type WalletAnswer } from './wallet.ts';

export interface SeamlessWalletSettings {
  readonly baseUrl: string;
  readonly secret: string;
  readonly clock: Clock;
  readonly serviceClient: ServiceClient;
  readonly deadlineMs: number;
}

const PATH = '/wallet-graphql';
const ACCEPTED: readonly unknown[] = ['WalletBalance', 'BetRollback'];

/** The operator's wallet by signed GraphQL, using its published documents (ADR 0117). */
export function createSeamlessWallet({ serviceClient, ...settings }: SeamlessWalletSettings): Wallet {
  async function call<Variables>(
    document: TypedDocumentNode<unknown, Variables>,
    variablesOf: () => Variables,
  ): Promise<WalletAnswer> {
    try {
      const { status, body } = await serviceClient.callSigned({
        ...settings,
        path: PATH,
        body: { documentId: documentIdOf(document), variables: variablesOf() },
      });
      return readAnswer(status, body);
    } catch (error) {
      return { kind: 'unknown', reason: error instanceof Error ? error.name : 'not an error' };
    }
  }
  return {
    balance: (account) => call(BalanceDocument, () => ({ account: accountOf(account) })),
    bet: ({ roundId, transactionId, amountMinor, freeSpinsId, ...account }) =>
      call(PlaceBetDocument, () => ({
        input: {
          account: accountOf(account),
          roundId,
          transactionId,
          amount: amountMinor,
          ...freeSpinsOf(freeSpinsId),
        },
      })),
    win: ({ roundId, transactionId, amountMinor, freeSpinsId, ...account }) =>
      call(SettleWinDocument, () => ({
        input: {
          account: accountOf(account),
          roundId,
          transactionId,
          amount: amountMinor,
          ...freeSpinsOf(freeSpinsId),
        },
      })),
    rollback: ({ roundId, transactionId, betTransactionId, freeSpinsId, ...account }) =>
      call(RollBackBetDocument, () => ({
        input: {
          account: accountOf(account),
          roundId,
          transactionId,
          betTransactionId,
          ...freeSpinsOf(freeSpinsId),
        },
      })),
  };
}

/** Left out of rounds with a stake: an operator of the previous contract rejects the field. */
function freeSpinsOf(freeSpinsId: string | null): { readonly freeSpinsId?: string } {
  return freeSpinsId === null ? {} : { freeSpinsId };
}

function accountOf({
  brand,
  playerId,
  operatorSessionId,
  gameId,
  currency,
}: WalletAccount): GameAccountInput {
  if (playerId === null || operatorSessionId === null)
    throw new Error('Real money requires a session with a player.');
  return { brand, playerId, sessionId: operatorSessionId, gameId, currency };
}

/** Only a result of a known type is definite; errors and other statuses are not. */
function readAnswer(status: number, body: unknown): WalletAnswer {
  const { data, errors } = fieldsOf(body);
  if (status !== 200 || errors !== undefined)
    return { kind: 'unknown', reason: `status ${status}, ${errorTypeOf(errors)}` };
  const { __typename: type, balance, version, code } = fieldsOf(fieldsOf(data)['answer']);
  if (ACCEPTED.includes(type) && isCount(balance) && isCount(version))
    return { kind: 'accepted', balanceMinor: balance, version };
  if (type === 'WalletRefusal' && isWalletRefusal(code)) return { kind: 'refused', code };
  return { kind: 'unknown', reason: 'an answer of no known type' };
}

function errorTypeOf(errors: unknown): string {
  const type = Array.isArray(errors) ? fieldsOf(fieldsOf(errors[0])['extensions'])['type'] : undefined;
  return typeof type === 'string' ? type : 'no typed error';
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
