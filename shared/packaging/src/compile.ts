import { readManifest, sourceFiles } from '@foyer/workspace';
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Packed } from './packages.ts';

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/** TypeScript sources that the exports of a package name, with the sources that start on their own. */
export function entriesOf({ folder, entries = [], exports }: Packed, root: string): readonly string[] {
  const named = Object.values(exports ?? readManifest(path.join(root, folder)).exports ?? {});
  return [...named, ...entries]
    .filter((file): file is string => typeof file === 'string' && /\.tsx?$/.test(file))
    .map((file) => path.join(root, folder, file));
}

/**
 * All sources of a package without tests. The compiler writes no output for a file that it first finds through
 * `node_modules`, so each one is named.
 */
function sourcesOf({ folder }: Packed, root: string): readonly string[] {
  return sourceFiles(`${folder}/src/**/*.{ts,tsx}`, root)
    .filter((file) => !/\.(?:test|gallery)\.tsx?$/.test(file))
    .map((file) => path.join(root, file));
}

/**
 * Compiles everything that the packages' entries import to JavaScript and declarations below `out`, by the paths of the
 * sources. One run for the browser and one for Node, because they resolve imports differently.
 */
export async function compile(packages: readonly Packed[], root: string, out: string): Promise<void> {
  await Promise.all(
    (['browser', 'node'] as const).map(async (runs) => {
      const project = path.join(out, runs, 'tsconfig.json');
      mkdirSync(path.dirname(project), { recursive: true });
      writeFileSync(
        project,
        JSON.stringify({
          extends: path.join(root, `shared/build/tsconfig/${runs}.json`),
          compilerOptions: {
            noEmit: false,
            declaration: true,
            rewriteRelativeImportExtensions: true,
            rootDir: root,
            outDir: path.join(out, runs),
            types: ['node', 'react'],
            typeRoots: [path.join(root, 'node_modules/@types')],
            noUnusedLocals: false,
            noUnusedParameters: false,
          },
          files: [
            ...packages.filter((item) => item.runs === runs).flatMap((item) => sourcesOf(item, root)),
            path.join(root, 'shared/build/types/browser.d.ts'),
            ...(runs === 'node' ? [path.join(root, 'shared/build/types/semver.d.ts')] : []),
          ],
        }),
      );
      await run(
        process.execPath,
        [path.join(root, 'node_modules/typescript-7/bin/tsc'), '-p', project, '--pretty', 'false'],
        { cwd: root, maxBuffer: MAX_OUTPUT_BYTES },
      ).catch((error: unknown) => {
        const { stdout = '' } = error as { stdout?: string };
        throw new Error(`The packages do not compile:\n${stdout}`, { cause: error });
      });
    }),
  );
}
