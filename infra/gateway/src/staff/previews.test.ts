import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReleasePlan, StaffOverride } from '@foyer/kernel/release-plan';
import type { ReleaseSet } from '@foyer/kernel/release-set';
import { startFakeStaffRealm, type FakeStaffRealm } from '../testing/fakeStaffRealm.ts';
import { createReleaseHome, type ReleaseHome } from '../testing/releaseHome.ts';
import { NOW, serveGateway, type Answer, type ServedGateway } from '../testing/servedGateway.ts';

const ID = 'A'.repeat(22);
const OTHERS = 'B'.repeat(22);
const HTML = { accept: 'text/html' };
const TITLES = {
  staff: 'This link is for staff',
  other: 'This link is for someone else',
  over: 'This link has expired',
  again: 'Sign-in timed out',
  unreachable: 'sign-in is unavailable',
};

let releases: ReleaseHome;
let realm: FakeStaffRealm;
let gateway: ServedGateway;

beforeEach(async () => {
  releases = await createReleaseHome();
  realm = await startFakeStaffRealm();
  await publish(1, [override({})]);
  gateway = await serveGateway(releases.home, {
    environment: { FOYER_CONSOLE_PORT: String(realm.port), FOYER_IDENTITY_PORT: String(realm.port) },
  });
});
afterEach(async () => {
  await gateway.close();
  await realm.close();
  await releases.remove();
});

function override(change: Partial<StaffOverride>): StaffOverride {
  const { casino } = releases;
  const entry = { ...casino, release: 'ccc333', base: '/assets/mfe-casino/ccc333/' };
  return {
    id: ID,
    kind: 'preview',
    app: 'mfe-casino',
    release: 'ccc333',
    brand: 'aurora',
    subject: 'operator',
    email: 'operator@staff.test',
    expiresAt: new Date(NOW + 60_000).toISOString(),
    entry,
    ...change,
  };
}

async function publish(
  version: number,
  overrides: readonly StaffOverride[],
  more: Partial<ReleasePlan> = {},
): Promise<void> {
  await releases.publish({
    version,
    issuedAt: '2026-11-21T08:00:00.000Z',
    apps: [releases.shell, releases.casino],
    overrides,
    ...more,
  });
}

/** Waits until the edge has loaded the version. */
async function taken(version: number): Promise<void> {
  while ((await setOf()).version < version);
}

async function setOf(cookie?: string, host = 'aurora'): Promise<ReleaseSet> {
  return JSON.parse((await request('/release-set?locale=en', cookie, host)).text) as ReleaseSet;
}

function request(
  path: string,
  cookie?: string,
  host = 'aurora',
  headers: Readonly<Record<string, string>> = HTML,
): Promise<Answer> {
  return gateway.request(path, {
    host: `${host}.localhost:${gateway.port}`,
    headers: { ...headers, ...(cookie !== undefined && { cookie }) },
  });
}

function cookieOf(answer: Answer, name: string): string {
  return (
    (answer.headers['set-cookie'] ?? [])
      .map((header) => header.split(';')[0] ?? '')
      .find((pair) => pair.includes(name) && !pair.endsWith('=')) ?? ''
  );
}

/** Follows the link and returns as this staff member, or without one. */
async function follow(
  subject: string | undefined,
  path = `/en/?foyer-preview=${ID}`,
  host = 'aurora',
): Promise<Answer> {
  const first = await request(path, undefined, host);
  if (first.status !== 303) return first;
  return request(realm.answer(first.headers.location ?? '', subject), cookieOf(first, 'preview'), host);
}

async function activePreview(): Promise<string> {
  return cookieOf(await follow('operator'), 'active_preview');
}

const releaseIn = (set: ReleaseSet): string | undefined =>
  set.apps.find(({ app }) => app === 'mfe-casino')?.release;

describe('staff preview link', () => {
  it('tries silent staff sign-in first and leaves nothing in the address', async () => {
    const first = await request(`/en/?foyer-preview=${ID}&category=slots`);
    expect(first.headers.location).toContain(
      `http://console.localhost:${realm.port}/realms/staff/protocol/openid-connect/auth?`,
    );
    expect(Object.fromEntries(new URL(first.headers.location ?? '').searchParams)).toMatchObject({
      client_id: 'preview',
      prompt: 'none',
      code_challenge_method: 'S256',
      redirect_uri: `http://aurora.localhost:${gateway.port}/staff-preview/callback`,
    });
    const back = await request(
      realm.answer(first.headers.location ?? '', 'operator'),
      cookieOf(first, 'preview'),
    );
    expect([back.status, back.headers.location]).toEqual([303, '/en/?category=slots']);
    expect(back.headers['set-cookie']?.find((header) => header.startsWith('aurora_active_preview='))).toMatch(
      /; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('shows the preview release with its notice to this staff member only', async () => {
    const cookie = await activePreview();
    const set = await setOf(cookie);
    expect([releaseIn(set), set.staff]).toEqual([
      'ccc333',
      {
        kind: 'preview',
        app: 'mfe-casino',
        release: 'ccc333',
        email: 'operator@staff.test',
        until: new Date(NOW + 60_000).toISOString(),
      },
    ]);
    const page = await request('/en/', cookie);
    expect(page.text).toContain('/assets/mfe-casino/ccc333/');
    expect(page.headers['cache-control']).toBe('no-store');
    // the signed plan does not contain the preview, so this page polls the edge
    expect(page.text).not.toContain('releaseKey');
    const live = await request('/en/');
    expect([
      live.text.includes('ccc333'),
      live.text.includes('operator@'),
      live.text.includes('releaseKey'),
    ]).toEqual([false, false, true]);
    expect((await request('/release-set/signed?locale=en')).text).not.toMatch(/ccc333|operator|overrides/);
  });

  it('works immediately after it was created', async () => {
    await publish(2, [override({ id: OTHERS })]);
    expect((await follow('operator', `/en/?foyer-preview=${OTHERS}`)).status).toBe(303);
  });

  it('offers leaving the preview on the fatal error screen', async () => {
    expect((await request('/en/', await activePreview())).text).toContain('action="/staff-preview/end"');
    expect((await request('/en/')).text).not.toContain('staff-preview');
  });

  it.each<[string, () => Promise<Answer>, keyof typeof TITLES, number]>([
    ['no staff member is signed in', () => follow(undefined), 'staff', 403],
    ['another staff member is signed in', () => follow('squad-casino'), 'other', 403],
    ['the link is unknown', () => request(`/en/?foyer-preview=${OTHERS}`), 'over', 410],
    [
      'the link is for another brand',
      () => request(`/en/?foyer-preview=${ID}`, undefined, 'tuli'),
      'over',
      410,
    ],
    ['the link is no link', () => request('/en/?foyer-preview=%27%22%3E%3Cscript%3E'), 'over', 410],
    [
      'the sign-in response belongs to another browser',
      async () =>
        request(
          realm.answer((await request(`/en/?foyer-preview=${ID}`)).headers.location ?? '', 'operator'),
          cookieOf(await request(`/en/?foyer-preview=${ID}`), 'preview'),
        ),
      'again',
      400,
    ],
    [
      'the browser started no sign-in',
      async () =>
        request(realm.answer((await request(`/en/?foyer-preview=${ID}`)).headers.location ?? '', 'operator')),
      'again',
      400,
    ],
    [
      'the sign-in response is empty',
      () => request('/staff-preview/callback?code=x&state=y', 'aurora_staff_preview=abc'),
      'again',
      400,
    ],
  ])('shows an explanation when %s', async (_what, go, page, status) => {
    const response = await go();
    expect([response.status, response.text.includes(TITLES[page])]).toEqual([status, true]);
    expect(cookieOf(response, 'active_preview')).toBe('');
  });

  it('rejects a reused code and a token of another request', async () => {
    const first = await request(`/en/?foyer-preview=${ID}`);
    const address = realm.answer(first.headers.location ?? '', 'operator');
    expect((await request(address, cookieOf(first, 'preview'))).status).toBe(303);
    expect((await request(address, cookieOf(first, 'preview'))).status).toBe(503);
    realm.isConfused = true;
    expect(cookieOf(await follow('operator'), 'active_preview')).toBe('');
  });

  it.each([
    ['expired', () => publish(2, [override({ expiresAt: new Date(NOW).toISOString() })])],
    ['revoked', () => publish(2, [])],
    ['withdrawn', () => publish(2, [override({})], { withdrawn: ['mfe-casino@ccc333'] })],
    ['bound to another staff member', () => publish(2, [override({ subject: 'squad-casino' })])],
  ])('ends once it is %s, also in open pages', async (_what, change) => {
    const cookie = await activePreview();
    expect(releaseIn(await setOf(cookie))).toBe('ccc333');
    await change();
    await taken(2);
    const set = await setOf(cookie);
    expect([releaseIn(set), set.staff]).toEqual(['bbb222', undefined]);
  });

  it('opens no preview while staff sign-in is down; active previews continue', async () => {
    const cookie = await activePreview();
    await realm.close();
    const response = await request(`/en/?foyer-preview=${ID}`);
    expect([response.status, response.text.includes(TITLES.unreachable)]).toEqual([503, true]);
    expect(releaseIn(await setOf(cookie))).toBe('ccc333');
    realm = await startFakeStaffRealm();
  });

  it('waits for a click during a prefetch', async () => {
    expect(
      (await request(`/en/?foyer-preview=${ID}`, undefined, 'aurora', { ...HTML, 'sec-purpose': 'prefetch' }))
        .status,
    ).toBe(503);
  });
});

describe('preview cookie', () => {
  it('is rejected on another brand, on another host, duplicated or modified', async () => {
    const cookie = await activePreview();
    const value = cookie.slice(cookie.indexOf('=') + 1);
    const attempts: readonly (readonly [string, string])[] = [
      [`tuli_active_preview=${value}`, 'tuli'],
      [cookie, 'lobby.aurora'],
      [`${cookie}; ${cookie}`, 'aurora'],
      [`aurora_active_preview=${value.slice(0, -2)}AA`, 'aurora'],
      [
        `aurora_active_preview=${Buffer.from(`aurora.localhost:${gateway.port}\n${ID}\noperator`).toString('base64url')}`,
        'aurora',
      ],
    ];
    for (const [held, host] of attempts)
      expect([host, (await setOf(held, host)).staff]).toEqual([host, undefined]);
  });

  it.each(['x-foyer-override', 'x-foyer-preview', 'x-forwarded-host', 'x-staff-subject'])(
    'cannot be replaced by the header %s',
    async (name) => {
      const response = await gateway.request('/release-set?locale=en', {
        headers: { [name]: `mfe-casino@ccc333;${ID};operator` },
      });
      expect(response.text).not.toContain('ccc333');
    },
  );

  it.each<[string, Readonly<Record<string, string>>, string, number, string | undefined]>([
    ['the shell requests it', { 'sec-fetch-site': 'same-origin' }, '', 204, undefined],
    ['the form of the last screen', HTML, 'to=%2Fen%2Fgames%2F', 303, '/en/games/'],
    ['a form with an address of another site', HTML, 'to=%2F%2Fevil.example', 303, '/'],
    ['a form with a backslash address of another site', HTML, 'to=%2F%5Cevil.example', 303, '/'],
    ['another site', { origin: 'http://evil.example' }, '', 403, undefined],
    ['another site with a forged origin', { 'sec-fetch-site': 'cross-site' }, '', 403, undefined],
  ])('handles a request to end it: %s', async (_what, headers, body, status, location) => {
    const response = await gateway.request('/staff-preview/end', {
      method: 'POST',
      body,
      headers: {
        origin: `http://aurora.localhost:${gateway.port}`,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
    });
    expect([response.status, response.headers.location]).toEqual([status, location]);
    expect(response.headers['set-cookie'] ?? []).toHaveLength(status === 403 ? 0 : 1);
  });
});
