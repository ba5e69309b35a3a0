import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { positionOf, readSource } from './readSource.ts';

let root = '';
const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-C', root, '-c', 'user.name=Ana Ruiz', '-c', 'user.email=ana@casino.test', ...args], {
    encoding: 'utf8',
  }).trim();
const commit = (subject: string): string => {
  git('commit', '--allow-empty', '-q', '-m', subject);
  return git('rev-parse', 'HEAD');
};

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'foyer-source-'));
  git('init', '-q', '-b', 'main');
  git('remote', 'add', 'origin', 'https://ana:secret@git.example/casino.git');
});
afterAll(() => rmSync(root, { recursive: true }));

describe('the source of a release', () => {
  it('names commit, author, branch and ticket, without the credentials of the repository', async () => {
    const hash = commit('GAME-12 lobby: show new games');
    expect(await readSource(root)).toEqual({
      repository: 'https://git.example/casino.git',
      commit: hash,
      branch: 'main',
      author: 'Ana Ruiz <ana@casino.test>',
      isDirty: false,
      ticket: 'GAME-12',
    });
    writeFileSync(path.join(root, 'new.ts'), '');
    expect(await readSource(root, 'OPS-7')).toMatchObject({ isDirty: true, ticket: 'OPS-7' });
    rmSync(path.join(root, 'new.ts'));
  });

  it('does not exist outside of a repository', async () => {
    expect(await readSource(path.dirname(root))).toBeUndefined();
  });

  it('is behind an ancestor, contains one, diverges from it or does not know it', async () => {
    const older = commit('one');
    const newer = commit('two');
    expect(await positionOf(root, older)).toBe('contains');
    git('checkout', '-q', older);
    expect(await positionOf(root, newer)).toBe('behind');
    commit('another two');
    expect(await positionOf(root, newer)).toBe('diverged');
    expect(await positionOf(root, 'f'.repeat(40))).toBe('unknown');
  });
});
