import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commitsSince } from './commitSubjects.ts';

let root: string;

function git(...args: readonly string[]): string {
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@foyer.example'];
  return execFileSync('git', [...author, ...args], { cwd: root, encoding: 'utf8' }).trim();
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'foyer-commits-'));
});

afterEach(() => rmSync(root, { recursive: true }));

describe('commitsSince', () => {
  it('lists the subjects after a commit', () => {
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '-m', 'first');
    const first = git('rev-parse', 'HEAD');
    git('commit', '--quiet', '--allow-empty', '-m', 'kernel: add a clock');
    expect(commitsSince(root, first).map(({ subject }) => subject)).toEqual(['kernel: add a clock']);
  });

  it('lists none in an exported archive', () => {
    expect(commitsSince(root)).toEqual([]);
  });

  it('lists none in a clone without the first commit', () => {
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '-m', 'first');
    expect(commitsSince(root, 'a'.repeat(40))).toEqual([]);
  });

  it('throws when the repository cannot be read', () => {
    mkdirSync(path.join(root, '.git'));
    expect(() => commitsSince(root)).toThrow('git rev-parse');
  });
});
