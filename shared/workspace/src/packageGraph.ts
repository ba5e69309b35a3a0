import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles, workspacePackages } from './repository.ts';
import type { WorkspacePackage } from './repository.ts';

const IMPORTED = /(?:from|import)\s*\(?\s*'(@foyer\/[a-z0-9-]+)/g;

/**
 * The workspace packages whose code a package may contain, dependencies first and itself last. Read from
 * the imports, because workspaces list no dependencies.
 */
export function packagesUsedBy(folder: string, root: string): WorkspacePackage[] {
  const byName = new Map(workspacePackages(root).map((item) => [item.name, item]));
  const ordered: WorkspacePackage[] = [];
  const seen = new Set<string>();
  const visit = (item: WorkspacePackage) => {
    if (seen.has(item.name)) return;
    seen.add(item.name);
    for (const name of importedPackages(item.folder, root)) {
      const imported = byName.get(name);
      if (imported) visit(imported);
    }
    ordered.push(item);
  };
  const start = [...byName.values()].find((item) => item.folder === folder);
  if (!start) throw new Error(`${folder} is not a workspace package`);
  visit(start);
  return ordered;
}

/** The console's server is not part of its front end. */
const SERVER_ONLY = /^infra\/console\/src\/server\//;

/** Files that may be part of a build of the package; excludes tests, stories and documents. */
export function builtFiles(folder: string, root: string): string[] {
  return sourceFiles(
    `${folder}/{package.json,documents.generated.json,{rspack,webpack}.config.mjs,src/**/*}`,
    root,
  ).filter(
    (file) =>
      /\.[a-z0-9]+$/i.test(file) &&
      !/\.(test|gallery)\.tsx?$|\.md$|\.graphql$/.test(file) &&
      !SERVER_ONLY.test(file),
  );
}

function importedPackages(folder: string, root: string): string[] {
  const names = new Set<string>();
  for (const file of builtFiles(folder, root)) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, name] of readFileSync(path.join(root, file), 'utf8').matchAll(IMPORTED))
      names.add(name ?? '');
  }
  return [...names].sort();
}
