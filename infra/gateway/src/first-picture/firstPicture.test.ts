import { describe, expect, it } from '@jest/globals';
import { createLog } from '@foyer/runtime';
import type { EarlyQuery } from '../html/earlyQuery.ts';
import { createFirstPictures } from './createFirstPictures.ts';
import { firstPictureOf } from './firstPicture.ts';

const GAMES = 'http://games.localhost:4003';
const answer = (...blocks: unknown[]) => ({ data: { root: { lobbyContent: blocks } } });
const game = (wide: unknown) => ({ __typename: 'BannerGameBlock', game: { artwork: { wide } } });

describe('first picture of a page', () => {
  const cases: readonly [what: string, answer: unknown, url: string | undefined][] = [
    [
      'uses the game picture of the first banner',
      answer(
        { __typename: 'TopGamesBlock' },
        game(`${GAMES}/art/a/wide.svg`),
        game(`${GAMES}/art/b/wide.svg`),
      ),
      `${GAMES}/art/a/wide.svg`,
    ],
    [
      'uses the picture of the banner itself',
      answer({ __typename: 'BannerManualBlock', image: { url: '/art/x.svg' } }),
      '/art/x.svg',
    ],
    ['ignores a picture of another origin', answer(game('https://evil.example/x.svg')), undefined],
    [
      'ignores a picture of an origin with a similar name',
      answer(game(`${GAMES}.evil.example/x.svg`)),
      undefined,
    ],
    ['has no picture without an image', answer({ __typename: 'BannerManualBlock', image: null }), undefined],
    [
      'ignores the second banner when the first has no picture',
      answer({ __typename: 'BannerManualBlock', image: null }, game(`${GAMES}/a.svg`)),
      undefined,
    ],
    ['ignores a script address', answer(game('javascript:alert(1)')), undefined],
    ['is no address without a scheme', answer(game('//evil.example/x.svg')), undefined],
    ['has no picture in an error response', { errors: [{ message: 'no' }] }, undefined],
    ['has no picture in an empty response', null, undefined],
  ];
  it.each(cases)('%s', (_what, given, url) => {
    expect(firstPictureOf(given, [GAMES])).toEqual(url === undefined ? undefined : { url });
  });
});

describe('first picture cache', () => {
  const page = { brand: 'aurora', locale: 'en', country: 'FI' };
  const early = (variables: Record<string, unknown>): EarlyQuery => ({
    query: { documentId: 'sha256:0', operationName: 'LobbyPage', variables: Object.keys(variables) },
    variables,
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  function setUp() {
    let now = 0;
    let body = answer(game(`${GAMES}/one.svg`)) as unknown;
    let requests = 0;
    const pictures = createFirstPictures({
      api: { name: 'api', host: '127.0.0.1', port: 1, deadlineMs: 1, maximumBodyBytes: 1 },
      log: createLog('gateway', () => undefined),
      clock: () => now,
      origins: [GAMES],
      fetch: () => {
        requests += 1;
        return body === undefined ? Promise.reject(new Error('down')) : Promise.resolve(Response.json(body));
      },
    });
    return {
      pictures,
      pass: (ms: number) => (now += ms),
      respondWith: (next: unknown) => (body = next),
      requests: () => requests,
    };
  }

  it('returns nothing first, then the api’s response, refreshed every 30 s', async () => {
    const { pictures, pass, respondWith, requests } = setUp();
    expect(pictures.of(early({ locale: 'en' }), page)).toBeUndefined();
    await settled();
    expect(pictures.of(early({ locale: 'en' }), page)).toEqual({ url: `${GAMES}/one.svg` });
    expect(requests()).toBe(1);
    respondWith(answer(game(`${GAMES}/two.svg`)));
    pass(30_000);
    expect(pictures.of(early({ locale: 'en' }), page)).toEqual({ url: `${GAMES}/one.svg` });
    await settled();
    expect(pictures.of(early({ locale: 'en' }), page)).toEqual({ url: `${GAMES}/two.svg` });
    respondWith(undefined);
    pass(30_000);
    pictures.of(early({ locale: 'en' }), page);
    await settled();
    expect(pictures.of(early({ locale: 'en' }), page)).toEqual({ url: `${GAMES}/two.svg` });
  });

  it('skips pages with parameters', () => {
    const { pictures, requests } = setUp();
    expect(pictures.of(early({ slug: 'ember-hollow', locale: 'en' }), page)).toBeUndefined();
    expect(requests()).toBe(0);
  });
});
