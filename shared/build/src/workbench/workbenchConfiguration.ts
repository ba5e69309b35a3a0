import path from 'node:path';
import type { Configuration } from 'webpack';
import { ownFile } from '../ownFile.ts';
import { describeApp } from '../publish/release/describeApp.ts';
import { LaterTextsCheck } from '../webpack/laterTexts.ts';
import { webpackConfiguration } from '../webpack/preset.ts';
import { HOT_CLIENT } from '../webpack/refresh/hotConfiguration.ts';
import { ReleaseFile } from '../webpack/releaseFile.ts';
import type { ProjectRules } from './projectRules.ts';
import { definePartNames } from './remoteParts.ts';

const ENTRY = './workbench/main.tsx';

/** The preset for one page that contains the remote and fake services, instead of a release. */
export function workbenchConfiguration(root: string, output: string, project: ProjectRules): Configuration {
  const { resolve, plugins, optimization, ...preset } = withProjectRules(
    webpackConfiguration({
      ...describeApp('.', { root, production: false }),
      kind: 'console',
      output,
      hot: true,
    }),
    project,
  );
  return {
    ...preset,
    entry: { main: [HOT_CLIENT, ENTRY] },
    resolve: {
      ...resolve,
      alias: {
        ...resolve?.alias,
        '@jest/globals$': ownFile(import.meta, 'jestInBrowser'),
      },
    },
    optimization: { ...optimization, splitChunks: false },
    // no release is described or checked
    plugins: [
      ...(plugins ?? []).filter(
        (plugin) => !(plugin instanceof ReleaseFile || plugin instanceof LaterTextsCheck),
      ),
      definePartNames(root),
    ],
    context: path.resolve(root),
    stats: 'none',
  };
}

/** The preset with what a project's own configuration adds to it. */
export function withProjectRules(preset: Configuration, project: ProjectRules): Configuration {
  return {
    ...preset,
    module: { ...preset.module, rules: [...project.rules, ...(preset.module?.rules ?? [])] },
    resolve: {
      ...preset.resolve,
      extensions: [...(preset.resolve?.extensions ?? []), ...project.extensions],
      conditionNames: [...project.conditionNames, ...(preset.resolve?.conditionNames ?? [])],
    },
    plugins: [...(preset.plugins ?? []), ...project.plugins],
  };
}
