import { expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readGatePlayers, type GatePlayers } from './gatePlayers.ts';
import { pageViews } from './pageViews.ts';

const PLAYERS: GatePlayers = { aurora: { email: 'gate@aurora.test', password: 'x' } };

const paths = (pages: readonly string[], players: GatePlayers, isQuick = false): readonly string[] =>
  pageViews(pages, ['aurora', 'quetzal', 'caravel'], players, isQuick).map(
    ({ brand, page, player }) => `${brand} ${page}${player ? ' as a player' : ''}`,
  );

it.each<
  [
    what: string,
    pages: readonly string[],
    players: GatePlayers,
    isQuick: boolean,
    expected: readonly string[],
  ]
>([
  [
    'the lobby first, three pages for visitors, two brands',
    ['games', 'more-casinos', 'lobby', 'game-lists', 'game'],
    {},
    false,
    [
      'aurora lobby',
      'aurora games',
      'aurora more-casinos',
      'quetzal lobby',
      'quetzal games',
      'quetzal more-casinos',
    ],
  ],
  [
    'two pages for players where the gate has one',
    ['deposit', 'withdraw', 'cashback'],
    PLAYERS,
    false,
    ['aurora deposit as a player', 'aurora withdraw as a player', 'quetzal lobby'],
  ],
  [
    'visitors first',
    ['rewards', 'promotions'],
    PLAYERS,
    false,
    ['aurora promotions', 'aurora rewards as a player', 'quetzal promotions'],
  ],
  ['without any, where every visitor starts', ['deposit'], {}, false, ['aurora lobby', 'quetzal lobby']],
  [
    'nothing that needs to be known first, nor what only leads on',
    ['game', 'login-handler', 'internal'],
    PLAYERS,
    false,
    ['aurora lobby', 'quetzal lobby'],
  ],
  [
    'in a hurry another page in each brand',
    ['lobby', 'games'],
    PLAYERS,
    true,
    ['aurora lobby', 'quetzal games'],
  ],
  ['in a hurry what there is', ['deposit'], PLAYERS, true, ['aurora deposit as a player', 'quetzal lobby']],
])('opens %s', (_, pages, players, isQuick, expected) => {
  expect(paths(pages, players, isQuick)).toEqual(expected);
});

it('addresses pages in the default language of the brand', () => {
  expect(pageViews(['deposit'], ['aurora'], PLAYERS, false)).toEqual([
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
