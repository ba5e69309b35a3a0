import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import type { AppBuild } from '../publish/release/appBuild.ts';
import { presetFiles } from '../publish/release/releaseInputs.ts';

const LOCK = 'package-lock.json';
/** Modules that no build has used for this time are removed. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Keeps compiled modules in a folder, so that the next build of the application compiles only what has changed. A build
 * from them has the same bytes as one without (ADR 0399). webpack names a module without the options of its loaders, so
 * everything that the configuration depends on is part of the version.
 * @param app - with the placeholder instead of the release (`withoutName`).
 */
export function compiledModules(app: AppBuild): NonNullable<Configuration['cache']> {
  if (app.modules === undefined) return false;
  return {
    type: 'filesystem',
    cacheDirectory: app.modules,
    name: app.app,
    version: versionOf(app),
    maxAge: MAX_AGE_MS,
  };
}

function versionOf({ output: _output, modules: _modules, ...app }: AppBuild): string {
  const hash = createHash('sha256').update(JSON.stringify(app));
  for (const file of [...presetFiles(), path.join(app.root, LOCK)])
    if (existsSync(file)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
