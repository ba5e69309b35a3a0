import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { BetRollback, WalletBalance, WalletRefusal, WalletRefusalCode } from '@foyer/graphql/wallet';
import { schemaText } from '@foyer/graphql/schema-text';
import { buildSchema, graphql } from 'graphql';
import { receiveSigned, sendJson, type Clock } from '@foyer/runtime';
import { callTyped } from '@foyer/runtime/service-calls';

/** Injected failure of a call, before or after it took effect. */
export type Fault =
  | 'none'
  | 'lost-request'
  | 'lost-answer'
  | 'error-500'
  | 'not-json'
  | 'unauthorized'
  | 'graphql-error'
  | 'unknown-refusal';

interface Movement {
  readonly transactionId: string;
  readonly roundId: string;
  readonly amount?: number;
  readonly betTransactionId?: string;
  readonly freeSpinsId?: string | null;
}

type Kind = 'balance' | 'bet' | 'win' | 'rollback';

export interface FakeOperator {
  readonly url: string;
  balanceMinor: number;
  refuseBetsWith: WalletRefusalCode | undefined;
  /** Free spins that can be played, by id. */
  readonly spinsLeft: Map<string, number>;
  /** Chooses the failure of a wallet call by kind and count. */
  fault: (call: string, count: number) => Fault;
  readonly calls: string[];
  /** Movements that took effect, each once. */
  readonly ledger: Map<
    string,
    {
      readonly kind: string;
      readonly roundId: string;
      readonly change: number;
      readonly freeSpinsId: string | null;
    }
  >;
  launch(
    gamesUrl: string,
    request: object,
  ): Promise<{ status: number; body: { url: string; nonce: string; code?: string } }>;
  signed<T>(
    gamesUrl: string,
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: T }>;
  close(): Promise<void>;
}

const { resolve } = createRequire(import.meta.url);
const schema = buildSchema(schemaText('wallet'));
const documents = JSON.parse(
  readFileSync(resolve('@foyer/graphql/wallet-documents.json'), 'utf8'),
) as Readonly<Record<string, string>>;

/** An operator's wallet behind signed GraphQL of the production schema, with idempotency and tombstones. */
export async function startFakeOperator(secret: string, clock: Clock): Promise<FakeOperator> {
  const counts = new Map<string, number>();
  const tombstones = new Set<string>();
  const operator: Omit<FakeOperator, 'url'> = {
    balanceMinor: 100_000,
    refuseBetsWith: undefined,
    spinsLeft: new Map(),
    fault: () => 'none',
    calls: [],
    ledger: new Map(),
    launch: (gamesUrl, request) =>
      callTyped({ baseUrl: gamesUrl, path: '/operator/launches', body: request, secret, clock }),
    signed: (gamesUrl, method, path, body) =>
      callTyped({ baseUrl: gamesUrl, path, method, body, secret, clock }),
    close: () => new Promise((resolved) => server.close(() => resolved()).closeAllConnections()),
  };

  function balance(): WalletBalance {
    return {
      __typename: 'WalletBalance',
      balance: operator.balanceMinor,
      version: operator.ledger.size,
      currency: 'EUR',
    };
  }

  function write(
    kind: Kind,
    { transactionId, roundId, freeSpinsId = null }: Movement,
    change: number,
  ): WalletBalance {
    if (!operator.ledger.has(transactionId)) {
      operator.ledger.set(transactionId, { kind, roundId, change, freeSpinsId });
      operator.balanceMinor += change;
    }
    return balance();
  }

  const wallet = {
    balance,
    placeBet({
      input,
    }: {
      readonly input: Movement & { readonly amount: number };
    }): WalletBalance | WalletRefusal {
      if (operator.ledger.has(input.transactionId)) return balance();
      if (tombstones.has(input.transactionId)) return refusal('ROLLED_BACK');
      if (operator.refuseBetsWith) return refusal(operator.refuseBetsWith);
      if (input.freeSpinsId != null) {
        const left = operator.spinsLeft.get(input.freeSpinsId) ?? 0;
        if (left === 0) return refusal('FREE_SPINS_UNAVAILABLE');
        operator.spinsLeft.set(input.freeSpinsId, left - 1);
        return write('bet', input, 0);
      }
      return operator.balanceMinor < input.amount
        ? refusal('INSUFFICIENT_FUNDS')
        : write('bet', input, -input.amount);
    },
    settleWin: ({ input }: { readonly input: Movement & { readonly amount: number } }): WalletBalance =>
      write('win', input, input.amount),
    rollBackBet({
      input,
    }: {
      readonly input: Movement & { readonly betTransactionId: string };
    }): BetRollback {
      const bet = operator.ledger.get(input.betTransactionId);
      tombstones.add(input.betTransactionId);
      if (bet?.freeSpinsId != null && !operator.ledger.has(input.transactionId))
        operator.spinsLeft.set(bet.freeSpinsId, (operator.spinsLeft.get(bet.freeSpinsId) ?? 0) + 1);
      return {
        ...write('rollback', input, bet ? -bet.change : 0),
        __typename: 'BetRollback',
        isStakeReturned: bet !== undefined,
      };
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const received = await receiveSigned(request, response, secret, clock);
    if (!received) return;
    const { documentId, variables } = received.body as {
      readonly documentId: string;
      readonly variables: Readonly<Record<string, unknown>>;
    };
    const source = documents[documentId] ?? '';
    const kind = kindOf(source);
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    operator.calls.push(kind);
    const fault = operator.fault(kind, count);
    if (fault === 'lost-request') return void response.destroy();
    if (fault === 'unauthorized') return sendJson(response, 401, { code: 'SIGNATURE_INVALID' });
    const result = await graphql({ schema, source, rootValue: wallet, variableValues: variables });
    if (fault === 'lost-answer') return void response.destroy();
    if (fault === 'error-500')
      return sendJson(response, 500, {
        data: null,
        errors: [{ message: 'Something went wrong.', extensions: { type: 'InternalFailure' } }],
      });
    if (fault === 'not-json') return void response.writeHead(200).end('<html>');
    if (fault === 'graphql-error')
      return sendJson(response, 200, { ...result, errors: [{ message: 'Something went wrong.' }] });
    if (fault === 'unknown-refusal')
      return sendJson(response, 200, {
        data: { answer: { ...refusal('FIELD_INVALID'), code: 'OF_A_NEWER_OPERATOR' } },
      });
    sendJson(response, 200, result);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolved) => server.listen(0, '127.0.0.1', resolved));
  return Object.assign(operator, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

function refusal(code: WalletRefusalCode): WalletRefusal {
  return { __typename: 'WalletRefusal', code, reasons: [], fields: [] };
}

function kindOf(source: string): Kind {
  if (source.startsWith('mutation PlaceBet')) return 'bet';
  if (source.startsWith('mutation SettleWin')) return 'win';
  return source.startsWith('mutation RollBackBet') ? 'rollback' : 'balance';
}
