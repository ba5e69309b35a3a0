import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cruise } from 'dependency-cruiser';
import type { ICruiseResult } from 'dependency-cruiser';
import { boundaries } from './boundaries.ts';

let root = '';

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'foyer-boundaries-')));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/**
 * Rules that an import between two files breaks. All imports here are by path, so the rule against import
 * paths has its own test.
 */
async function broken(from: string, to: string): Promise<string[]> {
  return (await allBroken(from, to)).filter((name) => name !== 'front-door-only');
}

async function allBroken(from: string, to: string): Promise<string[]> {
  const relative = to.startsWith('node:') ? to : `./${path.posix.relative(path.posix.dirname(from), to)}`;
  write(from, `import { it } from '${relative}';\nexport const used = it;\n`);
  if (!to.startsWith('node:')) write(to, 'export const it = 1;\n');
  return violations();
}

async function violations(): Promise<string[]> {
  const { output } = await cruise(['.'], {
    baseDir: root,
    ruleSet: { forbidden: boundaries.forbidden ?? [] },
    tsPreCompilationDeps: true,
    validate: true,
  });
  return (output as ICruiseResult).summary.violations.map((violation) => violation.rule.name).sort();
}

describe('boundaries', () => {
  it.each([
    ['shared/kernel/src/a.ts', 'shared/money/src/b.ts', ['floor-kernel']],
    ['shared/ui/src/a.ts', 'shared/platform/src/b.ts', ['floor-ui']],
    ['shared/data/src/a.ts', 'shared/ui/src/b.ts', ['floor-data']],
    ['shared/platform/src/a.ts', 'shell/src/b.ts', ['floor-platform']],
    ['mfe-casino/src/a.ts', 'mfe-account/src/b.ts', ['remote-to-remote']],
    ['mfe-casino/src/a.ts', 'shell/src/b.ts', ['remote-to-shell']],
    ['shell/src/a.ts', 'mfe-casino/src/b.ts', ['shell-to-remote']],
    ['shell/src/a.ts', 'shared/kernel/src/admin-api/b.ts', ['page-without-admin-schemas']],
    ['shared/kernel/src/a.ts', 'shared/kernel/src/admin-api/b.ts', ['page-without-admin-schemas']],
    ['infra/api/src/a.ts', 'shared/ui/src/b.ts', ['service-to-front-end']],
    ['infra/gateway/src/a.ts', 'shared/ui/src/b.ts', ['painting-service-to-front-end']],
    ['infra/api/src/a.ts', 'infra/games/src/b.ts', ['service-to-service']],
    ['infra/api/src/bets/a.ts', 'infra/api/src/components.ts', ['api-components']],
    [
      'infra/runtime/src/a.ts',
      'infra/api/src/b.ts',
      ['runtime-is-the-lowest-service-floor', 'service-to-service'],
    ],
    ['e2e/journeys/a.ts', 'shared/ui/src/b.ts', ['journeys-stay-outside']],
    ['mfe-casino/src/a.ts', 'shared/build/src/b.ts', ['tools-stay-out-of-products']],
    ['shared/workspace/src/a.ts', 'shared/build/src/b.ts', ['tool-workspace']],
    ['shared/build/src/a.ts', 'shared/gate/src/b.ts', ['tool-build']],
    ['shared/ui/src/a.ts', 'node:fs', ['node-in-browser']],
    ['mfe-casino/src/a.ts', 'mfe-casino/src/b.test.ts', ['tests-are-leaves']],
  ])('%s must not import %s', async (from, to, names) => {
    expect(await broken(from, to)).toEqual(names);
  });

  it.each([
    ['shared/platform/src/a.ts', 'shared/ui/src/b.ts'],
    ['mfe-casino/src/a.ts', 'shared/platform/src/b.ts'],
    ['shell/src/a.ts', 'shared/contract/src/b.ts'],
    ['infra/api/src/a.ts', 'infra/runtime/src/b.ts'],
    ['infra/gateway/src/a.ts', 'shared/theme/src/b.ts'],
    ['infra/launch/src/a.ts', 'infra/api/src/b.ts'],
    ['infra/launch/src/a.ts', 'shared/build/src/b.ts'],
    ['infra/cli/src/a.ts', 'shared/gate/src/b.ts'],
    ['infra/money-proof/src/a.ts', 'infra/api/src/b.ts'],
    ['shared/gate/src/a.ts', 'shared/build/src/b.ts'],
    ['infra/api/src/a.test.ts', 'shared/testing/src/b.ts'],
    ['infra/api/src/subjects.ts', 'infra/api/src/components.ts'],
  ])('%s may import %s', async (from, to) => {
    expect(await broken(from, to)).toEqual([]);
  });

  it('rejects files that import types of each other', async () => {
    write('shared/money/src/a.ts', "import type { B } from './b.ts';\nexport type A = B;\n");
    write('shared/money/src/b.ts', "import type { A } from './a.ts';\nexport type B = A | 1;\n");
    expect(await violations()).toEqual(['no-circle']);
  });

  it('requires the package entry for an import of another package, not a path', async () => {
    expect(await allBroken('mfe-casino/src/a.ts', 'shared/ui/src/b.ts')).toEqual(['front-door-only']);
  });

  it('requires a path for an import within the same package', async () => {
    expect(await allBroken('mfe-casino/src/a.ts', 'mfe-casino/src/b.ts')).toEqual([]);
  });
});
