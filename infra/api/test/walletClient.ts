import { documentIdOf } from '@foyer/graphql/document-id';
import {
  BalanceDocument,
  PlaceBetDocument,
  RollBackBetDocument,
  SettleWinDocument,
} from '@foyer/graphql/wallet-operations';
import type { WalletRefusalCode } from '@foyer/graphql/wallet';
import type { Clock } from '@foyer/runtime';
import { callTyped } from '@foyer/runtime/service-calls';

const IDS = {
  balance: documentIdOf(BalanceDocument),
  placeBet: documentIdOf(PlaceBetDocument),
  settleWin: documentIdOf(SettleWinDocument),
  rollBackBet: documentIdOf(RollBackBetDocument),
} as const;
export type WalletCall = keyof typeof IDS;
export const WALLET_PATH = '/wallet-graphql';

/** Connection settings of a game server for the wallet. */
export interface WalletCaller {
  readonly baseUrl: string;
  readonly secret: string;
  readonly clock?: Clock;
  readonly deadlineMs?: number;
}

/** Common fields of all result types; undefined when the call returned only errors. */
export interface WalletReply {
  readonly status: number;
  readonly answer:
    | {
        readonly __typename: 'WalletBalance' | 'BetRollback' | 'WalletRefusal';
        readonly balance: number;
        readonly version: number;
        readonly code?: WalletRefusalCode;
      }
    | undefined;
  readonly errors: readonly {
    readonly message: string;
    readonly extensions: { readonly type: string; readonly reasons: readonly string[] };
  }[];
}

/**
 * Request body of a game server: the id of its document, never a text. Tests also send inputs that the
 * types forbid.
 */
export function walletBody(call: WalletCall, input: object): object {
  return { documentId: IDS[call], variables: call === 'balance' ? { account: input } : { input } };
}

/**
 * Sends one signed call.
 * @throws when no answer arrives in time.
 */
export async function callWallet(
  { clock = Date.now, ...caller }: WalletCaller,
  body: object,
): Promise<WalletReply> {
  const { status, body: reply } = await callTyped<{
    data?: { answer: WalletReply['answer'] } | null;
    errors?: WalletReply['errors'];
  }>({ ...caller, clock, path: WALLET_PATH, body });
  return { status, answer: reply.data?.answer, errors: reply.errors ?? [] };
}
