import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callSigned, receiveSigned, sendJson, type Clock } from '@foyer/runtime';

/** What goes wrong with one call, before or after it took effect. */
export type Fault = 'none' | 'lost-request' | 'lost-answer' | 'error-500' | 'not-json' | 'unauthorized';

interface Movement {
  readonly transactionId: string;
  readonly roundId: string;
  readonly amountMinor: number;
  readonly betTransactionId?: string;
}

export interface FakeOperator {
  readonly url: string;
  balanceMinor: number;
  refuseBetsWith: { readonly status: number; readonly code: string } | undefined;
  /** Decides the fate of each wallet call by its name and how often that name was called before. */
  fault: (call: string, count: number) => Fault;
  readonly calls: string[];
  /** Every movement that took effect, once. */
  readonly ledger: Map<string, { readonly kind: string; readonly roundId: string; readonly change: number }>;
  launch(gamesUrl: string, order: object): Promise<{ status: number; body: { url: string; nonce: string; code?: string } }>;
  signed<T>(gamesUrl: string, method: 'GET' | 'POST', path: string, body?: unknown): Promise<{ status: number; body: T }>;
  close(): Promise<void>;
}

/** An operator's wallet over real signed HTTP, with the idempotency and tombstones that the contract asks for. */
export async function startFakeOperator(secret: string, clock: Clock): Promise<FakeOperator> {
  const counts = new Map<string, number>();
  const tombstones = new Set<string>();
  const operator: Omit<FakeOperator, 'url'> = {
    balanceMinor: 100_000,
    refuseBetsWith: undefined,
    fault: () => 'none',
    calls: [],
    ledger: new Map(),
    launch: (gamesUrl, order) => callSigned({ baseUrl: gamesUrl, path: '/operator/launches', body: order, secret, clock }),
    signed: (gamesUrl, method, path, body) => callSigned({ baseUrl: gamesUrl, path, method, body, secret, clock }),
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };

  function apply(kind: string, movement: Movement): { status: number; body: object } {
    const known = operator.ledger.get(movement.transactionId);
    const accepted = { status: 200, body: { balanceMinor: operator.balanceMinor, version: operator.ledger.size, currency: 'EUR' } };
    if (kind === 'balance' || known) return accepted;
    if (kind === 'bet' && tombstones.has(movement.transactionId)) return { status: 409, body: { code: 'ROLLED_BACK' } };
    if (kind === 'bet' && operator.refuseBetsWith) return { status: operator.refuseBetsWith.status, body: { code: operator.refuseBetsWith.code } };
    if (kind === 'bet' && operator.balanceMinor < movement.amountMinor) return { status: 402, body: { code: 'INSUFFICIENT_FUNDS' } };
    let change = kind === 'bet' ? -movement.amountMinor : movement.amountMinor;
    if (kind === 'rollback') {
      const bet = operator.ledger.get(movement.betTransactionId ?? '');
      tombstones.add(movement.betTransactionId ?? '');
      change = bet ? -bet.change : 0;
    }
    operator.ledger.set(movement.transactionId, { kind, roundId: movement.roundId, change });
    operator.balanceMinor += change;
    return { status: 200, body: { balanceMinor: operator.balanceMinor, version: operator.ledger.size, currency: 'EUR' } };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const kind = (request.url ?? '').replace('/wallet/', '');
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    operator.calls.push(kind);
    const fault = operator.fault(kind, count);
    const received = await receiveSigned(request, response, secret, clock);
    if (!received) return;
    if (fault === 'lost-request') return void response.destroy();
    if (fault === 'unauthorized') return sendJson(response, 401, { code: 'SIGNATURE_INVALID' });
    const result = apply(kind, received.body as Movement);
    if (fault === 'lost-answer') return void response.destroy();
    if (fault === 'error-500') return sendJson(response, 500, { code: 'INTERNAL' });
    if (fault === 'not-json') return void response.writeHead(200).end('<html>');
    sendJson(response, result.status, result.body);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(operator, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}
