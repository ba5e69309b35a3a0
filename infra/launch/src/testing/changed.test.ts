import { describe, expect, it } from '@jest/globals';
import { affectedBy } from './changed.ts';
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

describe('journeysOf', () => {
  it('returns those of a changed remote and its failure matrix', () => {
    expect(journeysOf(['mfe-sportsbook'])).toEqual(['journeys/sports', 'resilience/failureMatrix']);
  });

  it('returns all for the shell, and none for the command line', () => {
    expect(journeysOf(['mfe-sportsbook', 'shell'])).toEqual([]);
    expect(journeysOf(['infra/cli'])).toBeUndefined();
  });
});
