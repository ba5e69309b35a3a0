import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as oidc from 'openid-client';
import { DATABASE_START_MS } from '@foyer/launch/test-database';
import { CATALOGUE_PIN, PEOPLE } from '../catalogue/people.ts';
import { parseEstonianCode } from '@foyer/runtime/personal-code';
import { Browser } from './testing/browser.ts';
import { startEidScene, type EidScene } from './testing/eidScene.ts';

const [MARI, JAAK, , , SILENT] = PEOPLE as readonly [
  (typeof PEOPLE)[number],
  (typeof PEOPLE)[number],
  unknown,
  unknown,
  (typeof PEOPLE)[number],
];
const TWO_MINUTES_MS = 120_000;

let scene: EidScene;
beforeAll(async () => {
  scene = await startEidScene();
}, DATABASE_START_MS);
beforeEach(async () => {
  await scene.pool.query('delete from eid.authentication');
  await scene.pool.query('update eid.person set pin_failures = 0, pin_locked_until = null');
});
afterAll(() => scene.close(), DATABASE_START_MS);

const follow = (method: string) => scene.browser.open(`${scene.browser.page?.url.pathname}/${method}`);
const controlCode = () => /<p class="code"[^>]*>(\d{4})</.exec(scene.browser.page?.text ?? '')?.[1] ?? '';

async function request(method: 'mobile-id' | 'smart-id', person = MARI): Promise<void> {
  await follow(method);
  await scene.browser.submit(`/${method}`, {
    personalCode: person.personalCode,
    ...(method === 'mobile-id' && { phoneNumber: person.phoneNumber ?? '' }),
  });
}

async function answerOnPhone(
  decision: 'approve' | 'refuse',
  further: Readonly<Record<string, string>> = {},
  person = MARI,
): Promise<Browser> {
  const phone = await scene.openPhone(person.phoneNumber ?? '');
  await phone.submit('/decide', { decision, pin: CATALOGUE_PIN, ...further });
  return phone;
}

const claimsOf = (method: string) => ({
  given_name: 'Mari',
  family_name: 'Maasikas',
  birthdate: '1984-03-15',
  personal_code: MARI.personalCode,
  authentication_method: method,
});

/** Names of the fields that refer to the text about a refused input. */
function refusedFields({ page }: Browser): readonly string[] {
  return [
    ...(page?.text ?? '').matchAll(
      /<input [^>]*name="(\w+)"[^>]* aria-invalid="true" aria-describedby="problem" autofocus/g,
    ),
  ].map(([, name = '']) => name);
}

describe('authentication', () => {
  it('states name, personal code and date of birth after ID card and PIN1', async () => {
    const asked = await scene.ask();
    expect(scene.browser.text()).toContain('Tuli receives your name, personal code and date of birth');
    await follow('id-card');
    await scene.browser.submit('/id-card', { document: 'AS0000001', pin: CATALOGUE_PIN });
    expect(await scene.exchange(asked)).toMatchObject(claimsOf('id-card'));
  });

  it('shows one control code in the browser and on the phone with Mobile-ID', async () => {
    const asked = await scene.ask();
    await request('mobile-id');
    const waiting = scene.browser.page?.url.pathname ?? '';
    const code = controlCode();
    const phone = await scene.openPhone(MARI.phoneNumber ?? '');
    expect(code).toMatch(/^\d{4}$/);
    expect(phone.text()).toContain(code);
    await phone.submit('/decide', { decision: 'approve', pin: CATALOGUE_PIN });
    await scene.browser.open(waiting);
    await scene.browser.submit('/wait');
    expect(await scene.exchange(asked)).toMatchObject(claimsOf('mobile-id'));
  });

  it('keeps the waiting page until the state changes, and reloads it slowly without scripts', async () => {
    await scene.ask();
    await request('mobile-id');
    const { page } = scene.browser;
    const [, state, path = ''] = /data-state="([^"]*)" data-state-at="([^"]*)"/.exec(page?.text ?? '') ?? [];
    const script = /<script src="([^"]+)"/.exec(page?.text ?? '')?.[1] ?? '';
    expect([state, page?.refresh]).toEqual(['waiting', undefined]);
    expect(page?.text).toContain('<noscript><meta http-equiv="refresh" content="15"></noscript>');
    expect((await scene.browser.open(script)).text).toContain('fetch(stateAt)');
    const current = async () => (await scene.browser.open(path)).text;
    expect(await current()).toBe(state);
    await answerOnPhone('approve');
    expect(await current()).toBe('approved');
  });

  it('shows a request on a phone that waits, by its state', async () => {
    const phone = await scene.openPhone(MARI.phoneNumber ?? '');
    expect(phone.page?.text).toContain('data-state="" data-state-at="/state"');
    expect((await phone.open('/state')).text).toBe('');
    await scene.ask();
    await request('mobile-id');
    expect((await phone.open('/state')).text).not.toBe('');
    expect((await phone.open('/')).text).not.toContain('data-state');
  });

  it('requires the choice of the right code among three with Smart-ID', async () => {
    const asked = await scene.ask();
    await request('smart-id');
    const waiting = scene.browser.page?.url.pathname ?? '';
    const phone = await scene.openPhone(MARI.phoneNumber ?? '');
    expect(phone.page?.text.match(/type="radio"/g)).toHaveLength(3);
    await answerOnPhone('approve', { code: controlCode() });
    await scene.browser.open(waiting);
    await scene.browser.submit('/wait');
    expect(await scene.exchange(asked)).toMatchObject(claimsOf('smart-id'));
  });

  it('stores people encrypted and logs none of their data', async () => {
    const { rows } = await scene.pool.query<{ text: string }>(
      `select row_to_json(p)::text || encode(p.sealed_identity, 'escape') as text from eid.person p`,
    );
    const stored = [...rows.map(({ text }) => text), ...scene.logLines].join();
    const secrets = [MARI.personalCode, 'Maasikas', MARI.phoneNumber ?? ''];
    expect(secrets.filter((secret) => stored.includes(secret))).toEqual([]);
    expect(PEOPLE.every(({ personalCode }) => parseEstonianCode(personalCode))).toBe(true);
  });
});

describe('failed authentication', () => {
  it.each<[string, () => Promise<unknown>, string, string]>([
    ['declined on the phone', () => answerOnPhone('refuse'), 'You declined', 'refused'],
    [
      'without an answer for two minutes',
      () => Promise.resolve((scene.now += TWO_MINUTES_MS)),
      'did not answer within two minutes',
      'expired',
    ],
    [
      'with the wrong code chosen',
      async () => {
        const phone = await scene.openPhone(MARI.phoneNumber ?? '');
        const codes = [...(phone.page?.text ?? '').matchAll(/name="code" value="(\d{4})"/g)].map(
          ([, code]) => code,
        );
        return answerOnPhone('approve', { code: codes.find((code) => code !== controlCode()) ?? '' });
      },
      'wrong code was chosen',
      'wrong-code',
    ],
    [
      'with three wrong PINs',
      async () => {
        for (let tries = 0; tries < 3; tries += 1)
          await answerOnPhone('approve', { code: controlCode(), pin: '1111' });
      },
      'PIN1 is blocked',
      'pin-blocked',
    ],
  ])('ends when %s, and the relying party learns why', async (_what, act, text, reason) => {
    const asked = await scene.ask();
    await request('smart-id');
    await act();
    await scene.browser.open(scene.browser.page?.url.href ?? '');
    expect(scene.browser.text()).toContain(text);
    await scene.browser.submit('/cancel');
    const answer = scene.browser.page?.url.searchParams;
    expect([answer?.get('error'), answer?.get('error_description'), answer?.get('state')]).toEqual([
      'access_denied',
      reason,
      asked.state,
    ]);
  });

  it('returns `cancelled` and cancels the request on the phone', async () => {
    await scene.ask();
    await request('mobile-id');
    await scene.browser.submit('/cancel');
    expect(scene.browser.page?.url.searchParams.get('error_description')).toBe('cancelled');
    expect((await scene.openPhone(MARI.phoneNumber ?? '')).text()).toContain('No requests');
  });

  it('shows the same page for an unknown person and for a phone that does not answer', async () => {
    const pages = [];
    for (const person of [SILENT, { ...MARI, phoneNumber: JAAK.phoneNumber ?? '' }]) {
      await scene.ask();
      await request('mobile-id', person);
      const waiting = scene.browser
        .text()
        .replaceAll(controlCode(), 'CODE')
        .replace(/\d \d \d \d/, 'CODE');
      scene.now += TWO_MINUTES_MS;
      await scene.browser.open(scene.browser.page?.url.href ?? '');
      pages.push([waiting, scene.browser.text()]);
    }
    expect(pages[0]).toEqual(pages[1]);
    expect(pages[0]?.[1]).toContain('did not answer');
  });

  it('shows the same page for an unknown card, a wrong PIN and a blocked one', async () => {
    await scene.ask();
    const path = scene.browser.page?.url.pathname;
    const texts = new Set<string>();
    const attempt = async (document: string, pin: string): Promise<void> => {
      await scene.browser.open(`${path}/id-card`);
      await scene.browser.submit('/id-card', { document, pin });
      texts.add(scene.browser.text());
    };
    await attempt('AS9999999', CATALOGUE_PIN);
    for (let tries = 0; tries < 3; tries += 1) await attempt('AS0000001', '1111');
    await attempt('AS0000001', CATALOGUE_PIN);
    expect(texts.size).toBe(1);
    scene.now += 15 * 60_000;
  });
});

describe('attack', () => {
  it.each([
    ['id-card', { document: 'AS0000001', pin: '9999' }, 'pin'],
    ['mobile-id', { phoneNumber: 'none', personalCode: '48403150011' }, 'phoneNumber'],
    ['mobile-id', { phoneNumber: '+37200000766', personalCode: '1' }, 'personalCode'],
    ['smart-id', { personalCode: '1' }, 'personalCode'],
  ])('moves the focus to the refused field: %s %j', async (method, values, field) => {
    await scene.ask();
    await follow(method);
    await scene.browser.submit(`/${method}`, values);
    expect(refusedFields(scene.browser)).toEqual([field]);
    expect(scene.browser.page?.text).toContain('id="problem" role="alert"');
  });

  it('moves the focus to PIN1 on the phone after a wrong one', async () => {
    await scene.ask();
    await request('mobile-id');
    const phone = await answerOnPhone('approve', { pin: '9999' });
    expect(refusedFields(phone)).toEqual(['pin']);
  });

  it('exchanges a code once, also when two requests race', async () => {
    const asked = await scene.ask();
    await follow('id-card');
    await scene.browser.submit('/id-card', { document: 'AS0000001', pin: CATALOGUE_PIN });
    const answer = scene.browser.page?.url;
    const outcomes = await Promise.allSettled([1, 2].map(() => scene.exchange(asked, answer)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(scene.exchange(asked, answer)).rejects.toThrow();
  });

  it.each<[string, (asked: { verifier: string; state: string; nonce: string }) => object]>([
    ['another state', () => ({ state: oidc.randomState() })],
    ['another nonce', () => ({ nonce: oidc.randomNonce() })],
    ['another verifier', () => ({ verifier: oidc.randomPKCECodeVerifier() })],
  ])('rejects an exchange with %s', async (_what, change) => {
    const asked = await scene.ask();
    await follow('id-card');
    await scene.browser.submit('/id-card', { document: 'AS0000001', pin: CATALOGUE_PIN });
    await expect(scene.exchange({ ...asked, ...change(asked) })).rejects.toThrow();
  });

  it('accepts requests of the relying party only when its server pushes them', async () => {
    const direct = oidc.buildAuthorizationUrl(scene.config, {
      redirect_uri: scene.redirectUri,
      scope: 'openid',
    });
    await scene.browser.open(direct.href);
    expect(scene.browser.page?.url.searchParams.get('error')).not.toBeNull();
    await expect(
      oidc.buildAuthorizationUrlWithPAR(scene.config, {
        redirect_uri: 'http://evil.localhost:1/realms/tuli/e-id/return',
        scope: 'openid',
      }),
    ).rejects.toThrow();
  });

  it('opens the page of an authentication in its own browser only', async () => {
    await scene.ask();
    const stolen = new Browser(Number(new URL(scene.issuer).port));
    const reply = await stolen.open(scene.browser.page?.url.href ?? '');
    expect([reply.status, stolen.text()]).toEqual([410, expect.stringContaining('has expired')]);
  });

  it('decides a request once, on the phone of its person only', async () => {
    await scene.ask();
    await request('smart-id');
    const id = /name="request" value="([^"]+)"/.exec(
      (await scene.openPhone(MARI.phoneNumber ?? '')).page?.text ?? '',
    )?.[1];
    // another request on the attacker's own phone gives a form, whose id the attacker replaces
    await scene.ask();
    await request('mobile-id', JAAK);
    const foreign = await answerOnPhone('approve', { request: id ?? '' }, JAAK);
    expect(foreign.text()).toContain('was answered or has expired');
    const first = await scene.openPhone(MARI.phoneNumber ?? '');
    const second = await scene.openPhone(MARI.phoneNumber ?? '');
    await first.submit('/decide', { decision: 'refuse' });
    await second.submit('/decide', { decision: 'approve', pin: CATALOGUE_PIN, code: '0000' });
    expect(second.text()).toContain('was answered or has expired');
  });

  it('sends one request at a time and five in 15 minutes to a phone', async () => {
    const attempts = [];
    for (let count = 0; count < 6; count += 1) {
      await scene.ask();
      await request('mobile-id');
      attempts.push(scene.browser.page?.status);
      if (count === 0) {
        await scene.ask();
        await request('mobile-id');
        expect(scene.browser.text()).toContain('already waiting on this phone');
      }
      scene.now += TWO_MINUTES_MS;
    }
    expect(attempts).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('cannot change or delete the event log', async () => {
    await scene.ask();
    await scene.browser.submit('/cancel');
    for (const change of [
      `update eid.authentication_event set kind = 'approved'`,
      'delete from eid.authentication_event',
      'truncate eid.authentication_event',
    ])
      await expect(scene.pool.query(change)).rejects.toThrow();
  });
});
