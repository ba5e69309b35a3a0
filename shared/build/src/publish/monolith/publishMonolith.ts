import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import type { Chunk, Configuration } from 'webpack';
import type { ReleaseSet } from '@foyer/kernel/release-set';
import { appOf, ROUTE_IDS, routeOf } from '@foyer/links';
import type { RouteId } from '@foyer/links';
import { buildErrors } from '../release/buildApp.ts';
import { compressFolder } from '../release/compress.ts';
import { appFolders, describeApp } from '../release/describeApp.ts';
import type { AppDescription } from '../release/describeApp.ts';
import { writeReleaseSet } from '../release/releaseSet.ts';
import { moveIntoStore, storedRelease, workFolder } from '../release/store.ts';
import { repositoryRoot } from '@foyer/workspace';
import { webpackConfiguration } from '../../webpack/preset.ts';
import type { Release } from '../../webpack/releaseFile.ts';
import { writeLinkedRemotes } from './linkedRemotes.ts';

/**
 * Language of the bench's pages; its texts are preloaded with the page, as the gateway does for a remote.
 */
const BENCH_LOCALE = 'en';

/**
 * Builds the shell and all its remotes as one webpack application and publishes it into a separate home.
 * The same sources, preset, integrity and policy are used, so that the federated product can be compared
 * with it. For `e2e/bench` only.
 */
export async function publishMonolith(
  home: string,
  { root = repositoryRoot, salt = '' }: { root?: string; salt?: string } = {},
): Promise<ReleaseSet> {
  const [, ...remotes] = appFolders(root).map((folder) => describeApp(folder, { root }));
  const shell = describeApp('shell', {
    root,
    salt: `monolith ${salt} of ${remotes.map((remote) => remote.release).join()}`,
  });
  const monolith = storedRelease(home, 'shell', shell.release) ?? (await build(shell, remotes, home));
  return writeReleaseSet(home, [
    monolith,
    ...remotes.map((remote) => linkedRelease(home, remote, shell.release)),
  ]);
}

async function build(
  shell: AppDescription,
  remotes: readonly AppDescription[],
  home: string,
): Promise<Release> {
  const output = workFolder(home, 'shell', shell.release);
  const linkedTexts = Object.fromEntries(
    remotes.map((remote) => [path.join(remote.folder, 'src/messages'), remote]),
  );
  const documents = Object.assign(
    {},
    shell.documents,
    ...remotes.map((remote) => remote.documents),
  ) as Record<string, string>;
  const linked = writeLinkedRemotes(
    path.join(repositoryRoot, 'shared/build/dist/monolith'),
    shell.root,
    remotes.map((remote) => path.basename(remote.folder)),
  );
  const configuration = webpackConfiguration({ ...shell, output, linkedTexts, documents });
  configuration.devtool = false;
  configuration.plugins?.push(
    new webpack.NormalModuleReplacementPlugin(/[\\/]outlet[\\/]loadRelease\.ts$/, linked),
  );
  splitByRemote(configuration, remotes);
  await run(configuration);
  const file = path.join(output, 'release.json');
  const release = preloadTextsWithPages(JSON.parse(readFileSync(file, 'utf8')) as Release);
  writeFileSync(file, JSON.stringify(release));
  await compressFolder(output);
  try {
    return moveIntoStore(home, output, `${output}-maps`);
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

/** Puts the pages of each remote into one file, as a separate build of the remote would. */
function splitByRemote(configuration: Configuration, remotes: readonly AppDescription[]): void {
  const split = configuration.optimization?.splitChunks;
  if (!split || typeof split !== 'object') return;
  const groups = remotes.map(
    ({ app, folder }) =>
      [
        app,
        {
          name: `pages-${app}`,
          minChunks: 3,
          minSize: 0,
          chunks: (chunk: Chunk) =>
            [...chunk.groupsIterable].some((group) =>
              group.origins.some(
                ({ module, request }) =>
                  /\/pages\//.test(request ?? '') && module?.nameForCondition()?.startsWith(folder),
              ),
            ),
        },
      ] as const,
  );
  split.cacheGroups = { ...split.cacheGroups, default: false, ...Object.fromEntries(groups) };
}

async function run(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack created no compiler');
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) =>
      result ? resolve(result) : reject(error ?? new Error('webpack returned no result')),
    );
  });
  if (stats.hasErrors()) throw new Error(buildErrors('the monolith', stats));
}

/** Preloads the shell's texts on every page, and a remote's texts with its pages. */
function preloadTextsWithPages(release: Release): Release {
  const textsOf = (app: string) =>
    (release.i18n[BENCH_LOCALE] ?? []).filter(
      (file) => file === `text-${BENCH_LOCALE}${app === 'shell' ? '' : `-${app}`}.js`,
    );
  const pages = Object.entries(release.pages).map(
    ([route, files]) =>
      [route, [...files, ...(isRoute(route) ? textsOf(appOf(routeOf(route).owner)) : [])]] as const,
  );
  return { ...release, i18n: { [BENCH_LOCALE]: textsOf('shell') }, pages: Object.fromEntries(pages) };
}

function isRoute(id: string): id is RouteId {
  return (ROUTE_IDS as readonly string[]).includes(id);
}

/** An entry without files, because the shell contains the remote. */
function linkedRelease(home: string, remote: AppDescription, release: string): Release {
  const { app, owner, version, contract } = remote;
  const linked: Release = {
    app,
    owner,
    version,
    contract,
    release,
    container: `${app.replaceAll('-', '_')}_${release}`,
    base: `/assets/${app}/${release}/`,
    entry: 'linked.js',
    css: [],
    scripts: [],
    sri: {},
    i18n: {},
    pages: {},
    requires: {},
    documents: [],
    bytes: {},
  };
  if (!storedRelease(home, app, release)) {
    const folder = workFolder(home, app, release);
    writeFileSync(path.join(folder, 'release.json'), JSON.stringify(linked));
    moveIntoStore(home, folder, `${folder}-maps`);
  }
  return linked;
}
