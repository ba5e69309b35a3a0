import type { PayAndPlayFlow } from '@foyer/market';
import { authorisation, SEEDED_PASSWORD } from '@foyer/identity/test-client';
import { Visitor } from '@foyer/identity/test-visitor';
import type { PlayerServices } from '../testing/playerServices.ts';

const HANDLERS: Readonly<Record<PayAndPlayFlow, string>> = {
  BankPayment: 'bank-payment-login-handler',
  OpenBanking: 'open-banking-login-handler',
  PaymentGateway: 'payment-gateway-login-handler',
};

export interface ApprovedPayment {
  readonly visitor: Visitor;
  /** Address at which the bank or wallet sends the visitor back. */
  readonly location: string;
  arrive(): Promise<void>;
}

/** Starts at the handler of the flow and pays at the bank or wallet. */
export async function approveAtBank(
  scene: PlayerServices,
  brand: string,
  flow: PayAndPlayFlow,
  login: string,
): Promise<ApprovedPayment> {
  const visitor = scene.visitorOf(brand);
  const arrive = async () => {
    const path = { login_path: `/en/${HANDLERS[flow]}/` };
    const { url } = await authorisation(await scene.configurationOf(brand), visitor.origin, path);
    await visitor.open(url.href);
  };
  await arrive();
  await visitor.submit('/bank/start', { amount: '50', flow });
  const address = new URL(/class="button" href="([^"]+)"/.exec(visitor.page?.text ?? '')?.[1] ?? '');
  const bank = new Visitor(scene.ports.payments, address.hostname);
  await bank.open(address.href);
  await bank.submit('/sign-in', { login, password: SEEDED_PASSWORD });
  await bank.open(address.href);
  const account = /name="account" value="([^"]+)"/.exec(bank.page?.text ?? '')?.[1] ?? '';
  const approved = await bank.submit('/approve', { account }, { followRedirects: false });
  return { visitor, location: String(approved.headers.location), arrive };
}

/** Returns from the bank with its proof. */
export async function returnFromBank({ visitor, location, arrive }: ApprovedPayment): Promise<Visitor> {
  await visitor.open(location);
  await arrive();
  return visitor;
}
