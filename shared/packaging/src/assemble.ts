import { platformFacts } from '@foyer/build/platform-facts';
import { readManifest } from '@foyer/workspace';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { changelogFile } from './api/releaseVersion.ts';
import { entriesOf } from './compile.ts';
import { copyCompiled, reachedFrom } from './compiledFiles.ts';
import { importedPackages, installedIn, PEERS, rangesOf } from './dependencies.ts';
import { PACKED, type Packed } from './packages.ts';

/** The product's own terms; the gate allows it beside open licences. */
const LICENCE = 'LicenseRef-Foyer';
const NODE = '>=24';

export interface Assembly {
  readonly root: string;
  /** Folder of the compiler's output. */
  readonly compiled: string;
  /** Receives one folder per package. */
  readonly out: string;
  readonly version: string;
}

/** Writes one publishable folder per package. @returns the folders, dependencies first. */
export function assemble({ root, compiled, out, version }: Assembly): readonly string[] {
  rmSync(out, { recursive: true, force: true });
  const packed = new Set(PACKED.map(({ folder }) => readManifest(path.join(root, folder)).name));
  return PACKED.map((item) => {
    const { name, sideEffects } = readManifest(path.join(root, item.folder)) as Manifest;
    const folder = path.join(out, name.split('/')[1] ?? name);
    mkdirSync(folder, { recursive: true });
    const source = path.join(compiled, item.runs, item.folder);
    for (const file of reachedFrom(
      entriesOf(item, root).map((entry) =>
        path.join(source, path.relative(path.join(root, item.folder), entry).replace(/\.tsx?$/, '.js')),
      ),
    ))
      copyCompiled(file, path.join(folder, 'dist', path.relative(path.join(source, 'src'), file)));
    copyAssets(item, root, folder);
    const changelog = changelogFile(root, name);
    if (existsSync(changelog)) cpSync(changelog, path.join(folder, 'CHANGELOG.md'));
    if (name === '@foyer/contract')
      writeFileSync(path.join(folder, 'platform.json'), `${JSON.stringify(platformFacts(root), null, 1)}\n`);
    if (name === '@foyer/create-remote')
      writeFileSync(
        path.join(folder, 'versions.json'),
        `${JSON.stringify(projectVersions(root, version), null, 1)}\n`,
      );
    const imported = importedPackages(
      globSync('{dist/**/*.{js,d.ts,mjs},src/**/*.mjs}', { cwd: folder }).map((file) =>
        path.join(folder, file),
      ),
    );
    const ranges = rangesOf(name, [...new Set([...imported, ...(item.needs ?? [])])].sort(), item.runs, {
      own: version,
      packed,
      installed: installedIn(root),
    });
    const manifest = {
      name,
      version,
      description: firstLineOf(path.join(root, item.folder, 'README.md')),
      license: LICENCE,
      type: 'module',
      engines: { node: NODE },
      exports: { ...exportsOf(item, root), './package.json': './package.json' },
      ...(item.bin && {
        bin: Object.fromEntries(Object.entries(item.bin).map(([command, file]) => [command, built(file)])),
      }),
      sideEffects: Array.isArray(sideEffects)
        ? sideEffects.map((glob: string) => glob.replace(/\.ts$/, '.js'))
        : (sideEffects ?? true),
      ...ranges,
    };
    writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    return folder;
  });
}

/**
 * Versions that a generated project asks for. Those of the shared libraries are exact: a build requires at least the
 * version it was built with, so one that is newer than the shell's could not be mounted.
 */
function projectVersions(root: string, platform: string): object {
  const installed = installedIn(root);
  const exact = (names: Iterable<string>): Record<string, string> =>
    Object.fromEntries([...names].sort().map((name) => [name, installed(name) ?? '*']));
  return { platform, libraries: exact(PEERS), tools: exact(PROJECT_TOOLS) };
}

/** Tools that a project starts or imports itself. */
const PROJECT_TOOLS = [
  '@jest/globals',
  '@rspack/cli',
  '@rspack/core',
  '@testing-library/react',
  '@types/react',
  '@types/react-dom',
  'jest',
  'svelte',
  'svelte-loader',
  'typescript',
  'webpack',
  'webpack-cli',
];

interface Manifest {
  readonly name: string;
  readonly sideEffects?: unknown;
}

/** `./src/index.ts` → `./dist/index.js`. */
function built(file: string, extension = '.js'): string {
  return file.replace(/^(\.\/)?src\//, './dist/').replace(/\.tsx?$/, extension);
}

function exportsOf({ folder, exports }: Packed, root: string): Record<string, unknown> {
  const named = exports ?? (readManifest(path.join(root, folder)).exports as Record<string, string>);
  const extra = folder === 'shared/contract' ? { './platform.json': './platform.json' } : {};
  return {
    ...Object.fromEntries(
      Object.entries(named).map(([key, file]) => [
        key,
        /\.tsx?$/.test(file) ? { types: built(file, '.d.ts'), default: built(file) } : built(file),
      ]),
    ),
    ...extra,
  };
}

function copyAssets({ folder, assets = [] }: Packed, root: string, to: string): void {
  const source = path.join(root, folder);
  const isTest = (file: string): boolean => /\.test\.|[\\/]fixtures[\\/]/.test(file);
  for (const glob of ['README.md', '*.generated.json', 'src/messages/*.json', ...assets]) {
    for (const file of globSync(glob, { cwd: source })) {
      const isTemplate = /^templates?[\\/]/.test(file);
      if ((isTest(file) && !isTemplate) || !existsSync(path.join(source, file))) continue;
      cpSync(path.join(source, file), path.join(to, file.replace(/^src[\\/]/, 'dist/')), { recursive: true });
    }
  }
}

/** The first sentence below the heading of a README. */
function firstLineOf(readme: string): string {
  const text = existsSync(readme) ? readFileSync(readme, 'utf8') : '';
  const paragraph = text.split(/\n{2,}/).find((part) => part.trim() !== '' && !part.startsWith('#')) ?? '';
  return paragraph
    .replaceAll(/\*\*What it owns\*\*|[*`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
