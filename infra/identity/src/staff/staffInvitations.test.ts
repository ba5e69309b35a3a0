import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { testClient } from '@foyer/runtime/service-calls';
import { createEvents } from '../store/events.ts';
import { STAFF_TABLES } from '../store/tables.ts';
import { holdClock, pass } from '../testing/clock.ts';
import { passkeyOptions } from '../testing/passkeyOptions.ts';
import { SoftwareAuthenticator } from '../testing/softwareAuthenticator.ts';
import { createStage, STAGE_DEADLINE_MS, type Stage } from '../testing/stage.ts';
import { staffSite, type StaffSite } from '../testing/staffClient.ts';
import { formsOf, visibleText, type Reply, type Visitor } from '../testing/visitor.ts';
import { createStaffInvitations } from './staffInvitations.ts';

let stage: Stage;
let site: StaffSite;
let visitor: Visitor;
let device: SoftwareAuthenticator;

beforeAll(async () => {
  stage = await createStage({}, { FOYER_MODE: 'production' });
  holdClock();
  site = await staffSite(stage);
}, STAGE_DEADLINE_MS);
beforeEach(async () => {
  await stage.pool.query(
    'truncate identity.staff_session, identity.staff_passkey, identity.staff_account, identity.staff_invitation cascade',
  );
  visitor = site.newVisitor();
  device = new SoftwareAuthenticator();
});
afterAll(() => stage.close(), STAGE_DEADLINE_MS);

interface Invited {
  readonly invitationId: string;
  readonly link: string;
  readonly expiresAt: string;
}

async function call(body: object): Promise<{ status: number; body: unknown }> {
  return testClient.callSigned({
    baseUrl: `http://127.0.0.1:${stage.port}`,
    path: '/internal/staff/invitations/create',
    body,
    secret: stage.settings.internalSecret,
    clock: () => Date.now(),
    deadlineMs: 5_000,
  });
}

async function invite(email = 'first@operator.example', roles = ['operator']): Promise<Invited> {
  const { status, body } = await call({ email, roles, name: 'First', invitedBy: 'operator' });
  expect(status).toBe(200);
  return body as Invited;
}

const options = async <Options>(kind: 'register' | 'authenticate') =>
  (await passkeyOptions<Options>(visitor, kind)).body;

async function register(): Promise<Reply> {
  const given = await options<PublicKeyCredentialCreationOptionsJSON>('register');
  return visitor.submit('/passkey/register', {
    credential: JSON.stringify(device.register(given, visitor.origin)),
  });
}

async function accept(link: string): Promise<Reply> {
  await visitor.open(link);
  return register();
}

async function signIn(): Promise<Reply> {
  await visitor.open((await site.request()).url.href);
  const given = await options<PublicKeyCredentialRequestOptionsJSON>('authenticate');
  return visitor.submit('/passkey/authenticate', {
    credential: JSON.stringify(device.authenticate(given, visitor.origin)),
  });
}

async function accounts(): Promise<readonly { email: string; roles: string[] }[]> {
  const { rows } = await stage.pool.query<{ email: string; roles: string[] }>(
    'select email, roles from identity.staff_account',
  );
  return rows;
}

describe('a staff invitation', () => {
  it('creates the first operator, who then signs in with the new passkey', async () => {
    const { link } = await invite();
    const done = await accept(link);
    expect(visibleText(done.text)).toContain('Your account is ready');
    expect(await accounts()).toEqual([{ email: 'first@operator.example', roles: ['operator'] }]);
    expect((await signIn()).url.searchParams.has('code')).toBe(true);
  });

  it('shows address and roles, and opening it does not use it up', async () => {
    const { link } = await invite('ana@operator.example', ['auditor', 'squad:casino']);
    for (const _scan of [1, 2]) {
      const page = await visitor.open(link);
      expect(page.status).toBe(200);
      expect(visibleText(page.text)).toContain('auditor, squad:casino');
      expect(visibleText(page.text)).toContain('ana@operator.example');
    }
    expect(await accounts()).toEqual([]);
  });

  it('works once', async () => {
    const { link } = await invite();
    await accept(link);
    visitor = site.newVisitor();
    const again = await visitor.open(link);
    expect([again.status, visibleText(again.text)]).toEqual([
      410,
      expect.stringContaining('already been used'),
    ]);
    expect(await accounts()).toHaveLength(1);
  });

  it('creates one account when two passkeys are registered at the same time', async () => {
    const { link } = await invite();
    const invitations = createStaffInvitations({
      pool: stage.pool,
      clock: Date.now,
      events: createEvents(stage.pool, Date.now, STAFF_TABLES.event),
      relyingParty: 'console.localhost',
    });
    const passkey = { publicKey: new Uint8Array(1), counter: 0, transports: [], backedUp: false };
    const from = { address: '127.0.0.1', country: '', userAgent: '' };
    const accepted = await Promise.all(
      ['first', 'second'].map((credentialId) =>
        invitations.accept(link.split('/').at(-1) ?? '', { ...passkey, credentialId }, from),
      ),
    );
    expect(accepted.filter((staffId) => staffId !== undefined)).toHaveLength(1);
    expect(await accounts()).toHaveLength(1);
  });

  it('is refused once it has expired, also when the page was open before', async () => {
    const { link, expiresAt } = await invite();
    await visitor.open(link);
    const given = await options<PublicKeyCredentialCreationOptionsJSON>('register');
    pass((Date.parse(expiresAt) - Date.now()) / 1_000);
    const late = await visitor.submit('/passkey/register', {
      credential: JSON.stringify(device.register(given, visitor.origin)),
    });
    for (const reply of [late, await visitor.open(link)])
      expect([reply.status, visibleText(reply.text)]).toEqual([
        410,
        expect.stringContaining('This invitation has expired Invitation links are valid for 24 hours'),
      ]);
    expect(await accounts()).toEqual([]);
  });

  it('is replaced by a newer one for the same address', async () => {
    const first = await invite('Ana@operator.example');
    const second = await invite('ana@operator.example');
    const old = await visitor.open(first.link);
    expect([old.status, visibleText(old.text)]).toEqual([410, expect.stringContaining('was replaced')]);
    expect((await accept(second.link)).status).toBe(200);
  });

  it.each([
    ['unknown', (link: string) => link.replace(/[^/]+$/, 'A'.repeat(43))],
    ['cut short', (link: string) => link.slice(0, -1)],
    ['lengthened', (link: string) => `${link}A`],
  ])('is not found when its token is %s', async (_name, forge) => {
    const { link } = await invite();
    const reply = await visitor.open(forge(link));
    expect([reply.status, visibleText(reply.text)]).toEqual([
      404,
      expect.stringContaining('This invitation link isn’t valid'),
    ]);
  });

  it('rejects a form that another site sent', async () => {
    const { link } = await invite();
    const page = await visitor.open(link);
    const form = formsOf(page.text)[0];
    const foreign = { headers: { origin: 'https://evil.example' } };
    const credential = { credential: '{}' };
    const forged = [
      await visitor.post(form?.action ?? '', { ...form?.hidden, ...credential }, foreign),
      await visitor.post(form?.action ?? '', { form_token: 'forged', ...credential }),
    ];
    expect(forged.map(({ status }) => status)).toEqual([403, 403]);
    expect(await accounts()).toEqual([]);
  });

  it('keeps the invitation open when the passkey is not valid', async () => {
    const { link } = await invite();
    await visitor.open(link);
    const reply = await visitor.submit('/passkey/register', { credential: '{"id":"x","response":{}}' });
    expect(reply.status).toBe(422);
    expect((await register()).status).toBe(200);
  });

  it('is recorded when it is created and when it is accepted, without its token', async () => {
    const { link, invitationId } = await invite();
    await accept(link);
    const { rows } = await stage.pool.query<{ kind: string; details: object }>(
      `select kind, details from identity.staff_event where details ->> 'invitationId' = $1 order by id`,
      [invitationId],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['STAFF_INVITED', 'STAFF_INVITATION_ACCEPTED']);
    expect(JSON.stringify(rows)).not.toContain(link.split('/').at(-1));
    expect(stage.logLines.join()).not.toContain(link.split('/').at(-1));
  });

  it('is not created for an address with an account', async () => {
    await accept((await invite()).link);
    const again = await call({
      email: ' FIRST@operator.example',
      name: 'Again',
      roles: ['operator'],
      invitedBy: 'operator',
    });
    expect(again).toEqual({ status: 409, body: { code: 'STAFF_KNOWN' } });
  });

  it.each([
    ['without an address', { email: 'operator', roles: ['operator'] }],
    ['without a role', { email: 'a@b.example', roles: [] }],
    ['with a role that does not exist', { email: 'a@b.example', roles: ['root'] }],
  ])('is not created %s', async (_name, body) => {
    expect((await call({ name: 'A', invitedBy: 'operator', ...body })).status).toBe(422);
  });

  it('leads to an account without a password: no password signs in', async () => {
    await accept((await invite()).link);
    await visitor.open((await site.request()).url.href);
    const reply = await visitor.submit('/sign-in', { email: 'first@operator.example', password: 'x' });
    expect(reply.status).toBe(422);
  });
});
