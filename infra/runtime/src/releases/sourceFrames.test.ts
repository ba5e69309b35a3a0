import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSourceFrames } from './sourceFrames.ts';

let home = '';

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'foyer-frames-'));
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
});

afterAll(() => rm(home, { recursive: true, force: true }));

describe('source frames', () => {
  it.each([
    [
      'a frame with a map',
      'mfe-casino/r1/pages-lobby.js:1:11',
      'mfe-casino/src/pages/lobby/LobbyPage.tsx:11 (LobbyPage)',
    ],
    ['a file without a map', 'mfe-casino/r1/other.js:1:1', 'mfe-casino/r1/other.js:1:1'],
    ['a way out of the folder', '../../etc/passwd.js:1:1', '../../etc/passwd.js:1:1'],
    ['a path of dots', 'mfe-casino/r1/../../x.js:1:1', 'mfe-casino/r1/../../x.js:1:1'],
  ])('maps %s to its source position, if known', async (_title, frame, expected) => {
    expect(await createSourceFrames(home)(frame)).toBe(expected);
  });
});
