import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { brands, type BrandToggle } from '@foyer/market';
import { compiledFeatures, compiledFlags } from '@foyer/market/content';
import { createLog } from '@foyer/runtime';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandFeatures } from './features.ts';
import { followPublishedFeatures, type PublishedFeatures } from './followPublishedFeatures.ts';

const TOGGLE: BrandToggle = 'JackpotInRegistrationFlow';

let home: string;
let published: PublishedFeatures;
/** Answer of the api; undefined while it is unavailable. */
let answer: object | undefined;

/** The content of Aurora with one toggle, and the variation of the registration form. */
const contents = (tag: string, isOn: boolean, form: string): object => ({
  tag,
  brands: {
    aurora: {
      brand: 'aurora',
      tag,
      features: { ...compiledFeatures(brands.aurora), [TOGGLE]: isOn },
      flags: { ...compiledFlags(), registration_form: form },
      abTests: [],
      themes: {},
    },
  },
});

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'foyer-identity-content-'));
  answer = undefined;
  published = await followPublishedFeatures({
    home,
    api: { host: '127.0.0.1', port: 1 },
    log: createLog('identity', () => undefined),
    clock: () => 0,
    serviceClient: {
      callSigned: () =>
        answer === undefined
          ? Promise.reject(new Error('away'))
          : Promise.resolve({ status: 200, body: answer }),
    },
    internalSecret: 'secret',
    pollMs: 60_000,
  });
});
afterEach(async () => {
  await published.close();
  await rm(home, { recursive: true, force: true });
});

const decided = (): readonly unknown[] => [
  brandFeatures('aurora').has(TOGGLE),
  brandFeatures('aurora').variation('registration_form'),
];

describe('published features', () => {
  it('decide by the last publication, also while the api is unavailable', async () => {
    answer = contents('one', true, 'single');
    await published.refresh();
    expect(decided()).toEqual([true, 'single']);
    answer = contents('two', false, 'stepped');
    await published.refresh();
    expect(decided()).toEqual([false, 'stepped']);
    answer = undefined;
    await published.refresh();
    expect(decided()).toEqual([false, 'stepped']);
  });

  it('decide by the compiled toggles before the first answer, and for a brand without content', async () => {
    expect(decided()[0]).toBe(brands.aurora.toggles.includes(TOGGLE));
    answer = contents('one', true, 'single');
    await published.refresh();
    expect(brandFeatures('tuli').has(TOGGLE)).toBe(brands.tuli.toggles.includes(TOGGLE));
  });

  it('are not followed after the service has stopped', async () => {
    answer = contents('one', true, 'single');
    await published.refresh();
    await published.close();
    expect(decided()[0]).toBe(brands.aurora.toggles.includes(TOGGLE));
  });
});
