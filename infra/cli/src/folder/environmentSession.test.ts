import { afterEach, describe, expect, it } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { registerFakeRegistry } from '../testing/fakeRegistry.ts';

const { answers, calls, address, run } = registerFakeRegistry();
const KEY = String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));

describe('a command without a data home', () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  it('uses the registry and the key of the environment', async () => {
    Object.assign(process.env, {
      FOYER_HOME: '/nowhere',
      FOYER_REGISTRY: address(),
      FOYER_SIGNING_KEY: KEY,
    });
    answers.set('/v1/scripts', { body: { version: 3, files: [], inline: [], frames: [] } });
    expect((await run(['scripts'])).code).toBe(0);
    expect(calls.map(({ path, isSigned }) => [path, isSigned])).toEqual([['/v1/scripts', true]]);
  });

  it('names the two variables when they are not set', async () => {
    process.env['FOYER_HOME'] = '/nowhere';
    const { code, error } = await run(['scripts']);
    expect([code, error]).toEqual([2, expect.stringContaining('FOYER_REGISTRY and FOYER_SIGNING_KEY')]);
  });

  it('sends the application of an invited squad, of which only the name of the squad is given', async () => {
    Object.assign(process.env, { FOYER_HOME: '/nowhere', FOYER_REGISTRY: address(), FOYER_SIGNING_KEY: KEY });
    await run(['explain', 'aurora', 'poker']);
    expect(calls.map(({ path }) => path)).toEqual([expect.stringContaining('mfe-poker')]);
  });
});
