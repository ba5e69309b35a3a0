import { createPublicKey, verify } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReleaseSet, SignedReleaseSet } from '@foyer/kernel/release-set';
import { BUILD_TIMEOUT_MS, FIXTURE_ROOT, linkFixture } from '../fixture.ts';
import { publishAll } from './publish.ts';
import type { PublishProgress } from './publish.ts';
import { describeApp } from './release/describeApp.ts';
import { restoreRelease, saveRelease } from './release/releaseCache.ts';
import { makeRelease } from './release/makeRelease.ts';
import { currentReleaseSet, writeReleaseSet } from './release/releaseSet.ts';
import { releaseFolder } from './release/store.ts';
import type { Release } from '../webpack/releaseFile.ts';

let home = '';
let first: ReleaseSet;

function publish(progress: PublishProgress[] = []): Promise<ReleaseSet> {
  return publishAll({ home, root: FIXTURE_ROOT, onProgress: (step) => progress.push(step) });
}

function signed(): SignedReleaseSet {
  return JSON.parse(readFileSync(path.join(home, 'release-set.json'), 'utf8')) as SignedReleaseSet;
}

function remoteFolder(): string {
  return releaseFolder(home, 'mfe-one', describeApp('mfe-one', { root: FIXTURE_ROOT }).release);
}

beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'foyer-publish-'));
  linkFixture();
  first = await publish();
}, BUILD_TIMEOUT_MS);

afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('publishAll', () => {
  it('puts every app into the store and into a signed set', () => {
    expect(first.apps.map((entry) => entry.app)).toEqual(['mfe-one', 'shell']);
    const { payload, signature } = signed();
    const publicKey = createPublicKey(readFileSync(path.join(home, 'keys/release-set.pub.pem')));
    expect(verify(null, Buffer.from(payload), publicKey, Buffer.from(signature, 'base64'))).toBe(true);
    expect(JSON.parse(payload)).toEqual(first);
  });

  it('makes the private key readable by its owner only', () => {
    expect(statSync(path.join(home, 'keys/release-set.pem')).mode & 0o077).toBe(0);
  });

  it('writes compressed copies that decompress to the file', () => {
    const file = path.join(remoteFolder(), 'entry.js');
    const plain = readFileSync(file, 'utf8');
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(plain);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(plain);
  });

  it('keeps source maps out of the public folder', () => {
    expect(readdirSync(remoteFolder()).filter((file) => file.endsWith('.map'))).toEqual([]);
    expect(existsSync(path.join(home, 'maps/mfe-one', path.basename(remoteFolder()), 'entry.js.map'))).toBe(
      true,
    );
  });

  it('does not build or sign again when nothing changed', async () => {
    const progress: PublishProgress[] = [];
    const before = signed();
    const again = await publish(progress);
    expect(progress.map((step) => step.phase)).toEqual(['unchanged', 'unchanged']);
    expect(again.version).toBe(first.version);
    expect(signed()).toEqual(before);
  });

  it('uses a cached release, unless one of its files was changed', async () => {
    const cache = mkdtempSync(path.join(tmpdir(), 'foyer-release-cache-'));
    const { app, release } = describeApp('mfe-one', { root: FIXTURE_ROOT });
    const other = mkdtempSync(path.join(tmpdir(), 'foyer-publish-'));
    try {
      saveRelease(cache, home, app, release);
      const progress: PublishProgress[] = [];
      await publishAll({
        home: other,
        root: FIXTURE_ROOT,
        cache,
        apps: ['mfe-one'],
        onProgress: (step) => progress.push(step),
      });
      expect(progress.map(({ phase }) => phase)).toEqual(['unchanged']);
      expect(readFileSync(path.join(releaseFolder(other, app, release), 'entry.js'))).toEqual(
        readFileSync(path.join(remoteFolder(), 'entry.js')),
      );
      expect(existsSync(path.join(other, 'maps', app, release))).toBe(true);

      rmSync(releaseFolder(other, app, release), { recursive: true });
      writeFileSync(path.join(releaseFolder(cache, app, release), 'entry.js'), 'changed');
      expect(restoreRelease(cache, other, app, release)).toBe(false);
      expect(existsSync(releaseFolder(other, app, release))).toBe(false);
    } finally {
      for (const folder of [cache, other]) rmSync(folder, { recursive: true, force: true });
    }
  });

  it('increments the version with every change, also with concurrent writers', async () => {
    const entry = first.apps[0];
    if (!entry) throw new Error('no app');
    const releases = [1, 2, 3].map(
      (number) => ({ ...entry, app: `mfe-${number}`, documents: [], bytes: {} }) satisfies Release,
    );
    await Promise.all(releases.map((release) => writeReleaseSet(home, [release])));
    expect(currentReleaseSet(home)?.version).toBe(first.version + 3);
    expect(currentReleaseSet(home)?.apps).toHaveLength(5);
  });

  it(
    'rejects other content under an existing release id',
    async () => {
      const description = describeApp('mfe-one', { root: FIXTURE_ROOT });
      const file = path.join(remoteFolder(), 'release.json');
      const stored = JSON.parse(readFileSync(file, 'utf8')) as Release;
      const other = mkdtempSync(path.join(tmpdir(), 'foyer-publish-'));
      try {
        const made = await makeRelease(description, other);
        expect(made.sri).toEqual(stored.sri);
        const { moveIntoStore, workFolder } = await import('./release/store.ts');
        const work = workFolder(home, 'mfe-one', description.release);
        writeFileSync(
          path.join(work, 'release.json'),
          JSON.stringify({ ...made, sri: { ...made.sri, 'entry.js': 'sha384-other' } }),
        );
        expect(() => moveIntoStore(home, work, `${work}-maps`)).toThrow(/exists with other content/);
        expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(stored);
      } finally {
        rmSync(other, { recursive: true, force: true });
      }
    },
    BUILD_TIMEOUT_MS,
  );

  it('rejects a set that another key signed', () => {
    const good = readFileSync(path.join(home, 'release-set.json'), 'utf8');
    const { payload, ...rest } = JSON.parse(good) as SignedReleaseSet;
    writeFileSync(
      path.join(home, 'release-set.json'),
      JSON.stringify({ ...rest, payload: payload.replace('"version":', '"version":9') }),
    );
    expect(() => currentReleaseSet(home)).toThrow(/not signed by the key/);
    writeFileSync(path.join(home, 'release-set.json'), good);
  });

  it('publishes the others when one app does not build', async () => {
    await expect(publishAll({ home, root: FIXTURE_ROOT, apps: ['mfe-none', 'mfe-one'] })).rejects.toThrow(
      /mfe-none/,
    );
    expect(currentReleaseSet(home)?.apps.some((entry) => entry.app === 'mfe-one')).toBe(true);
  });
});
