import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reportedFailures } from './reportedFailures.ts';
import { createSourceFrames } from '@foyer/runtime/source-frames';

let home = '';
const SINCE = '2026-11-22T00:00:00.000Z';
const FRAME = 'mfe-casino/r1/pages-lobby.js:1:11';

function line(change: object): string {
  return JSON.stringify({
    at: '2026-11-22T05:00:00.000Z',
    type: 'remote-failed',
    app: 'mfe-casino',
    release: 'r1',
    owner: 'casino',
    code: 'RENDER_THREW',
    detail: 'x is undefined',
    stack: FRAME,
    brand: 'aurora',
    bucket: 7,
    ...change,
  });
}

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'foyer-errors-'));
  await mkdir(path.join(home, 'logs'));
  await mkdir(path.join(home, 'maps/mfe-casino/r1'), { recursive: true });
  // column 0 is line 1 of the source, column 10 its line 11
  await writeFile(
    path.join(home, 'maps/mfe-casino/r1/pages-lobby.js.map'),
    JSON.stringify({
      version: 3,
      sources: ['webpack://mfe_casino_r1/./mfe-casino/src/pages/lobby/LobbyPage.tsx'],
      names: ['LobbyPage'],
      mappings: 'AAAAA,UAUAA',
    }),
  );
  await writeFile(
    path.join(home, 'logs/telemetry.jsonl.1'),
    `${line({ at: '2026-11-21T05:00:00.000Z' })}\n${line({ brand: 'tuli' })}\n`,
  );
  await writeFile(
    path.join(home, 'logs/telemetry.jsonl'),
    [
      line({ at: '2026-11-22T06:00:00.000Z', detail: 'other words, same place' }),
      line({
        type: 'failed',
        app: undefined,
        owner: undefined,
        code: undefined,
        area: 'shell.render',
        stack: '',
      }),
      line({ type: 'opened' }),
      line({ code: 5 }),
      'no JSON',
      line({ app: 'mfe-account', stack: undefined }),
    ].join('\n'),
  );
});

afterAll(() => rm(home, { recursive: true, force: true }));

describe('failures reported by browsers', () => {
  it('are grouped by release, code and location, including the rotated log', async () => {
    const groups = await reportedFailures(home, { since: SINCE, app: undefined });
    expect(
      groups.map(({ app, code, count, brands, last }) => [
        app,
        code,
        count,
        brands.join(),
        last.slice(11, 13),
      ]),
    ).toEqual([
      ['mfe-casino', 'RENDER_THREW', 2, 'tuli,aurora', '06'],
      ['shell', 'shell.render', 1, 'aurora', '05'],
      ['mfe-account', 'RENDER_THREW', 1, 'aurora', '05'],
    ]);
  });

  it('are filtered by application', async () => {
    expect(
      (await reportedFailures(home, { since: SINCE, app: 'mfe-account' })).map(({ owner, frames }) => [
        owner,
        frames,
      ]),
    ).toEqual([['casino', []]]);
  });
});

it.each([
  ['a mapped frame', FRAME, 'mfe-casino/src/pages/lobby/LobbyPage.tsx:11 (LobbyPage)'],
  ['a file without a map', 'mfe-casino/r1/other.js:1:1', 'mfe-casino/r1/other.js:1:1'],
  ['a way out of the folder', '../../etc/passwd.js:1:1', '../../etc/passwd.js:1:1'],
  ['a path of dots', 'mfe-casino/r1/../../x.js:1:1', 'mfe-casino/r1/../../x.js:1:1'],
])('maps %s to its source position, if known', async (_what, frame, expected) => {
  expect(await createSourceFrames(home)(frame)).toBe(expected);
});
