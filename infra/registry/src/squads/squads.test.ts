import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { resolveReleases } from '@foyer/kernel/resolve-release';
import {
  createRegistryClient,
  publicText,
  signDocument,
  signingKeyIn,
  type SigningKey,
} from '@foyer/runtime';
import { testClient } from '@foyer/runtime/service-calls';
import { join } from 'node:path';
import { createCheckedClient, type CheckedClient } from '../testing/checkedClient.ts';
import { promote } from '../testing/publishedRegistry.ts';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';
import { startTestStaffRealm, type TestStaffRealm } from '../testing/testStaffRealm.ts';

jest.setTimeout(START_MS);

const DAY_MS = 24 * 3_600_000;
const POKER = {
  name: 'poker',
  prefix: 'poker',
  brands: ['aurora', 'tuli'],
  budget: { js: 20_000, css: 8_000 },
  menu: { labels: { en: 'Poker', fi: 'Pokeri' }, icon: 'table', position: 10 },
  contact: 'poker@squad.test',
  reason: 'A new product',
};
const VISITOR = { licence: 'mga', operator: 'op', bucket: 0 };

let registry: TestRegistry;
let realm: TestStaffRealm;
let operator: CheckedClient;

beforeAll(async () => {
  realm = await startTestStaffRealm();
  registry = await startTestRegistry({ FOYER_IDENTITY_PORT: String(realm.port) });
  operator = await registry.as('staff/operator');
  await registry.publish('shell', 's1', 1);
  await registry.publish('mfe-casino', 'c1', 1);
  await promote(operator, 'shell', 's1');
  await promote(operator, 'mfe-casino', 'c1');
}, START_MS);
afterAll(async () => {
  await registry.close();
  await realm.close();
}, START_MS);

/** A client whose key is not in the keyring yet. */
function clientOf(key: SigningKey): CheckedClient {
  return createCheckedClient(
    createRegistryClient({
      baseUrl: registry.baseUrl,
      key,
      clock: registry.dependencies.clock,
      serviceClient: testClient,
    }),
  );
}

const keyOf = (name: string): Promise<SigningKey> =>
  signingKeyIn(join(registry.home, 'keys', 'squads', `${name}.pem`));

async function accept(token: string, key: SigningKey, holder = 'poker'): Promise<unknown> {
  return clientOf(key).post('/v1/squads/accept', { token, publicKey: publicText(key.publicKey), holder });
}

const invited = (change: object): Promise<{ readonly token: string }> =>
  operator.post('/v1/squads', { ...POKER, ...change });

async function siteOf(brand: string, locale = 'en') {
  return resolveReleases(await registry.plan(), { ...VISITOR, brand, locale });
}

describe('a squad that an operator invites', () => {
  it('accepts with its key, publishes and is released to its brands only, without a restart', async () => {
    const before = await registry.plan();
    const { token } = await invited({});
    const key = await keyOf('poker');
    await expect(accept(token, key)).resolves.toMatchObject({
      squad: 'poker',
      app: 'mfe-poker',
      prefix: 'poker',
      budget: POKER.budget,
    });
    await registry.publish('mfe-poker', 'p1', 1);
    await promote(operator, 'mfe-poker', 'p1');
    const [aurora, caravel] = [await siteOf('aurora', 'fi'), await siteOf('caravel')];
    expect(aurora.invited).toEqual([{ squad: 'poker', prefix: 'poker', label: 'Pokeri', icon: 'table' }]);
    expect(aurora.apps.map(({ app, release }) => `${app}@${release}`)).toContain('mfe-poker@p1');
    expect([caravel.invited, caravel.apps.some(({ app }) => app === 'mfe-poker'), caravel.off]).toEqual([
      undefined,
      false,
      undefined,
    ]);
    // the entries of the other applications are unchanged
    const after = await registry.plan();
    expect(after.apps.filter(({ app }) => app !== 'mfe-poker')).toEqual(before.apps);
    expect(after.version).toBeGreaterThan(before.version);
  });

  it('cannot sign what a browser saw of its release; the platform squad does', async () => {
    await registry.publish('mfe-poker', 'p1b', 2, { isChecked: false });
    const report = (without: readonly string[]): object => ({
      app: 'mfe-poker',
      release: 'p1b',
      environment: 'production',
      at: new Date(Date.now() + registry.skew.milliseconds).toISOString(),
      result: 'passed',
      counts: { errors: 0, warnings: 0, gaps: 0, waived: 0, rules: 20 },
      without,
      waivers: [],
      digest: 'a'.repeat(64),
      sbom: null,
      summary: [],
    });
    const bring = async (squad: string, without: readonly string[]): Promise<unknown> => {
      const key = await keyOf(squad);
      return clientOf(key).post('/v1/checks', { report: signDocument(report(without), [key]) });
    };
    const poker = clientOf(await keyOf('poker'));
    await expect(bring('poker', [])).rejects.toMatchObject({ code: 'CHECK_OF_PLATFORM' });
    await expect(bring('casino', [])).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await bring('poker', ['axe']);
    await expect(promote(poker, 'mfe-poker', 'p1b')).rejects.toMatchObject({ code: 'CHECK_PARTIAL' });
    await bring('shell', []);
    await promote(poker, 'mfe-poker', 'p1b');
  });

  it('is answered again for the same key, and refused for another one', async () => {
    const { token } = await invited({ name: 'bingo', prefix: 'bingo', brands: ['caravel'] });
    const key = await keyOf('bingo');
    await accept(token, key, 'bingo');
    await expect(accept(token, key, 'bingo')).resolves.toMatchObject({ squad: 'bingo' });
    await expect(accept(token, await keyOf('thief'))).rejects.toMatchObject({ code: 'INVITATION_USED' });
    await expect(
      operator.post('/v1/squads/invitation', { name: 'bingo', reason: 'once more' }),
    ).rejects.toMatchObject({ code: 'SQUAD_HAS_KEY' });
  });

  it('is refused after the end of its invitation, and accepted with another one', async () => {
    const { token } = await invited({ name: 'keno', prefix: 'keno', brands: ['caravel'], days: 1 });
    registry.skew.milliseconds += DAY_MS + 1;
    const key = await keyOf('keno');
    await expect(accept(token, key, 'keno')).rejects.toMatchObject({ code: 'INVITATION_EXPIRED' });
    const again = await operator.post('/v1/squads/invitation', { name: 'keno', reason: 'too late' });
    await expect(accept(token, key, 'keno')).rejects.toMatchObject({ code: 'INVITATION_UNKNOWN' });
    await expect(accept(again.token, key, 'keno')).resolves.toMatchObject({ squad: 'keno' });
    registry.skew.milliseconds = 0;
  });

  it('proves that it has the private key', async () => {
    const { token } = await invited({ name: 'bridge', prefix: 'bridge', brands: ['caravel'] });
    const other = await keyOf('other');
    await expect(
      clientOf(await keyOf('bridge')).post('/v1/squads/accept', {
        token,
        publicKey: publicText(other.publicKey),
        holder: 'bridge',
      }),
    ).rejects.toMatchObject({ code: 'SIGNATURE_WRONG' });
  });

  it('disappears from every brand and cannot publish while it is suspended', async () => {
    const done = await operator.post('/v1/squads/suspend', { name: 'poker', reason: 'an incident' });
    expect(done.brands).toEqual(['aurora', 'tuli']);
    const aurora = await siteOf('aurora');
    expect([aurora.invited, aurora.apps.some(({ app }) => app === 'mfe-poker')]).toEqual([undefined, false]);
    await expect(registry.publish('mfe-poker', 'p2', 3)).rejects.toMatchObject({ code: 'SQUAD_SUSPENDED' });
    await operator.post('/v1/squads/resume', { name: 'poker', reason: 'repaired' });
    expect((await siteOf('aurora')).invited).toHaveLength(1);
  });

  it('can be switched off for one brand and back, as other applications', async () => {
    const off = {
      environment: 'production',
      app: 'mfe-poker',
      scope: { brand: 'tuli' },
      reason: 'maintenance at night',
    };
    await operator.post('/v1/changes', { ...off, kind: 'off', publicReason: 'maintenance' });
    const [tuli, aurora] = [await siteOf('tuli'), await siteOf('aurora')];
    expect(tuli.off).toEqual([{ app: 'mfe-poker', reason: 'maintenance' }]);
    expect(tuli.invited).toHaveLength(1);
    expect(aurora.off).toBeUndefined();
    await operator.post('/v1/changes', { ...off, kind: 'on' });
    expect((await siteOf('tuli')).off).toBeUndefined();
  });

  it('changes its menu entry without a release, with an audit entry', async () => {
    await operator.post('/v1/squads/change', {
      name: 'poker',
      menu: { labels: { en: 'Card room' }, icon: 'live', position: 1 },
      reason: 'renamed',
    });
    expect((await siteOf('aurora', 'fi')).invited?.[0]).toMatchObject({ label: 'Card room', icon: 'live' });
    const { entries } = await operator.get('/v1/audit?app=mfe-poker');
    expect(entries[0]).toMatchObject({ kind: 'squad-changed', actor: 'operator', reason: 'renamed' });
    const { faults } = await operator.get('/v1/audit/verify');
    expect(faults).toEqual([]);
  });
});

describe('conflicts of an invitation', () => {
  it.each([
    ['a compiled squad', { name: 'casino' }, 'SQUAD_KNOWN'],
    ['a squad that exists', { name: 'poker', prefix: 'cards' }, 'SQUAD_KNOWN'],
    ['a role', { name: 'operator' }, 'SQUAD_NAME_RESERVED'],
    ['a name with digits', { name: 'poker2' }, 'SQUAD_NAME_MALFORMED'],
    ['a compiled route', { name: 'cards', prefix: 'sports' }, 'PREFIX_TAKEN'],
    ['the first segment of a compiled route', { name: 'cards', prefix: 'game-category' }, 'PREFIX_TAKEN'],
    ['the address of another squad', { name: 'cards', prefix: 'poker' }, 'PREFIX_TAKEN'],
    ['an address of the edge', { name: 'cards', prefix: 'graphql' }, 'PREFIX_RESERVED'],
    ['a locale', { name: 'cards', prefix: 'fi' }, 'PREFIX_MALFORMED'],
    ['two segments', { name: 'cards', prefix: 'cards/tables' }, 'PREFIX_MALFORMED'],
    ['no brand', { name: 'cards', prefix: 'cards', brands: [] }, 'REQUEST_MALFORMED'],
  ])('refuses %s', async (_what, change, code) => {
    await expect(invited(change)).rejects.toMatchObject({ code });
  });

  it('refuses a locked brand, and a caller who is not an operator', async () => {
    const lock = { environment: 'production', scope: { brand: 'tuli' }, reason: 'a holiday' };
    await operator.post('/v1/changes', { ...lock, kind: 'lock' });
    await expect(invited({ name: 'cards', prefix: 'cards' })).rejects.toMatchObject({ code: 'LOCKED' });
    await operator.post('/v1/changes', { ...lock, kind: 'unlock' });
    const squad = await registry.as('squads/casino');
    await expect(
      squad.post('/v1/squads', { ...POKER, name: 'cards', prefix: 'cards' }),
    ).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });

  it('refuses a key for a squad that does not exist', async () => {
    const key = await keyOf('stray');
    await expect(
      operator.post('/v1/keys', {
        holder: 'stray',
        roles: ['squad:stray'],
        publicKey: publicText(key.publicKey),
        notBefore: new Date(0).toISOString(),
        notAfter: new Date(DAY_MS).toISOString(),
        reason: 'a typing error',
      }),
    ).rejects.toMatchObject({ code: 'SQUAD_UNKNOWN' });
  });
});

describe('an invitation from the console', () => {
  it('has no effect until another operator approves it', async () => {
    const first = await registry.as('services/console', await realm.token('operator@staff.test'));
    const second = await registry.as('services/console', await realm.token('second@staff.test'));
    const { token } = await first.post('/v1/squads', { ...POKER, name: 'dice', prefix: 'dice' });
    const key = await keyOf('dice');
    const approval = { name: 'dice', reason: 'agreed' };
    await expect(accept(token, key, 'dice')).rejects.toMatchObject({ code: 'INVITATION_NOT_APPROVED' });
    await expect(first.post('/v1/squads/approve', approval)).rejects.toMatchObject({ code: 'APPROVAL_OWN' });
    // its key has no email, so it could belong to the inviter
    await expect(operator.post('/v1/squads/approve', approval)).rejects.toMatchObject({
      code: 'AUTHOR_UNKNOWN',
    });
    expect((await registry.plan()).squads?.map(({ squad }) => squad)).not.toContain('dice');
    await second.post('/v1/squads/approve', approval);
    expect((await registry.plan()).squads?.map(({ squad }) => squad)).toContain('dice');
    await expect(accept(token, key, 'dice')).resolves.toMatchObject({ squad: 'dice' });
  });
});
