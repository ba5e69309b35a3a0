import type { ReleasePlan } from '@foyer/kernel/release-plan';
import type { ReleaseSet, ReleaseSetEntry } from '@foyer/kernel/release-set';
import type { SignedBrowserPlan } from '@foyer/kernel/browser-plan';
import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { keyIdOf, signPlan } from '@foyer/runtime';

/** A data folder with releases of a shell and a remote. */
export interface ReleaseHome {
  readonly home: string;
  readonly shell: ReleaseSetEntry;
  readonly casino: ReleaseSetEntry;
  writeFile(path: string, content: string | Buffer): Promise<void>;
  publish(
    plan: ReleasePlan,
    options?: { key?: KeyObject; signature?: string; browser?: SignedBrowserPlan },
  ): Promise<void>;
  remove(): Promise<void>;
}

export const SHELL_SCRIPT = 'globalThis.shell = true;'.repeat(40);
export const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

export async function createReleaseHome(): Promise<ReleaseHome> {
  const home = await mkdtemp(join(tmpdir(), 'foyer-gateway-'));
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');

  async function writeInHome(path: string, content: string | Buffer): Promise<void> {
    await mkdir(dirname(join(home, path)), { recursive: true });
    await writeFile(join(home, path), content);
  }

  async function release(
    app: string,
    id: string,
    files: Readonly<Record<string, string>>,
    more: Partial<ReleaseSetEntry>,
  ): Promise<ReleaseSetEntry> {
    const running = Object.entries(files).filter(([name]) => /\.(?:js|css)$/.test(name));
    const entry: ReleaseSetEntry = {
      app,
      release: id,
      version: '1.0.0',
      contract: 1,
      owner: app,
      container: `${app.replaceAll('-', '_')}_${id}`,
      base: `/assets/${app}/${id}/`,
      entry: 'main.js',
      css: ['main.css'],
      scripts: [],
      i18n: {},
      pages: {},
      requires: {},
      ...more,
      sri: Object.fromEntries(running.map(([name, content]) => [name, integrity(content)])),
    };
    for (const [name, content] of Object.entries(files)) {
      const path = `releases/${app}/${id}/${name}`;
      await writeInHome(path, content);
      await writeInHome(`${path}.br`, brotliCompressSync(content));
      await writeInHome(`${path}.gz`, gzipSync(content));
    }
    const bytes = Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, Buffer.byteLength(content)]),
    );
    await writeInHome(
      `releases/${app}/${id}/release.json`,
      JSON.stringify({ ...entry, documents: [], bytes }),
    );
    return entry;
  }

  await writeInHome('keys/release-set.pub.pem', publicKey.export({ type: 'spki', format: 'pem' }));
  const shell = await release(
    'shell',
    'aaa111',
    { 'main.js': SHELL_SCRIPT, 'vendors.js': '1', 'main.css': 'a{}', 'fi.js': '2', 'picture.svg': PICTURE },
    { scripts: ['vendors.js'], i18n: { fi: ['fi.js'] } },
  );
  const casino = await release(
    'mfe-casino',
    'bbb222',
    { 'main.js': '3', 'main.css': 'b{}', 'en.js': '4', 'game.js': '5' },
    {
      i18n: { en: ['en.js'] },
      pages: { game: ['game.js'] },
      firstQueries: {
        game: {
          documentId: `sha256:${'0'.repeat(64)}`,
          operationName: 'GamePage',
          variables: ['slug', 'currencyCode', 'license', 'subDivision', 'locale'],
        },
      },
    },
  );

  return {
    home,
    shell,
    casino,
    writeFile: writeInHome,
    async publish(plan, options = {}) {
      const key = options.key ?? privateKey;
      const signed = signPlan(plan, { keyId: keyIdOf(publicKey), privateKey: key, publicKey });
      await writeInHome(
        'release-set.json',
        JSON.stringify({
          ...signed,
          ...(options.signature !== undefined && { signature: options.signature }),
          ...(options.browser && { browser: options.browser }),
        }),
      );
    },
    remove: () => rm(home, { recursive: true, force: true }),
  };
}

export function integrity(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

export function releaseSet(version: number, apps: readonly ReleaseSetEntry[]): ReleaseSet {
  return { version, issuedAt: '2026-11-21T08:00:00.000Z', apps };
}
