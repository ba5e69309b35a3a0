import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { prefixProblem } from '@foyer/links';
import { proxyTargetOf } from '../proxy/upstreams.ts';
import { createReleaseHome, releaseSet, type ReleaseHome } from '../testing/releaseHome.ts';
import { serveGateway, type ServedGateway } from '../testing/servedGateway.ts';

let releases: ReleaseHome;
let gateway: ServedGateway;
const POKER = {
  squad: 'poker',
  prefix: 'cards',
  brands: ['aurora', 'tuli'],
  menu: { labels: { en: 'Poker', fi: 'Pokeri' }, icon: 'table', position: 1 },
};

beforeAll(async () => {
  releases = await createReleaseHome();
  await publish(1);
  gateway = await serveGateway(releases.home);
});
afterAll(async () => {
  await gateway.close();
  await releases.remove();
});

/** The files of the casino as a release of the invited squad. */
async function publish(version: number, layers: object = {}): Promise<void> {
  const base = '/assets/mfe-poker/bbb222/';
  const poker = { ...releases.casino, app: 'mfe-poker', owner: 'poker', base, pages: { poker: ['game.js'] } };
  await releases.publish({
    ...releaseSet(version, [releases.shell, releases.casino, poker]),
    squads: [POKER],
    ...layers,
  });
}

const page = (path: string, host = 'aurora.localhost') => gateway.request(path, { host });

describe('the page of an invited squad', () => {
  it('is a complete document with the policy, integrity and preloads of its release', async () => {
    const [invited, compiled] = [await page('/fi/cards/'), await page('/fi/games/')];
    expect(invited.status).toBe(200);
    expect(invited.text).toMatch(
      /<link rel="preload" as="script" href="\/assets\/mfe-poker\/bbb222\/game\.js" integrity="sha384-/,
    );
    expect(invited.text).not.toContain('name="robots"');
    expect(invited.text).toContain(
      '"invited":[{"squad":"poker","prefix":"cards","label":"Pokeri","icon":"table"}]',
    );
    const policyOf = (answer: typeof invited): string =>
      String(answer.headers['content-security-policy']).replace(/nonce-[\w+/=-]+/g, 'nonce');
    expect(policyOf(invited)).toBe(policyOf(compiled));
    expect(invited.headers['cache-control']).toBe(compiled.headers['cache-control']);
  });

  it('is not found where the release has no such page, and in a brand without the squad', async () => {
    expect((await page('/fi/cards/tables/')).status).toBe(404);
    const other = await page('/en/cards/', 'caravel.localhost');
    expect(other.status).toBe(404);
    expect(other.text).not.toContain('mfe-poker');
  });

  it('changes the entity tag of its brands only, when the menu entry changes', async () => {
    const tagOf = async (host: string) => (await page('/release-set?locale=en', host)).headers.etag;
    const before = [await tagOf('aurora.localhost'), await tagOf('caravel.localhost')];
    await publish(2, { squads: [{ ...POKER, menu: { ...POKER.menu, labels: { en: 'Card room' } } }] });
    while (!(await page('/en/')).text.includes('"version":2')) await new Promise(setImmediate);
    expect(await tagOf('caravel.localhost')).toBe(before[1]);
    expect(await tagOf('aurora.localhost')).not.toBe(before[0]);
  });

  it('is found under its new prefix by links with an earlier one, with parameters and query', async () => {
    const moved = { ...POKER, prefix: 'card-room', former: ['cards'], titles: { en: 'Poker', fi: 'Pokeri' } };
    await publish(3, { squads: [moved] });
    while (!(await page('/en/')).text.includes('"version":3')) await new Promise(setImmediate);
    const old = await page('/fi/cards/tables/42/?from=letter');
    expect([old.status, old.headers.location]).toEqual([302, '/fi/card-room/tables/42/?from=letter']);
    expect((await page('/cards/')).headers.location).toBe('/card-room/');
    const now = await page('/fi/card-room/');
    expect([now.status, /<title>(.*?)<\/title>/.exec(now.text)?.[1]]).toEqual([
      200,
      expect.stringMatching(/^Pokeri /),
    ]);
    // a brand without the squad has no redirect
    expect((await page('/en/cards/', 'caravel.localhost')).status).toBe(404);
  });

  it('never has an address of the edge: no possible prefix leads to a service', () => {
    const words = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz-'), maxLength: 12 });
    const taken = fc.constantFrom('api', 'graphql', 'lobby-graphql', 'realms', 'sports-feed', 'engagement');
    const prefix = fc.oneof(words, taken).filter((text) => prefixProblem(text) === undefined);
    fc.assert(
      fc.property(prefix, fc.constantFrom('', 'socket', 'x', 'tables/42'), (first, rest) => {
        expect(proxyTargetOf(`/${first}/${rest}`)).toBeUndefined();
      }),
    );
  });
});
