import type * as oidc from 'openid-client';
import { PROOF, type FakeBank } from './bankScene.ts';
import { authorisation, type Pending } from './client.ts';
import { pass } from './clock.ts';
import { Visitor, type Reply } from './visitor.ts';

export const HANDLER = '/en/bank-payment-login-handler/?redir=%2Fen%2Fgames%2F';

/** A test visitor who signs up or in through a bank. */
export interface Payer {
  readonly visitor: Visitor;
  /** The client's request of the last call to `arrive`. */
  pending(): Pending;
  /** Opens a new tab of the same browser: same cookies, new request of the client. */
  arrive(login?: string): Promise<Reply>;
  /** Goes to the bank and approves the payment there. */
  pay(): Promise<void>;
  comeBack(proof?: string): Promise<Reply>;
  payAndComeBack(): Promise<Reply>;
}

/** Returns a payer after the first call to `arrive`. */
export async function openPayer(port: number, config: oidc.Configuration, bank: FakeBank): Promise<Payer> {
  const visitor = new Visitor(port);
  let pending: Pending;
  const payer: Payer = {
    visitor,
    pending: () => pending,
    async arrive(login = HANDLER) {
      pass(1);
      pending = await authorisation(config, visitor.origin, login === '' ? {} : { login_path: login });
      return visitor.open(pending.url.href);
    },
    async pay() {
      await visitor.submit('/bank/start', { amount: '50', flow: 'BankPayment' });
      bank.state = 'held';
    },
    comeBack: (proof = PROOF) => visitor.open(`${visitor.origin}/realms/aurora/bank/return?proof=${proof}`),
    async payAndComeBack() {
      await payer.pay();
      await payer.comeBack();
      return payer.arrive();
    },
  };
  await payer.arrive();
  return payer;
}
