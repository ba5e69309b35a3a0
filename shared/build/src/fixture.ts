import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** A shell, a remote and two shared packages, small enough to build in a test. */
export const FIXTURE_ROOT = path.join(import.meta.dirname, '../fixtures/apps');

/** A build is slow on a busy machine, and its tests must not fail because of that. */
export const BUILD_TIMEOUT_MS = 120_000;

/** Links the fixture's workspace packages as npm would. */
export function linkFixture(): void {
  const modules = path.join(FIXTURE_ROOT, 'node_modules/@foyer');
  mkdirSync(modules, { recursive: true });
  rmSync(path.join(modules, 'words'), { force: true });
  symlinkSync('../../shared/words', path.join(modules, 'words'));
}
