import { packageDependents, workspacePackages } from '@foyer/workspace';
import { REPOSITORY_ROOT } from '../options.ts';
import { run } from './run.ts';

/** The packages that a change can affect. */
export interface Affected {
  /**
   * `all` when a file outside of the packages changed, or a package with which all others are built or
   * tested.
   */
  readonly scope: 'all' | 'some';
  /** Folders of the changed packages and of those that import them, transitively. */
  readonly folders: readonly string[];
}

/** Files outside of the packages that no check, test or build reads. */
const DOCUMENT = /\.md$|^\.git/;
/** Packages with which every other package is built, checked or tested. */
const TOOLS = [
  'shared/build',
  'shared/codegen',
  'shared/conventions',
  'shared/testing',
  'shared/workspace',
  'infra/launch',
];

/**
 * Packages affected by the commits since the merge base with main and by the working tree. On main itself by
 * the working tree, and by the last commit when nothing is uncommitted.
 * @throws when git does not have the base commit.
 */
export async function findAffected(root = REPOSITORY_ROOT): Promise<Affected> {
  return affectedBy(await changedFiles(root), root);
}

/** Packages affected by the changed files, according to the import graph of the packages. */
export function affectedBy(files: readonly string[], root = REPOSITORY_ROOT): Affected {
  const packages = workspacePackages(root).map(({ folder }) => folder);
  const changed = new Set<string>();
  let isEverything = false;
  for (const file of files.filter((name) => !DOCUMENT.test(name))) {
    const folder = packages.find((name) => file.startsWith(`${name}/`));
    if (folder === undefined || TOOLS.includes(folder)) isEverything = true;
    else changed.add(folder);
  }
  return isEverything
    ? { scope: 'all', folders: packages }
    : { scope: 'some', folders: packageDependents([...changed], root) };
}

/** Paths relative to the root; see {@link findAffected}. */
export async function changedFiles(root: string): Promise<readonly string[]> {
  const since = async (base: string): Promise<readonly string[]> => [
    ...(await git(root, 'diff', '--name-only', base)),
    ...(await git(root, 'ls-files', '--others', '--exclude-standard')),
  ];
  const base = await baseOf(root);
  if (base !== undefined) return since(base);
  const uncommitted = await since('HEAD');
  return uncommitted.length > 0 ? uncommitted : since('HEAD~1');
}

/** The merge base with main; undefined on main itself. */
async function baseOf(root: string): Promise<string | undefined> {
  const [head = ''] = await git(root, 'rev-parse', 'HEAD');
  for (const main of ['origin/main', 'main']) {
    const [base] = await git(root, 'merge-base', 'HEAD', main).catch(() => []);
    if (base !== undefined && base !== head) return base;
  }
  return undefined;
}

async function git(root: string, ...args: string[]): Promise<readonly string[]> {
  const { code, output } = await run('git', args, { cwd: root, output: 'collect' });
  if (code !== 0) throw new Error(`git ${args.join(' ')} failed: ${output.trim()}`);
  return output.split('\n').filter((line) => line !== '');
}
