import { describe, expect, it } from '@jest/globals';
import { matchRoute } from '@foyer/links';
import { createLog } from '@foyer/runtime';
import { createCataloguePages } from './cataloguePages.ts';

const SLUGS = {
  game: ['three-coals'],
  'game-list': ['slots'],
  'game-category': ['classics'],
  'game-studio': ['emberwick'],
};

async function pagesWith(first: { status: number; body: unknown } | Error) {
  let answer = first;
  const pages = await createCataloguePages({
    api: { name: 'api', host: '127.0.0.1', port: 1, deadlineMs: 1, maximumBodyBytes: 1 },
    log: createLog('gateway', () => undefined),
    clock: () => 0,
    serviceClient: {
      callSigned: () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)),
    },
    internalSecret: 'internal',
  });
  const exists = (path: string): boolean => {
    const match = matchRoute(path);
    if (!match) throw new Error(`${path} is no page`);
    return pages.exists(match);
  };
  return { pages, exists, respondWith: (next: typeof first) => (answer = next) };
}

describe('catalogue pages', () => {
  it.each([
    ['/en/games/three-coals/', true],
    ['/en/games/nothing/', false],
    ['/fi/game-list/slots/', true],
    ['/fi/game-list/nothing/', false],
    ['/en/game-category/classics/', true],
    ['/en/game-category/nothing/', false],
    ['/en/game-studio/emberwick/', true],
    ['/en/game-studio/nothing/', false],
    ['/en/games/', true],
    ['/en/promotions/', true],
  ])('decides whether %s exists', async (path, expected) => {
    const { pages, exists } = await pagesWith({ status: 200, body: SLUGS });
    expect(exists(path)).toBe(expected);
    await pages.close();
  });

  it.each<[string, { status: number; body: unknown } | Error]>([
    ['the api is unreachable', new Error('refused')],
    ['the api refuses', { status: 401, body: {} }],
    ['the answer has another shape', { status: 200, body: { game: 'all' } }],
    ['the api has no catalogue yet', { status: 200, body: { ...SLUGS, game: [] } }],
  ])('accepts every slug while %s, and keeps the last known ones later', async (_cause, failure) => {
    const { pages, exists, respondWith } = await pagesWith(failure);
    expect(exists('/en/games/nothing/')).toBe(true);
    respondWith({ status: 200, body: SLUGS });
    await pages.refresh();
    expect(exists('/en/games/nothing/')).toBe(false);
    respondWith(failure);
    await pages.refresh();
    expect(exists('/en/games/nothing/')).toBe(false);
    await pages.close();
  });
});
