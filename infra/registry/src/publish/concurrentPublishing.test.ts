import { publishRelease, type Published } from '@foyer/build/publish';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { signDocument } from '@foyer/runtime';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheckedClient } from '../testing/checkedClient.ts';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';

jest.setTimeout(START_MS);

let registry: TestRegistry;
let operator: CheckedClient;
let launcher: CheckedClient;

beforeAll(async () => {
  registry = await startTestRegistry();
  [operator, launcher] = [await registry.as('staff/operator'), await registry.as('staff/launcher')];
  await registry.publish('shell', 's1', 1);
}, START_MS);
afterAll(() => registry.close(), START_MS);

const publish = (
  app: string,
  release: string,
  { home = registry.home, baseUrl = registry.baseUrl } = {},
): Promise<Published> =>
  publishRelease({ home, folder: join(home, 'releases', app, release), baseUrl, clock: Date.now });

const numbersOf = async (app: string): Promise<readonly number[]> => {
  const { releases } = await operator.get(`/v1/releases?app=${app}`);
  return releases.map(({ sequence }) => sequence).sort((left, right) => left - right);
};

describe('publications at the same time', () => {
  it('are numbered one after the other, from ten machines of three squads', async () => {
    const names = ['casino', 'account', 'gamification'].flatMap((squad) =>
      ['a', 'b', 'c', 'd'].map((end) => [`mfe-${squad}`, `${squad}${end}`] as const),
    );
    for (const [app, release] of names) await registry.store(app, release);
    const results = await Promise.all(names.map(([app, release]) => publish(app, release)));
    expect(results.every(({ isNew }) => isNew)).toBe(true);
    for (const app of ['mfe-casino', 'mfe-account', 'mfe-gamification'])
      expect(await numbersOf(app)).toEqual([1, 2, 3, 4]);
  });

  it('publish one release once', async () => {
    await registry.store('mfe-casino', 'twice');
    const results = await Promise.all(['twice', 'twice', 'twice'].map((name) => publish('mfe-casino', name)));
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect((await numbersOf('mfe-casino')).length).toBe(5);
  });
});

describe('promotions at the same time', () => {
  const promote = (app: string, release: string, expectedVersion: number): Promise<unknown> =>
    launcher
      .post('/v1/changes', {
        environment: 'production',
        kind: 'promote',
        app,
        release,
        expectedVersion,
        reason: 'Test',
        breakGlass: true,
      })
      .then(
        () => 'done',
        (error: { readonly code: string }) => error.code,
      );

  it('succeed for different applications; for one application, one of them does', async () => {
    await promote('shell', 's1', 0);
    const { version } = await operator.get('/v1/status?environment=production');
    expect(
      await Promise.all([
        promote('mfe-casino', 'casinoa', version),
        promote('mfe-account', 'accounta', version),
      ]),
    ).toEqual(['done', 'done']);
    const { version: next } = await operator.get('/v1/status?environment=production');
    expect(
      (
        await Promise.all([promote('mfe-casino', 'casinob', next), promote('mfe-casino', 'casinoc', next)])
      ).sort(),
    ).toEqual(['VERSION_CHANGED', 'done']);
  });
});

describe('an interrupted publication', () => {
  /** Forwards `whole` requests, then loses the next one before or after the registry has handled it. */
  async function interrupted(whole: number, isHandled: boolean): Promise<{ baseUrl: string; close(): void }> {
    let passed = 0;
    const proxy = createServer((incoming, outgoing) => {
      const isLost = passed === whole;
      passed += 1;
      if (isLost && !isHandled) return incoming.socket.destroy();
      const forwarded = request(
        new URL(incoming.url ?? '/', registry.baseUrl),
        { method: incoming.method, headers: incoming.headers },
        (answer) => {
          if (isLost) return outgoing.destroy();
          outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(outgoing);
        },
      );
      incoming.pipe(forwarded);
      return undefined;
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    return {
      baseUrl: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      close: () => {
        proxy.closeAllConnections();
        proxy.close();
      },
    };
  }

  // a publication with its own store: budget, list, publish (files missing), upload, publish; a lost list is repeated
  it.each(
    [0, 2, 3, 4].flatMap(
      (step) =>
        [
          [step, false],
          [step, true],
        ] as const,
    ),
  )('is not half published and can be repeated: at request %d, handled: %p', async (step, isHandled) => {
    const release = `cut${step}${isHandled ? 'b' : 'a'}`;
    const home = await mkdtemp(join(tmpdir(), 'foyer-cut-'));
    await registry.store('mfe-sportsbook', release);
    await cp(join(registry.home, 'keys'), join(home, 'keys'), { recursive: true });

    await mkdir(join(home, 'releases/mfe-sportsbook'), { recursive: true });
    await rename(
      join(registry.home, 'releases/mfe-sportsbook', release),
      join(home, 'releases/mfe-sportsbook', release),
    );
    const before = await numbersOf('mfe-sportsbook');
    const proxy = await interrupted(step, isHandled);
    await expect(publish('mfe-sportsbook', release, { home, baseUrl: proxy.baseUrl }))
      .rejects.toThrow()
      .finally(() => proxy.close());
    const isStored = step === 4 && isHandled;
    expect((await numbersOf('mfe-sportsbook')).length).toBe(before.length + (isStored ? 1 : 0));
    expect(await publish('mfe-sportsbook', release, { home })).toEqual({
      app: 'mfe-sportsbook',
      release,
      isNew: !isStored,
    });
    expect((await numbersOf('mfe-sportsbook')).length).toBe(before.length + 1);
    await rm(home, { recursive: true });
  });
});

describe('a release without a description', () => {
  it('is refused, because no other release could be checked against it', async () => {
    await registry.store('mfe-casino', 'silent');
    const { describes: _describes, ...document } = await registry.document('mfe-casino', 'silent', 6);
    const [casino, key] = [await registry.as('squads/casino'), await registry.key('squads/casino')];
    await expect(
      casino.post('/v1/releases', { document: signDocument(document, [key]) }),
    ).rejects.toMatchObject({ code: 'DESCRIPTION_MISSING' });
  });
});
