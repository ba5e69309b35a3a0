import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BUILD_TIMEOUT_MS, FIXTURE_ROOT, linkFixture } from '../fixture.ts';
import { publishAll } from '../publish/publish.ts';
import { currentReleaseSet } from '../publish/release/releaseSet.ts';
import { releaseFolder } from '../publish/release/store.ts';
import { repositoryRoot } from '@foyer/workspace';
import type { Release } from '../webpack/releaseFile.ts';
import { PLACEHOLDER_RELEASE } from '../webpack/releaseNames.ts';
import { watchApp } from './watchApp.ts';

let root = '';
let home = '';

beforeAll(async () => {
  linkFixture();
  home = mkdtempSync(path.join(tmpdir(), 'foyer-watch-'));
  // inside the repository, where installed packages are resolved
  const built = path.join(repositoryRoot, 'shared/build/dist');
  mkdirSync(built, { recursive: true });
  root = mkdtempSync(path.join(built, 'watch-'));
  cpSync(FIXTURE_ROOT, root, { recursive: true, verbatimSymlinks: true });
  rmSync(path.join(root, 'node_modules/@foyer'), { recursive: true, force: true });
  symlinkSync('../shared', path.join(root, 'node_modules/@foyer'));
  await publishAll({ home, root, apps: ['mfe-one'] });
}, BUILD_TIMEOUT_MS);

afterAll(() => {
  for (const folder of [root, home]) rmSync(folder, { recursive: true, force: true });
});

/** Collects releases in the order in which they become live. */
function releasesOf(queue: Release[], problems: string[]) {
  let wake = () => {};
  const watching = watchApp({
    home,
    root,
    folder: 'mfe-one',
    onRelease: (release) => {
      queue.push(release);
      wake();
    },
    onProblem: (message) => {
      problems.push(message);
      wake();
    },
  });
  const nextEvent = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  return { watching, nextEvent };
}

function live(): string | undefined {
  return currentReleaseSet(home)?.apps.find((entry) => entry.app === 'mfe-one')?.release;
}

function everyHashIsTrue(release: Release): void {
  const folder = releaseFolder(home, release.app, release.release);
  const entry = readFileSync(path.join(folder, release.entry), 'utf8');
  expect(entry).not.toContain(PLACEHOLDER_RELEASE);
  for (const [file, hash] of Object.entries(release.sri)) {
    const digest = createHash('sha384')
      .update(readFileSync(path.join(folder, file)))
      .digest('base64');
    expect(`${file} sha384-${digest}`).toBe(`${file} ${hash}`);
    if (file.endsWith('.js') && file !== release.entry) expect(entry).toContain(hash);
  }
}

describe('watchApp', () => {
  it(
    'makes each change a separate release, survives an error, and keeps the published release',
    async () => {
      const published = live();
      const queue: Release[] = [];
      const problems: string[] = [];
      const card = path.join(root, 'mfe-one/src/Card.tsx');
      const source = readFileSync(card, 'utf8');
      const { watching, nextEvent } = releasesOf(queue, problems);
      await nextEvent();

      const changed = nextEvent();
      writeFileSync(card, source.replace('<article', '<section').replace('</article', '</section'));
      await changed;

      const broken = nextEvent();
      writeFileSync(card, `${source}\nimport './nowhere.ts';`);
      await broken;
      expect(problems.join()).toMatch(/nowhere/);

      const [first, second] = queue;
      if (!first || !second) throw new Error('two releases were expected');
      expect(second.release).not.toBe(first.release);
      expect(second.container).toBe(`mfe_one_${second.release}`);
      expect(live()).toBe(second.release);
      for (const release of [first, second]) everyHashIsTrue(release);

      await watching.stop();
      expect(live()).toBe(published);
    },
    BUILD_TIMEOUT_MS,
  );
});
