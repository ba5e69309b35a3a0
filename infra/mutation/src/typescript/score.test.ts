import { describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@foyer/workspace';
import { MUTATION_GROUPS } from './groups.ts';
import { lineOf, percentOf, scoresOf } from './score.ts';

const groups = { one: { files: ['a.ts', 'b.ts'] }, other: { files: ['c.ts'] }, none: { files: ['d.ts'] } };
const of = (fileName: string, ...statuses: readonly string[]) =>
  statuses.map((status) => ({ fileName, status }));

describe('mutation score', () => {
  it('counts detected and total mutations by group', () => {
    const mutants = [
      ...of('a.ts', 'Killed', 'Survived', 'CompileError', 'RuntimeError', 'Ignored'),
      ...of('b.ts', 'Timeout', 'NoCoverage'),
      ...of('c.ts', 'Killed'),
      ...of('elsewhere.ts', 'Survived'),
    ];
    expect(scoresOf(groups, mutants)).toEqual([
      { name: 'one', noticed: 2, total: 4 },
      { name: 'other', noticed: 1, total: 1 },
      { name: 'none', noticed: 0, total: 0 },
    ]);
  });

  it.each([
    [0, 0, 0],
    [1, 2, 50],
    [17, 20, 85],
    [5, 5, 100],
  ])('is computed from %i detected of %i: %d percent', (noticed, total, percent) => {
    expect(percentOf({ name: 'one', noticed, total })).toBe(percent);
  });

  it.each([
    [16, true],
    [17, false],
  ])('is too low for %i detected of 20: %s', (noticed, isTooLittle) => {
    expect(lineOf({ name: 'one', noticed, total: 20 }).includes('LESS THAN 85 %')).toBe(isTooLittle);
  });
});

it('mutation groups name existing files, each in one group', () => {
  const named = Object.values(MUTATION_GROUPS).flatMap(({ files, tests }) => [...files, ...tests]);
  expect(named.filter((file) => !existsSync(path.join(repositoryRoot, file)))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});
