import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remotePartNames } from './remoteParts.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'foyer-parts-'));
  mkdirSync(path.join(root, 'src'));
});
afterEach(() => rmSync(root, { recursive: true }));
const write = (text: string): void => writeFileSync(path.join(root, 'src/remote.ts'), text);

describe('remotePartNames', () => {
  it('finds pages and slots of an invited squad, which no list of the platform contains', () => {
    write(`import { CONTRACT_VERSION, defineRemote } from '@foyer/contract';
const first: string = 'bingo';
export default createRemoteLifecycles(defineRemote({
  owner: 'bingo',
  contract: CONTRACT_VERSION,
  pages: { bingo: () => import('./pages/bingo/page.ts'), 'bingo-rules': 'not-available' },
  slots: { 'bingo.next-game': () => import('./slots/nextGame.ts') },
  messages: (locale) => import(\`./messages/\${locale}.json\`),
}) satisfies unknown);`);
    expect(remotePartNames(root)).toEqual({
      pages: ['bingo', 'bingo-rules'],
      slots: ['bingo.next-game'],
    });
  });

  it('finds nothing in a file that is being written, and in a project without a remote', () => {
    expect(remotePartNames(root)).toBeUndefined();
    write('export default createRemoteLifecycles(defineRemote({ pages: {');
    expect(remotePartNames(root)).toEqual({ pages: [], slots: [] });
  });
});
