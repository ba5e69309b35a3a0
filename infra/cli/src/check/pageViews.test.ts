import { expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readGatePlayers, type GatePlayers } from './gatePlayers.ts';
import { pageViews } from './pageViews.ts';

const PLAYERS: GatePlayers = { aurora: { email: 'gate@aurora.test', password: 'x' } };

const paths = (
  pages: readonly string[],
  players: GatePlayers,
  isQuick = false,
  slotPages: readonly string[] = [],
): readonly string[] =>
  pageViews({ pages, slotPages }, ['aurora', 'quetzal', 'caravel'], players, isQuick).map(
    ({ brand, page, player }) => `${brand} ${page}${player ? ' as a player' : ''}`,
  );

it('opens every page and every page with a slot in each brand, the lobby first', () => {
  expect(paths(['games', 'lobby', 'game'], {}, false, ['sports'])).toEqual(
    ['aurora', 'quetzal', 'caravel'].flatMap((brand) => [
      `${brand} lobby`,
      `${brand} games`,
      `${brand} sports`,
    ]),
  );
});

it('opens pages for players where the gate has one, after those for visitors', () => {
  expect(paths(['rewards', 'promotions'], PLAYERS)).toEqual([
    'aurora promotions',
    'aurora rewards as a player',
    'quetzal promotions',
    'caravel promotions',
  ]);
});

it.each([
  [['game', 'login-handler', 'internal'], PLAYERS],
  [['deposit'], {}],
] as const)('opens the lobby where no page of %j may be opened', (pages, players) => {
  expect(paths(pages, players)).toEqual(['aurora lobby', 'quetzal lobby', 'caravel lobby']);
  expect(paths(pages, players, true)).toEqual(['aurora lobby', 'quetzal lobby', 'caravel lobby']);
});

it('opens each page once in a quick check, and at least one in each brand', () => {
  expect(paths(['lobby', 'games', 'game-lists', 'more-casinos'], {}, true)).toEqual([
    'aurora lobby',
    'aurora more-casinos',
    'quetzal games',
    'caravel game-lists',
  ]);
  expect(paths(['lobby'], {}, true)).toEqual(['aurora lobby', 'quetzal lobby', 'caravel lobby']);
});

it('opens the pages for players in one brand in a quick check', () => {
  const both = { ...PLAYERS, quetzal: { email: 'gate@quetzal.test', password: 'x' } };
  expect(paths(['deposit', 'withdraw'], both, true)).toEqual([
    'aurora deposit as a player',
    'aurora withdraw as a player',
    'quetzal lobby',
    'caravel lobby',
  ]);
});

it('addresses pages in the default language of the brand', () => {
  expect(pageViews({ pages: ['deposit'], slotPages: [] }, ['aurora'], PLAYERS, false)).toEqual([
    { brand: 'aurora', page: 'deposit', path: '/en/deposit/', player: PLAYERS.aurora },
  ]);
});

it('reads the players of a data home, none without a file, and rejects a malformed file', async () => {
  const home = await mkdtemp(path.join(tmpdir(), 'foyer-gate-'));
  try {
    await mkdir(path.join(home, 'keys'));
    expect(await readGatePlayers(home)).toEqual({});
    for (const [text, expectedText] of [
      ['{', /it: /],
      ['{"aurora":{"email":"no address","password":"x"}}', /aurora\.email/],
      ['{"aurora":{"email":"a@b.test"}}', /aurora\.password/],
    ] as const) {
      await writeFile(path.join(home, 'keys', 'gate-players.json'), text);
      await expect(readGatePlayers(home)).rejects.toMatchObject({
        code: 'USAGE',
        message: expect.stringMatching(expectedText),
      });
    }
    await writeFile(path.join(home, 'keys', 'gate-players.json'), JSON.stringify(PLAYERS));
    expect(await readGatePlayers(home)).toEqual(PLAYERS);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
});
