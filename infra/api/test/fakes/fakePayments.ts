import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readBody, sendJson, type Clock } from '@foyer/runtime';
import type { ProviderPayment } from '../../src/payments/provider.ts';
import { isSignedText, PAYMENTS_SIGNATURE, signText } from '../../src/payments/signature.ts';
import { closeServer, listen } from './listen.ts';

export type FakePayment = { -readonly [Key in keyof ProviderPayment]: ProviderPayment[Key] };

export interface FakePayments {
  readonly baseUrl: string;
  readonly payments: Map<string, FakePayment>;
  /** Orders that had an effect, by path. */
  readonly orders: { readonly path: string; readonly reference: string }[];
  /**
   * Behaviour for the next requests. `response-lost` executes an order and closes the connection,
   * `hangs` executes it and never responds, `refuses` rejects it permanently, `unreachable` closes every
   * connection, and `fails` responds 500 without executing it.
   */
  mode: 'normal' | 'response-lost' | 'hangs' | 'refuses' | 'unreachable' | 'fails';
  /** Accounts that the fake returns for every player. */
  readonly accounts: {
    id: string;
    method: string;
    kind: string;
    label: string;
    holder: string;
    canReceive: boolean;
  }[];
  /** Extra lines of today's settlement report, without a payment. */
  readonly planted: string[];
  /**
   * Changes the status of a payment.
   * @returns the webhook's body; sends nothing.
   */
  setPaymentStatus(
    reference: string,
    status: ProviderPayment['status'],
    more?: Partial<FakePayment>,
  ): { id: string; type: string; payment: FakePayment };
  close(): Promise<void>;
}

export const FAKE_METHODS = [
  { id: 'card', kind: 'card', name: 'Card', directions: ['deposit', 'payout'] },
  { id: 'bank', kind: 'instant-bank', name: 'Pohjola Bank', directions: ['deposit', 'payout'] },
  { id: 'voucher', kind: 'voucher', name: 'Voucher', directions: ['deposit'] },
].map((method) => ({
  ...method,
  minimum: 500,
  maximum: 1_000_000,
  feeFixed: 0,
  feeBasisPoints: method.id === 'voucher' ? 250 : 0,
  estimatedSeconds: { deposit: 5, payout: 60 },
  isAvailable: true,
}));

const ENTRY = {
  completed: { deposit: 'captured', payout: 'paid_out' },
  refunded: { deposit: 'refunded', payout: '' },
  charged_back: { deposit: 'charged_back', payout: '' },
  returned: { deposit: '', payout: 'payout_returned' },
} as const;

/**
 * The part of the payment provider that the API uses: signed calls, keys, payments in memory, and
 * configurable failures.
 */
export async function startFakePayments({
  secret,
  clock,
}: {
  readonly secret: string;
  readonly clock: Clock;
}): Promise<FakePayments> {
  const entries: string[] = [];
  const server = createServer(
    (request, response) => void handle(request, response).catch(() => request.socket.destroy()),
  );

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request, 65_536);
    const path = request.url ?? '';
    if (fake.mode === 'unreachable') return void request.socket.destroy();
    const signature = request.headers[PAYMENTS_SIGNATURE];
    if (
      !isSignedText(
        [secret],
        `${request.method ?? ''}.${path}.${body}`,
        typeof signature === 'string' ? signature : undefined,
        clock(),
      )
    )
      return sendJson(response, 401, { code: 'SIGNATURE_INVALID' });
    const { status, content } = respond(
      request.method ?? '',
      new URL(path, 'http://pay'),
      body === '' ? {} : (JSON.parse(body) as Record<string, unknown>),
    );
    if (fake.mode === 'response-lost' && request.method === 'POST') return void request.socket.destroy();
    if (fake.mode === 'hangs' && request.method === 'POST') return;
    if (typeof content === 'string') response.writeHead(status, { 'content-type': 'text/csv' }).end(content);
    else sendJson(response, status, content);
  }

  function respond(
    method: string,
    url: URL,
    body: Record<string, unknown>,
  ): { status: number; content: object | string } {
    const [, , kind = '', id = '', action = ''] = url.pathname.split('/');
    if (kind === 'methods') return { status: 200, content: { methods: FAKE_METHODS } };
    if (kind === 'accounts' && method === 'DELETE') {
      const index = fake.accounts.findIndex((account) => account.id === id);
      if (index >= 0) fake.accounts.splice(index, 1);
      return { status: 200, content: {} };
    }
    if (kind === 'accounts') return { status: 200, content: { accounts: fake.accounts } };
    if (kind === 'reconciliation') return { status: 200, content: settlementReport() };
    if (method === 'POST' && id === '') return order(kind, body);
    const payment =
      id === ''
        ? fake.payments.get(url.searchParams.get('reference') ?? '')
        : [...fake.payments.values()].find((one) => one.id === id);
    if (!payment) return { status: 404, content: { code: 'NOT_FOUND' } };
    if (action === 'cancel' && payment.status === 'created')
      fake.setPaymentStatus(payment.reference, 'cancelled');
    if (action === 'cancel' && payment.heldUntil !== undefined)
      fake.setPaymentStatus(payment.reference, 'cancelled', { heldUntil: undefined });
    if (action === 'refund') fake.setPaymentStatus(payment.reference, 'refunded');
    if (action === 'person')
      return url.searchParams.get('proof') === `proof-${payment.reference}`
        ? {
            status: 200,
            content: {
              person: {
                subject: 'subject-of-the-tests',
                givenName: 'Uus',
                familyName: 'Inimene',
                birthDate: '1990-01-01',
                country: 'FI',
              },
            },
          }
        : { status: 404, content: { code: 'PERSON_UNKNOWN' } };
    if (action === 'confirm' && payment.heldUntil === undefined && payment.status !== 'completed')
      return { status: 422, content: { code: 'NOT_CONFIRMABLE' } };
    if (action === 'confirm' && payment.heldUntil !== undefined)
      fake.setPaymentStatus(payment.reference, 'completed', { heldUntil: undefined });
    return { status: 200, content: { payment: fake.payments.get(payment.reference) } };
  }

  function order(kind: string, body: Record<string, unknown>): { status: number; content: object } {
    const reference = String(body['reference']);
    if (fake.mode === 'refuses') return { status: 422, content: { code: 'METHOD_UNAVAILABLE' } };
    if (fake.mode === 'fails') return { status: 500, content: {} };
    const known = fake.payments.get(reference);
    if (known) return { status: 201, content: { payment: known } };
    fake.orders.push({ path: kind, reference });
    const now = new Date(clock()).toISOString();
    const isDeposit = kind === 'payments';
    const payment: FakePayment = {
      id: `pay-${reference}`,
      merchant: String(body['merchant']),
      reference,
      direction: isDeposit ? 'deposit' : 'payout',
      status: 'created',
      method: String(body['method']),
      amount: Number(body['amount']),
      fee: 0,
      currency: String(body['currency']),
      createdAt: now,
      updatedAt: now,
      ...(isDeposit
        ? {
            txName: 'CreditcardDeposit',
            action: {
              kind: 'frame',
              url: `${fake.baseUrl}/frame`,
              origin: fake.baseUrl,
              nonce: crypto.randomUUID(),
              expiresAt: new Date(clock() + 900_000).toISOString(),
            },
          }
        : {}),
    };
    fake.payments.set(reference, payment);
    return { status: 201, content: { payment } };
  }

  function settlementReport(): string {
    const lines = [...entries, ...fake.planted];
    const text = `${['payment_id,reference,direction,type,amount,fee,currency,at', ...lines].join('\n')}\n`;
    return `${text}#,${lines.length},${createHash('sha256').update(text).digest('hex')}\n`;
  }

  const fake: FakePayments = {
    baseUrl: await listen(server),
    payments: new Map(),
    orders: [],
    mode: 'normal',
    planted: [],
    accounts: [
      { id: 'acc-card', method: 'card', kind: 'card', label: '•••• 4242', holder: 'A B', canReceive: true },
      {
        id: 'acc-bank',
        method: 'bank',
        kind: 'instant-bank',
        label: 'FI** 1234',
        holder: 'A B',
        canReceive: true,
      },
    ],
    setPaymentStatus(reference, status, more = {}) {
      const payment = fake.payments.get(reference);
      if (!payment) throw new Error(`The provider has no payment ${reference}.`);
      const { action: _, ...rest } = payment;
      const next: FakePayment = { ...rest, ...more, status, updatedAt: new Date(clock()).toISOString() };
      fake.payments.set(reference, next);
      const type = Object.hasOwn(ENTRY, status) ? ENTRY[status as keyof typeof ENTRY][next.direction] : '';
      if (type !== '')
        entries.push(
          [next.id, reference, next.direction, type, next.amount, 0, next.currency, next.updatedAt].join(','),
        );
      return {
        id: crypto.randomUUID(),
        type: `${next.direction === 'deposit' ? 'payment' : 'payout'}.${status}`,
        payment: next,
      };
    },
    close: () => closeServer(server),
  };
  return fake;
}

/** Sends a webhook as the provider would; `skewMs` shifts the time of its signature. */
export function sendWebhook(
  baseUrl: string,
  event: object,
  { secret, clock, skewMs = 0 }: { readonly secret: string; readonly clock: Clock; readonly skewMs?: number },
): Promise<Response> {
  const body = JSON.stringify(event);
  return fetch(`${baseUrl}/webhooks/payments`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [PAYMENTS_SIGNATURE]: signText([secret], body, clock() + skewMs),
    },
    body,
  });
}
