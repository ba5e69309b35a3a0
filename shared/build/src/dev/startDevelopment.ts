import { ignoreError } from '@foyer/kernel';
import type { ReleasePlan } from '@foyer/kernel/release-plan';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@foyer/workspace';
import { describeApp } from '../publish/release/describeApp.ts';
import { makeRelease } from '../publish/release/makeRelease.ts';
import { currentReleaseSet, writeReleaseSet } from '../publish/release/releaseSet.ts';
import { releaseFolder, storedRelease } from '../publish/release/store.ts';
import type { Release } from '../webpack/releaseFile.ts';
import { createHotFiles } from './hot/hotFiles.ts';
import { problemText, type Problem } from './problems/problem.ts';
import { createTypeChecker, type TypeChecker } from './problems/typeChecker.ts';
import type { DevelopmentState } from './protocol.ts';
import { NO_FAULTS } from './server/faults.ts';
import { startServer } from './server/startServer.ts';
import { watchReleases } from './watchApp.ts';

export interface DevelopmentOptions {
  /** Home of the running product. */
  readonly home: string;
  readonly gatewayPort: number;
  /** Folder of the application, relative to the root. */
  readonly folder: string;
  readonly root?: string;
  /** Checks the types, too. */
  readonly types?: boolean;
  onRelease(release: Release, ms: number): void;
  /** A line for the terminal. */
  note(text: string): void;
}

/** Changes reach open pages of the product until it is stopped. */
export interface Development {
  /** Makes the releases current again that were before. */
  stop(): Promise<void>;
}

const SHELL = 'shell';

/** Watches an application and updates the open pages of a running product in place (ADR 0361). */
export async function startDevelopment(options: DevelopmentOptions): Promise<Development> {
  const { home, folder, root = repositoryRoot, note } = options;
  const app = path.basename(folder);
  const before = (currentReleaseSet(home)?.apps ?? []).filter((entry) => [app, SHELL].includes(entry.app));
  // stored in the same file; the reader of defaults does not list them
  const { rollouts = [], rules = [] } = (currentReleaseSet(home) ?? {}) as Partial<ReleasePlan>;
  if ([...rollouts, ...rules].some((rule) => rule.app === app))
    note(
      `A rollout, pin or switch-off of ${app} is active in ${home}: browsers that it selects do not get the watched build. End it first: foyer status shows it.`,
    );
  const files = createHotFiles();
  const problems: { build: readonly Problem[]; types: readonly Problem[] } = { build: [], types: [] };
  let faults = NO_FAULTS;
  let isBuilding = false;
  let entryFiles: ReadonlySet<string> = new Set();

  const state = (): DevelopmentState => ({
    app,
    build: files.current(),
    isBuilding,
    problems: [...problems.build, ...problems.types],
    faults,
  });
  if (app !== SHELL) {
    // Fast Refresh needs the development build of React, which the shell contains
    const shell = describeApp(SHELL, { root, production: false });
    if (!storedRelease(home, SHELL, shell.release)) note('Building the shell for development, once.');
    await writeReleaseSet(home, [await makeRelease(shell, home)]);
  }

  const server = await startServer({
    home,
    gatewayPort: options.gatewayPort,
    state,
    update: (change) => void (faults = change.faults),
    // the shell requests the entry and the sheets of a release with their hashes
    readHot: (ofApp, release, name, version) =>
      ofApp !== app || (version === undefined && (name.endsWith('.css') || entryFiles.has(name)))
        ? undefined
        : files.read(release, name),
    readScript(pathname) {
      const [, , ofApp = '', release = '', name = ''] = pathname.split('/');
      const content = ofApp === app ? files.read(release, name) : undefined;
      return content?.toString() ?? readStored(home, ofApp, release, name);
    },
    folderOf: (pathname) => pathname.split('/')[2] ?? '',
    documents: new Set(Object.keys(ownDocuments(path.join(root, folder)))),
  });

  function report(kind: 'build' | 'types', found: readonly Problem[]): void {
    const known = new Set(problems[kind].map((problem) => problemText(problem)));
    const hadSome = problems[kind].length > 0;
    problems[kind] = found;
    for (const text of found.map((problem) => problemText(problem))) if (!known.has(text)) note(text);
    if (hadSome && found.length === 0) note(kind === 'build' ? 'The build works again.' : 'No type errors.');
    server.announce();
  }

  const types: TypeChecker | undefined =
    options.types === false
      ? undefined
      : createTypeChecker({
          root,
          folder,
          onProblems: (found) => report('types', found),
          onEnd: (reason) => note(`Types are not checked: ${reason}.`),
        });

  const watching = watchReleases({
    home,
    folder,
    root,
    retained: (release) => files.isUsed(release),
    async onRelease(release, startedAt) {
      files.addRelease(release.release);
      entryFiles = new Set([release.entry, ...release.scripts]);
      await writeReleaseSet(home, [release]);
      if (!isBuilding) types?.check();
      options.onRelease(release, Date.now() - startedAt);
    },
    onProblem: note,
    hot: {
      async built(hash, built) {
        files.add(hash, built);
        server.announce();
        await server.applied(hash);
      },
      started() {
        isBuilding = true;
        types?.hold();
      },
      problems(found) {
        isBuilding = false;
        report('build', found);
        if (found.length > 0) types?.check();
      },
    },
  });
  return {
    async stop() {
      types?.stop();
      await watching.stop();
      await server.close();
      const releases = before.flatMap((entry) => storedRelease(home, entry.app, entry.release) ?? []);
      if (releases.length > 0) await writeReleaseSet(home, releases);
    },
  };
}

function ownDocuments(folder: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'documents.generated.json'), 'utf8')) as Record<
      string,
      string
    >;
  } catch (error) {
    ignoreError('an application without operations has no file of them')(error);
    return {};
  }
}

function readStored(home: string, app: string, release: string, name: string): string | undefined {
  if (![app, release, name].every((part) => /^[\w.-]+$/.test(part)) || name.includes('..')) return undefined;
  try {
    return readFileSync(path.join(releaseFolder(home, app, release), name), 'utf8');
  } catch (error) {
    ignoreError('a script that is not in the store has no sources')(error);
    return undefined;
  }
}
