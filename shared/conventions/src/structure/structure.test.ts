import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROUTES } from '@foyer/links';
import { repositoryRoot, sourceFiles, workspacePackages } from '@foyer/workspace';
import { SHARED_MODULES, sharedVersion } from '@foyer/build/shared-modules';

const packages = workspacePackages();
const remotes = packages.filter(({ folder }) => folder.startsWith('mfe-'));
const sources = sourceFiles('{shell,mfe-*,shared/*,infra/*,e2e}/**/*.{ts,tsx}');

const README_COLUMNS = 100;
function read(file: string): string {
  return readFileSync(path.join(repositoryRoot, file), 'utf8');
}

describe.each(packages.map((item) => [item.folder, item] as const))('%s', (folder, item) => {
  it('has a README with its purpose, entries, limits and gotchas, at most 100 lines of 100 columns', () => {
    const file = `${folder}/README.md`;
    expect(existsSync(path.join(repositoryRoot, file))).toBe(true);
    const text = read(file);
    const headings = ['What it owns', 'What it offers', 'What it must not know', 'Gotchas'];
    expect(
      headings.filter((heading) => new RegExp(`^(## ${heading}$|\\*\\*${heading}\\*\\*)`, 'm').test(text)),
    ).toEqual(headings);
    const lines = text.trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(100);
    const wide = lines.filter((line) => line.length > README_COLUMNS && !line.startsWith('|'));
    expect(wide).toEqual([]);
  });

  it('lists its entries, and each file exists', () => {
    const entries = item.manifest.exports;
    expect(entries).toBeDefined();
    const targets = Object.values(entries ?? {}).filter(
      (target) => typeof target === 'string' && !target.includes('*'),
    ) as string[];
    expect(targets.filter((target) => !existsSync(path.join(repositoryRoot, folder, target)))).toEqual([]);
  });

  it('declares no dependency versions, which belong in the root package.json', () => {
    const { dependencies = {}, devDependencies = {} } = item.manifest;
    expect(
      Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@foyer/')),
    ).toEqual([]);
  });
});

describe.each(remotes.map((item) => [item.folder, item] as const))('%s', (folder, item) => {
  it('exports one module', () => {
    expect(Object.keys(item.manifest.exports ?? {})).toEqual(['./remote']);
  });

  it('names its page folders after its routes', () => {
    const owner = item.manifest.foyer?.owner;
    const own = Object.entries(ROUTES)
      .filter(([, route]) => route.owner === owner)
      .map(([id]) => id);
    const pages = [
      ...new Set(
        sources.flatMap((file) => new RegExp(`^${folder}/src/pages/([^/]+)/`).exec(file)?.[1] ?? []),
      ),
    ];
    expect(pages.filter((page) => !own.includes(page))).toEqual([]);
  });
});

describe('file and folder names', () => {
  const banned = /^(utils?|helpers?|common|misc|core|manager|base)$/i;

  it('name a subject: no utils, helpers, common, misc, core, manager, base', () => {
    const words = sources.flatMap((file) =>
      file.split('/').map((part) => [file, part.replace(/\..*$/, '')] as const),
    );
    expect(words.filter(([, word]) => banned.test(word)).map(([file]) => file)).toEqual([]);
  });

  it('are in kebab case for folders', () => {
    const odd = sources.filter((file) =>
      file
        .split('/')
        .slice(0, -1)
        .some((part) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(part)),
    );
    expect(odd).toEqual([]);
  });

  it('are index.ts or index.tsx for package entries only', () => {
    const entries = packages.flatMap(({ folder, manifest }) =>
      Object.values(manifest.exports ?? {}).map((target) => path.posix.join(folder, String(target))),
    );
    expect(sources.filter((file) => /\/index\.tsx?$/.test(file) && !entries.includes(file))).toEqual([]);
  });
});

describe('shared modules', () => {
  it.each(SHARED_MODULES)('%s is installed once', (module) => {
    const name = module.startsWith('@') ? module.split('/').slice(0, 2).join('/') : module.split('/')[0];
    const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version?: string }> };
    const copies = Object.keys(lock.packages).filter((location) => location.endsWith(`node_modules/${name}`));
    expect(copies).toEqual([`node_modules/${name}`]);
    expect(lock.packages[`node_modules/${name}`]?.version).toBe(
      sharedVersion(module, repositoryRoot).version,
    );
  });
});
