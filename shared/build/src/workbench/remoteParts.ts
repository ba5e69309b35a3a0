import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import ts from 'typescript';
import webpack from 'webpack';
import { remoteDefinition } from '../webpack/remoteDefinition.ts';

/** Names of the pages and slots that a remote defines. */
export interface RemotePartNames {
  readonly pages: readonly string[];
  readonly slots: readonly string[];
}

const FILES = ['src/remote.ts', 'src/remote.tsx'];

/**
 * Names of a project's pages and slots, from the source of its definition: no list of the platform contains those of an
 * invited squad. Undefined while the file cannot be parsed, for which the build has an error.
 */
export function remotePartNames(root: string): RemotePartNames | undefined {
  const file = remoteFile(root);
  if (file === undefined) return undefined;
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  });
  try {
    const found = remoteDefinition(parse(outputText, { ecmaVersion: 'latest', sourceType: 'module' }));
    return found && { pages: [...found.pages, ...found.laterPages], slots: found.slots };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Gives the workbench the names, again after each change of the file. */
export function definePartNames(root: string): webpack.DefinePlugin {
  const file = remoteFile(root);
  return new webpack.DefinePlugin({
    __FOYER_PARTS__: webpack.DefinePlugin.runtimeValue(
      () => JSON.stringify(remotePartNames(root)) ?? 'undefined',
      { fileDependencies: file === undefined ? [] : [file] },
    ),
  });
}

function remoteFile(root: string): string | undefined {
  return FILES.map((file) => path.join(root, file)).find((file) => existsSync(file));
}
