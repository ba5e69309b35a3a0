import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from './problem.ts';
import { createTypeChecker, type TypeChecker } from './typeChecker.ts';

jest.setTimeout(60_000);

let root = '';
let checker: TypeChecker | undefined;
let ended: string[];
let results: (readonly Problem[])[];
let waiting: (() => void)[];

// in this package, so that its compiler is found
beforeEach(() => {
  root = mkdtempSync(path.join(import.meta.dirname, '.types-'));
  mkdirSync(path.join(root, 'src'));
  writeFileSync(path.join(root, 'package.json'), '{}');
  writeFileSync(
    path.join(root, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { strict: true, types: [] }, include: ['src'] }),
  );
  write("const count: number = 'one';\nexport default count;\n");
  ended = [];
  results = [];
  waiting = [];
});
afterEach(() => {
  checker?.stop();
  rmSync(root, { recursive: true, force: true });
});

const write = (source: string): void => writeFileSync(path.join(root, 'src/count.ts'), source);

function start(): TypeChecker {
  return (checker = createTypeChecker({
    root,
    folder: '.',
    onProblems(problems) {
      results.push(problems);
      for (const resolve of waiting.splice(0)) resolve();
    },
    onEnd: (reason) => ended.push(reason),
  }));
}

/** Resolves with the next result. */
const next = (): Promise<readonly Problem[]> =>
  new Promise((resolve) => waiting.push(() => resolve(results.at(-1) ?? [])));

describe('type checker', () => {
  it('reports the errors of a check, and none after they are corrected, from stored results', async () => {
    const { check, hold } = start();
    const first = next();
    check();
    expect(await first).toMatchObject([{ kind: 'types', file: 'src/count.ts', line: 1 }]);
    const second = next();
    hold();
    write('const count: number = 1;\nexport default count;\n');
    check();
    expect(await second).toEqual([]);
    expect(ended).toEqual([]);
  });

  it('ends a running check when a build starts, and reports that of the next check only', async () => {
    const { check, hold } = start();
    check();
    hold();
    write('export default 1;\n');
    const only = next();
    check();
    expect(await only).toEqual([]);
    // the result of the ended one would have arrived before that of a later one
    const last = next();
    check();
    await last;
    expect([results.length, ended]).toEqual([2, []]);
  });

  it('checks a change that starts no build', async () => {
    start();
    const found = next();
    write("export const name: boolean = 'x';\n");
    expect((await found).map(({ message }) => message)).toEqual([expect.stringContaining('TS2322')]);
  });
});
