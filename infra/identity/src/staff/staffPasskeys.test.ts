import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { SEEDED_PASSWORD } from '../testing/client.ts';
import { holdClock } from '../testing/clock.ts';
import { passkeyOptions } from '../testing/passkeyOptions.ts';
import { SoftwareAuthenticator } from '../testing/softwareAuthenticator.ts';
import { createStage, STAGE_DEADLINE_MS, type Stage } from '../testing/stage.ts';
import { staffSite, type StaffSite } from '../testing/staffClient.ts';
import { formsOf, visibleText, type Reply, type Visitor } from '../testing/visitor.ts';

let stage: Stage;
let site: StaffSite;
let visitor: Visitor;
let device: SoftwareAuthenticator;

beforeAll(async () => {
  stage = await createStage();
  holdClock();
  site = await staffSite(stage);
}, STAGE_DEADLINE_MS);
beforeEach(async () => {
  await stage.pool.query('delete from identity.staff_passkey');
  device = new SoftwareAuthenticator();
  await start();
});
afterAll(() => stage.close(), STAGE_DEADLINE_MS);

async function start(): Promise<void> {
  visitor = site.newVisitor();
  await visitor.open((await site.request()).url.href);
}

const password = (email: string): Promise<Reply> =>
  visitor.submit('/sign-in', { email, password: SEEDED_PASSWORD, can_hold_passkey: 'yes' });

const options = async <Options>(kind: 'register' | 'authenticate') =>
  (await passkeyOptions<Options>(visitor, kind)).body;

async function enrol(email: string): Promise<Reply> {
  await password(email);
  return visitor.submit('/passkey/register', {
    credential: JSON.stringify(
      device.register(await options<PublicKeyCredentialCreationOptionsJSON>('register'), visitor.origin),
    ),
  });
}

async function prove(): Promise<Reply> {
  return visitor.submit('/passkey/authenticate', {
    credential: JSON.stringify(
      device.authenticate(
        await options<PublicKeyCredentialRequestOptionsJSON>('authenticate'),
        visitor.origin,
      ),
    ),
  });
}

const isIn = ({ url }: Reply): boolean => url.searchParams.has('code');

describe('second factor of the staff', () => {
  it('is required after the password once a passkey is registered', async () => {
    expect(isIn(await enrol('operator@staff.test'))).toBe(true);
    await start();
    const page = await password('operator@staff.test');
    expect([isIn(page), visibleText(page.text).includes('Confirm with your passkey')]).toEqual([false, true]);
    expect(isIn(await prove())).toBe(true);
  });

  it('is sufficient alone, because it proves the device and its user', async () => {
    await enrol('operator@staff.test');
    await start();
    expect(isIn(await prove())).toBe(true);
  });

  it('cannot be the passkey of another account', async () => {
    await enrol('auditor@staff.test');
    const others = device;
    device = new SoftwareAuthenticator();
    await start();
    await enrol('operator@staff.test');
    device = others;
    await start();
    await password('operator@staff.test');
    const refused = await prove();
    expect([isIn(refused), refused.status]).toEqual([false, 422]);
  });

  it('cannot be skipped by a direct request, and no passkey is added with the password alone', async () => {
    await enrol('operator@staff.test');
    await start();
    const page = await password('operator@staff.test');
    const action = formsOf(page.text)[0]?.action.replace(/\/passkey\/.*$/, '') ?? '';
    const form_token = formsOf(page.text)[0]?.hidden['form_token'] ?? '';
    for (const path of ['/passkey/later', '/passkey/register'])
      expect(isIn(await visitor.post(`${action}${path}`, { form_token, credential: '{}' }))).toBe(false);
  });
});
