import { beforeAll, describe, expect, it } from '@jest/globals';
import { BROWSER_PLAN_PREFIX } from '@foyer/kernel/browser-plan';
import type { ReleasePlan } from '@foyer/kernel/release-plan';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import { createSignedPlanReader } from './signedPlan.ts';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');
let registry: CryptoKeyPair;
let otherKey: CryptoKeyPair;
let key = '';

beforeAll(async () => {
  const make = () => crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  [registry, otherKey] = [await make(), await make()];
  key = (await crypto.subtle.exportKey('jwk', registry.publicKey)).x ?? '';
});

function entry(app: string, release: string): ReleaseSetEntry {
  return {
    app,
    release,
    version: '1.0.0',
    contract: 1,
    owner: app,
    container: app,
    base: `/assets/${app}/${release}/`,
    entry: 'e.js',
    css: [],
    scripts: [],
    sri: {},
    i18n: {},
    pages: {},
    requires: {},
  };
}

const PLAN: ReleasePlan = {
  version: 7,
  issuedAt: '2026-11-22T11:00:00.000Z',
  expiresAt: '2026-11-23T11:00:00.000Z',
  apps: [entry('shell', 's1'), entry('mfe-casino', 'c1'), entry('mfe-sportsbook', 'p1')],
  others: [entry('mfe-casino', 'c2')],
  rollouts: [{ id: '1', app: 'mfe-casino', release: 'c2', from: 0, to: 10_000 }],
  rules: [
    {
      id: '2',
      app: 'mfe-sportsbook',
      scope: { brand: 'tuli' },
      decision: { kind: 'off', reason: 'incident' },
    },
  ],
};

interface Said {
  readonly plan?: ReleasePlan;
  readonly payload?: string;
  readonly isOtherKey?: boolean;
  readonly prefix?: string;
  readonly etag?: string;
  readonly status?: number;
}

/** Reads a sequence of responses with one reader. */
function reads(
  answers: readonly Said[],
  { now = NOW, ...ports }: { now?: number; key?: string; subtle?: SubtleCrypto } = {},
) {
  const sentEtags: (string | undefined)[] = [];
  const read = createSignedPlanReader({
    key,
    visitor: { brand: 'tuli', licence: 'MGA', operator: 'x', locale: 'en' },
    now: () => now,
    subtle: crypto.subtle,
    async fetchPlan(etag) {
      const {
        plan = PLAN,
        payload,
        isOtherKey = false,
        prefix = BROWSER_PLAN_PREFIX,
        etag: tag,
        status = 200,
      } = answers[sentEtags.length] ?? {};
      sentEtags.push(etag);
      const text = JSON.stringify(plan);
      const signed = await crypto.subtle.sign(
        'Ed25519',
        (isOtherKey ? otherKey : registry).privateKey,
        new TextEncoder().encode(`${prefix}${text}`),
      );
      const signature = btoa(String.fromCharCode(...new Uint8Array(signed)));
      return answerOf(
        status,
        { payload: payload ?? text, signature },
        { 'x-foyer-bucket': '12', ...(tag !== undefined && { etag: tag }) },
      );
    },
    ...ports,
  });
  return { read, sentEtags };
}

function answerOf(status: number, body: unknown, headers: Record<string, string>): Response {
  return {
    status,
    ok: status === 200,
    headers: new Headers(headers),
    json: () => Promise.resolve(body),
  } as unknown as Response;
}

describe('reading the release plan of an open page', () => {
  it('resolves the plan that the registry signed for this visitor', async () => {
    const set = await reads([{}]).read();
    expect([set.version, set.apps.map(({ app, release }) => `${app}@${release}`), set.off]).toEqual([
      7,
      ['shell@s1', 'mfe-casino@c2'],
      [{ app: 'mfe-sportsbook', reason: 'incident' }],
    ]);
  });

  const refused: readonly [what: string, answers: readonly Said[], why: string][] = [
    ['signed by another key', [{ isOtherKey: true }], 'did not sign'],
    [
      'modified in transit',
      [{ payload: JSON.stringify({ ...PLAN, apps: [entry('shell', 'evil')] }) }],
      'did not sign',
    ],
    ['signed for another purpose', [{ prefix: '' }], 'did not sign'],
    ['expired', [{ plan: { ...PLAN, expiresAt: '2026-11-22T12:00:00.000Z' } }], 'expired'],
    [
      'older than the last notified version',
      [{}, { plan: { ...PLAN, version: 6, rules: [] } }],
      'older than 7',
    ],
  ];
  it.each(refused)('rejects a plan that is %s', async (_what, answers, why) => {
    const { read } = reads(answers);
    for (const _ of answers.slice(1)) await read();
    await expect(read()).rejects.toThrow(why);
  });

  it("uses the server's time, so that a wrong device clock rejects nothing", async () => {
    expect((await reads([{}], { now: NOW + 22 * 3_600_000 }).read()).version).toBe(7);
    await expect(reads([{}], { now: NOW + 24 * 3_600_000 }).read()).rejects.toThrow('expired');
  });

  it('does not transfer an unchanged plan twice', async () => {
    const { read, sentEtags } = reads([{ etag: '"a"' }, { status: 304 }]);
    expect(await read()).toBe(await read());
    expect(sentEtags).toEqual([undefined, '"a"']);
  });

  it('leaves out failed releases of the signed plan, whether or not it was transferred again', async () => {
    const { read } = reads([{ etag: '"a"' }, { status: 304 }, {}]);
    await read();
    const standIns = [await read(['mfe-casino@c2']), await read(['mfe-casino@c2'])];
    expect(standIns.map(({ apps }) => apps.find(({ app }) => app === 'mfe-casino')?.release)).toEqual([
      'c1',
      'c1',
    ]);
  });

  it('accepts the edge response in a browser without Ed25519, and nothing under an invalid key', async () => {
    const subtle = {
      importKey: () => Promise.reject(new DOMException('no', 'NotSupportedError')),
    } as unknown as SubtleCrypto;
    expect((await reads([{}], { subtle }).read()).version).toBe(7);
    await expect(reads([{}], { key: 'AAAA' }).read()).rejects.toThrow();
  });
});
