import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { affectedBy, changedFiles } from './changed.ts';
import { journeysOf } from './journeysOf.ts';

describe('affectedBy', () => {
  it('returns the remote alone for a file of a remote', () => {
    expect(affectedBy(['mfe-cashier/src/remote.ts'])).toEqual({ scope: 'some', folders: ['mfe-cashier'] });
  });

  it('includes every package that imports the changed one', () => {
    const { scope, folders } = affectedBy(['shared/money/src/money.ts']);
    expect(scope).toBe('some');
    expect(folders).toEqual(expect.arrayContaining(['infra/api', 'mfe-cashier', 'shared/money', 'shell']));
    expect(folders).not.toContain('shared/links');
  });

  it.each([
    'package-lock.json',
    'turbo.json',
    'shared/build/src/publish/publish.ts',
    'shared/testing/src/effort.ts',
  ])('returns everything for %s', (file) => {
    expect(affectedBy([file]).scope).toBe('all');
  });

  it('returns nothing for documents', () => {
    expect(affectedBy(['README.md', 'mfe-cashier/README.md'])).toEqual({ scope: 'some', folders: [] });
  });
});

describe('changedFiles', () => {
  const IDENTITY = ['-c', 'user.name=test', '-c', 'user.email=test@foyer.test'];
  let root: string;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
  const edit = (file: string) => writeFile(join(root, file), String(Math.random()));
  async function commit(file: string): Promise<void> {
    await edit(file);
    git('add', '.');
    git(...IDENTITY, 'commit', '--quiet', '--message', file);
  }

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'foyer-changed-'));
    git('init', '--quiet', '--initial-branch', 'main');
    await commit('first.ts');
    await commit('last.ts');
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('returns the last commit on main without uncommitted work', async () => {
    expect(await changedFiles(root)).toEqual(['last.ts']);
  });

  it('returns only uncommitted work on main, tracked or not', async () => {
    await edit('first.ts');
    await edit('new.ts');
    expect(await changedFiles(root)).toEqual(['first.ts', 'new.ts']);
  });

  it('returns the commits of a branch and its uncommitted work', async () => {
    git('switch', '--quiet', '--create', 'branch');
    await commit('branch.ts');
    await edit('new.ts');
    expect(await changedFiles(root)).toEqual(['branch.ts', 'new.ts']);
  });
});

describe('journeysOf', () => {
  it('returns those of a changed remote and its failure matrix', () => {
    expect(journeysOf(['mfe-sportsbook'])).toEqual(['journeys/sports', 'resilience/failureMatrix']);
  });

  it('returns all for the shell, and none for the command line', () => {
    expect(journeysOf(['mfe-sportsbook', 'shell'])).toEqual([]);
    expect(journeysOf(['infra/cli'])).toBeUndefined();
  });
});
