import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { problemOf } from './buildProblems.ts';
import { frameOf, problemText } from './problem.ts';
import { readTypeOutput } from './readTypeOutput.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'foyer-problems-'));
  writeFileSync(path.join(root, 'Card.tsx'), 'one\ntwo\nthree\nfour\nfive\nsix\nseven\n');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const SYNTAX = (file: string) => `Module build failed (from ../node_modules/swc-loader/src/index.js):
Error:   \u001b[31mx\u001b[0m Expected ',', got ';'
    ,-[${file}:4:1]
  3 | three
  4 | four
    : ^
    \`----


Caused by:
    Syntax Error

Stack backtrace:
   0: <unknown>`;

describe('problemOf', () => {
  it('shortens an error of the compiler to its message and position', () => {
    const problem = problemOf(
      { message: SYNTAX(path.join(root, 'Card.tsx')), moduleName: './Card.tsx' },
      { root, folder: 'mfe-one' },
    );
    expect(problem).toEqual({
      kind: 'build',
      message: "Expected ',', got ';'",
      file: 'Card.tsx',
      line: 4,
      column: 1,
      frame: frameOf('one\ntwo\nthree\nfour\nfive\nsix\nseven\n', 4),
    });
    expect(problemText(problem)).toBe("Build error Card.tsx:4:1\n    Expected ',', got ';'");
  });

  it.each([
    ['./src/Card.tsx', 'mfe-one/src/Card.tsx'],
    ['../shared/ui/src/Button.tsx', 'shared/ui/src/Button.tsx'],
    ['../node_modules/react/index.js', undefined],
  ])('names the file of the module %s from the root: %s', (moduleName, file) => {
    const {
      message,
      file: named,
      line,
      column,
    } = problemOf(
      {
        message: `Module not found: Error: Can't resolve './x' in '${root}/mfe-one'\n    at stack (a.js:1:2)`,
        moduleName,
        loc: '12:0-22',
      },
      { root, folder: 'mfe-one' },
    );
    expect([message, named, line, column]).toEqual(["Can't resolve './x' in 'mfe-one'", file, 12, 1]);
  });
});

describe('readTypeOutput', () => {
  it('collects the errors with the lines that explain them', () => {
    const { read, problems } = readTypeOutput({ root, cwd: root });
    for (const line of [
      "Card.tsx(2,14): error TS2322: Type 'string' is not assignable to type 'number'.",
      "  The expected type comes from property 'count'.",
      'error TS18003: No inputs were found.',
    ])
      read(line);
    expect(problems()).toEqual([
      {
        kind: 'types',
        message:
          "Type 'string' is not assignable to type 'number'. (TS2322)\n  The expected type comes from property 'count'.",
        file: 'Card.tsx',
        line: 2,
        column: 14,
        frame: frameOf('one\ntwo\nthree\nfour\nfive\nsix\nseven\n', 2),
      },
      expect.objectContaining({ message: 'No inputs were found. (TS18003)', file: undefined }),
    ]);
  });
});
