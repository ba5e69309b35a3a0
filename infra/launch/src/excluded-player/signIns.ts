import { expect } from '@jest/globals';
import type { PayAndPlayFlow } from '@foyer/market';
import { authorisation, SEEDED_PASSWORD } from '@foyer/identity/test-client';
import { SoftwareAuthenticator } from '@foyer/identity/test-authenticator';
import { formsOf, visibleText, type Visitor, type Reply } from '@foyer/identity/test-visitor';
import { textOf } from '../testing/playerServices.ts';
import { approveAtBank, returnFromBank, type ApprovedPayment } from './bankVisits.ts';
import { MARI_AT_BANK, MART_AT_BANK } from './people.ts';
import { credentials, lastMail, scene } from './world.ts';

const FROM = { address: '203.0.113.7', country: 'FI', userAgent: 'X' };
const device = new SoftwareAuthenticator();

export async function passkey(visitor: Visitor, kind: 'register' | 'authenticate'): Promise<Reply> {
  const page = visitor.page as Reply;
  const form = formsOf(page.text).find(({ action }) => action.endsWith(`/passkey/${kind}`));
  const { text } = await visitor.open(`${form?.action ?? ''}/options`, {
    method: 'POST',
    body: '{}',
    headers: {
      'content-type': 'application/json',
      origin: visitor.origin,
      'x-form-token': form?.hidden['form_token'] ?? '',
    },
  });
  visitor.page = page;
  const options = JSON.parse(text) as Parameters<SoftwareAuthenticator['register']>[0] &
    Parameters<SoftwareAuthenticator['authenticate']>[0];
  const credential =
    kind === 'register'
      ? device.register(options, visitor.origin)
      : device.authenticate(options, visitor.origin);
  return visitor.submit(`/passkey/${kind}`, { credential: JSON.stringify(credential) });
}

export async function signInWithPassword(
  brand: string,
  further: Readonly<Record<string, string>> = {},
): Promise<string> {
  return textOf((await scene.start(brand, further)).submit('/sign-in', credentials(brand)));
}

const lastCode = () => lastMail('empty@aurora.test', /\d{8}/);

/** Requests a code, as a player who has forgotten the password; the page waits for it. */
export async function requestCode(): Promise<{ readonly visitor: Visitor; readonly code: string }> {
  const visitor = await scene.start('aurora');
  await visitor.open(`${visitor.page?.url.pathname ?? ''}/code`);
  await visitor.submit('/code', { email: 'empty@aurora.test' });
  return { visitor, code: await lastCode() };
}

export async function proveByCode(): Promise<Visitor> {
  const { visitor, code } = await requestCode();
  await visitor.submit('/code/check', { code });
  return visitor;
}

const ON_PAGE = { brand: 'aurora', from: FROM, isUnsafe: false, locale: 'en' };

/** Requests a code on a page of the product. */
export async function requestCodeOnPage(): Promise<{ readonly attemptId: unknown; readonly code: string }> {
  const { attemptId } = await scene.call('identity', 'sign-in-codes/request', {
    ...ON_PAGE,
    channel: 'email',
    email: 'empty@aurora.test',
  });
  return { attemptId, code: await lastCode() };
}

export async function exchangeCode(sent: Awaited<ReturnType<typeof requestCodeOnPage>>): Promise<string> {
  const { ticket } = await scene.call('identity', 'sign-in-codes/check', { ...ON_PAGE, ...sent });
  return String(ticket);
}

export async function signInWithTicket(ticket: string): Promise<string> {
  const visitor = await scene.start('aurora', { login_ticket: ticket, prompt: 'login' });
  return visibleText(visitor.page?.text ?? '');
}

/** Signs in up to the code of the client, which is not exchanged. */
export async function authorise(brand: string, email: string) {
  const visitor = scene.visitorOf(brand);
  const pending = await authorisation(await scene.configurationOf(brand), visitor.origin);
  await visitor.open(pending.url.href);
  const { url } = await visitor.submit('/sign-in', { email, password: SEEDED_PASSWORD });
  expect(url.searchParams.get('code')).toEqual(expect.any(String));
  return { pending, url, origin: visitor.origin };
}

/** Proves the password; the browser does not follow the redirect that starts the session. */
export async function holdRedirect() {
  const visitor = await scene.start('aurora');
  const { headers } = await visitor.submit('/sign-in', credentials('aurora'), { followRedirects: false });
  return { visitor, location: String(headers.location) };
}

export const pageAfterBank = async (payment: ApprovedPayment) =>
  visibleText((await returnFromBank(payment)).page?.text ?? '');
export const signInWithBank = async (flow: PayAndPlayFlow, login = MART_AT_BANK) =>
  pageAfterBank(await approveAtBank(scene, 'aurora', flow, login));

/** Opens an account as the person whom the bank has proved. */
export async function registerWithBank(): Promise<string> {
  const visitor = await returnFromBank(await approveAtBank(scene, 'tuli', 'BankPayment', MARI_AT_BANK));
  const reply = await visitor.submit('/bank/details', {
    email: `${crypto.randomUUID()}@example.com`,
    phoneNumber: '5123 4567',
    street: 'Harbour Street 3',
    city: 'Tallinn',
    zipCode: '10111',
    terms: 'yes',
    privacy: 'yes',
  });
  return visibleText(reply.text);
}
