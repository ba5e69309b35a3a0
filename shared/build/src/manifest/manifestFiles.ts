import { createHash } from 'node:crypto';
import { canonicalJson } from '@foyer/kernel';
import type { ReleaseDescription } from '@foyer/kernel/release-description';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import type { AppBuild } from '../publish/release/appBuild.ts';
import { billOfMaterials, SBOM_FILE } from '../webpack/billOfMaterials.ts';
import { firstQueriesOf } from '../webpack/firstQueries.ts';
import { SHARED_MODULES, sharedVersion } from '../webpack/sharedModules.ts';
import type { Bundle, BundleFiles } from './bundle.ts';
import { describeBundle } from './describeBundle.ts';

/** Content of `release.json`: the entry of the release set, and fields for servers and checks only. */
export interface Release extends ReleaseSetEntry {
  /** Hashes of the GraphQL documents it sends; their texts are in `documents.json`. */
  readonly documents: readonly string[];
  /** Uncompressed bytes by file, without source maps. */
  readonly bytes: Readonly<Record<string, number>>;
  /** Description for the release gate; absent in releases older than the gate. */
  readonly describes?: ReleaseDescription;
}

/** Description of the code and its bill of materials, which are known before the files. */
export interface DescribedBundle {
  readonly describes: ReleaseDescription;
  readonly bill: string;
}

const RUNS_IN_PAGE = /\.(js|css)$/;

/** Describes the code of a release. `bundler` is the package that is listed in the bill of materials. */
export function describedBundle(bundle: Bundle, app: AppBuild, bundler: string): DescribedBundle {
  const files = bundle.modules.flatMap(({ file }) => file ?? []);
  const bill = `${canonicalJson(billOfMaterials(app.app, app.release, files, app.root, bundler))}\n`;
  const sbom = createHash('sha256').update(bill).digest('hex');
  return { bill, describes: { ...describeBundle(bundle, app), sbom } };
}

/** The manifest, the queries and the bill of materials of a release by file name; a hot build has no bill. */
export function manifestFiles(
  release: Release,
  app: AppBuild,
  bill: string | undefined,
): readonly (readonly [file: string, text: string])[] {
  return [
    ['release.json', `${JSON.stringify(JSON.parse(canonicalJson(release)), null, 1)}\n`],
    ...(bill === undefined ? [] : [[SBOM_FILE, bill] as const]),
    ['documents.json', `${JSON.stringify(app.documents)}\n`],
  ];
}

/** The manifest of a release from its files; a hot build has no description. */
export function releaseOf(
  app: AppBuild,
  files: BundleFiles,
  describes: ReleaseDescription | undefined,
): Release {
  const { release, version, contract, owner, container, kind } = app;
  const { entry, css, scripts, i18n, pages, contents } = files;
  return {
    app: app.app,
    release,
    version,
    contract,
    owner,
    container,
    base: `/assets/${app.app}/${release}/`,
    entry,
    css,
    scripts,
    sri: Object.fromEntries(
      [...contents]
        .filter(([file]) => RUNS_IN_PAGE.test(file))
        .sort(([left], [right]) => (left < right ? -1 : 1))
        .map(([file, content]) => [file, integrityOf(content)]),
    ),
    i18n,
    pages,
    firstQueries: firstQueriesOf(Object.keys(pages), app.documents),
    requires: kind === 'remote' ? requiredBy(app, describes) : {},
    documents: Object.keys(app.documents).sort(),
    bytes: Object.fromEntries([...contents].map(([file, content]) => [file, content.length])),
    ...(describes && { describes }),
  };
}

/** Ranges of the shared modules that the remote uses: another framework needs neither the router nor Apollo's hooks. */
function requiredBy(
  { requires, root }: AppBuild,
  describes: ReleaseDescription | undefined,
): Record<string, string> {
  return Object.fromEntries(
    SHARED_MODULES.filter((module) => !describes || (describes.shared.uses[module] ?? []).length > 0).map(
      (module) => [module, requires?.[module] ?? sharedVersion(module, root).range],
    ),
  );
}

function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * Files without a hash. The chain must be complete: the set has the hash of every entry and style sheet, and the
 * entry, or a script that is verified itself, has those of the chunks that it may load.
 */
export function uncheckable({ entry, sri, scripts }: Release, { contents }: BundleFiles): readonly string[] {
  const textOf = (file: string): string => contents.get(file)?.toString('utf8') ?? '';
  const unverified = new Map(Object.entries(sri).filter(([file]) => !file.endsWith('.css')));
  const verified = new Set([entry, ...scripts]);
  for (const file of verified) {
    unverified.delete(file);
    const text = textOf(file);
    for (const [chunk, hash] of unverified) if (text.includes(hash)) verified.add(chunk);
  }
  return [
    ...[...unverified.keys()].map(
      (file) => `the hash of ${file} is in no verified script: the browser would run it unchecked`,
    ),
    ...[...verified]
      .filter((file) => textOf(file).includes('*-*-*-CHUNK-SRI-HASH-'))
      .map((file) => `${file} still holds a placeholder instead of a hash`),
  ];
}
