import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';

/** Parts of a project's own `webpack.config.mjs` that the workbench needs, too: how other files are compiled and found. */
export interface ProjectRules {
  readonly rules: NonNullable<NonNullable<Configuration['module']>['rules']>;
  readonly extensions: readonly string[];
  readonly conditionNames: readonly string[];
  readonly plugins: NonNullable<Configuration['plugins']>;
}

const FILE = 'webpack.config.mjs';

/** Reads the configuration of a project, for example with a loader for Svelte; nothing for one without it. */
export async function readProjectRules(root: string): Promise<ProjectRules> {
  const file = path.join(root, FILE);
  if (!existsSync(file)) return { rules: [], extensions: [], conditionNames: [], plugins: [] };
  const [own, preset] = await Promise.all([
    import(pathToFileURL(file).href) as Promise<{ readonly default: Configuration }>,
    import('../webpack/config.ts'),
  ]);
  return addedTo(preset.default, own.default);
}

/** Parts of a configuration that the preset, which it spreads, does not have. */
export function addedTo(preset: Configuration, own: Configuration): ProjectRules {
  const added = <T>(all: readonly T[] = [], known: readonly T[] = []): T[] =>
    all.filter((item) => !known.includes(item));
  return {
    rules: added(own.module?.rules, preset.module?.rules),
    extensions: added(own.resolve?.extensions, preset.resolve?.extensions),
    conditionNames: added(own.resolve?.conditionNames, preset.resolve?.conditionNames),
    plugins: added(own.plugins, preset.plugins),
  };
}
