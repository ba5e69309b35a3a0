import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** A shell, a remote and two shared packages, small enough to build in a test. */
export const FIXTURE_ROOT = path.join(import.meta.dirname, '../fixtures/apps');

/** Generous timeout, because builds are slow on a loaded machine. */
export const BUILD_TIMEOUT_MS = 120_000;

/** Links the fixture's workspace packages as npm would. */
export function linkFixture(): void {
  const modules = path.join(FIXTURE_ROOT, 'node_modules/@foyer');
  mkdirSync(modules, { recursive: true });
  rmSync(path.join(modules, 'words'), { force: true });
  symlinkSync('../../shared/words', path.join(modules, 'words'));
}
