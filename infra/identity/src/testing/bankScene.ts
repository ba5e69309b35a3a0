import type { FakeApi } from './stage.ts';

/** The api's side of a bank login: one deposit and its state. */
export interface FakeBank {
  state: 'open' | 'held' | 'over';
  person: Record<string, string>;
  claim: Record<string, unknown>;
  registration: { status: number; body: unknown };
  verdict: Record<string, unknown>;
  /** True if the account belongs to the person whom the bank identified. */
  isSame: boolean;
  /** The language of that account. */
  language: string;
  readonly requests: Record<string, number>;
}

export const BANK_URL = 'http://bank.localhost:4006/pay/link';
export const PROOF = 'the-payers-proof';
export const NEWCOMER = {
  subject: 'subject-of-uus-lumi',
  givenName: 'Uus',
  familyName: 'Lumi',
  birthDate: '1990-04-27',
  country: 'FI',
};

/** Answers as the api does while a provider holds a deposit. */
export function fakeBank(api: FakeApi): FakeBank {
  const bank: FakeBank = {
    state: 'open',
    person: NEWCOMER,
    claim: { kind: 'claimed', status: 'Completed' },
    registration: { status: 201, body: {} },
    verdict: { allowed: true },
    isSame: true,
    language: 'en',
    requests: {},
  };
  const heldStates = {
    open: () => ({ state: 'open', url: BANK_URL }),
    over: () => ({ state: 'over', status: 'cancelled' }),
    held: (proof: unknown) => ({
      state: 'held',
      url: BANK_URL,
      heldUntil: new Date(Date.now() + 86_400_000).toISOString(),
      ...(proof === PROOF ? { person: bank.person } : {}),
    }),
  };
  api.answer = ({ path, body }) => {
    const name = path.split('/').at(-1) ?? '';
    bank.requests[name] = (bank.requests[name] ?? 0) + 1;
    if (name === 'offer')
      return {
        status: 200,
        body: {
          flows: [
            { flow: 'BankPayment', methodName: 'Kestrel Bank', minimum: 1_000, maximum: 500_000 },
            { flow: 'OpenBanking', methodName: 'Pay by bank', minimum: 1_000, maximum: 500_000 },
          ],
        },
      };
    if (name === 'start')
      return Number(body['amount']) < 1_000
        ? { status: 422, body: { code: 'AMOUNT_TOO_SMALL', bound: 1_000 } }
        : { status: 200, body: { paymentId: 'p', url: BANK_URL } };
    if (name === 'status') return { status: 200, body: heldStates[bank.state](body['proof']) };
    if (name === 'claim') return { status: 200, body: bank.claim };
    if (name === 'person')
      return {
        status: 200,
        body: bank.isSame ? { isSame: true, language: bank.language } : { isSame: false },
      };
    if (name === 'language') return { status: 200, body: { language: bank.language } };
    if (name === 'players') return bank.registration;
    if (name === 'sign-in-check') return { status: 200, body: bank.verdict };
    return { status: 200, body: {} };
  };
  return bank;
}
