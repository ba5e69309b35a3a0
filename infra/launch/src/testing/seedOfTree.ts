import { run } from './run.ts';

/**
 * The default of FOYER_SEED for random tests, derived from the checked-out tree: one tree always gives the same result.
 * A single test file draws a new seed each time.
 * @returns undefined where there is no git or no commit: then each test draws its own.
 */
export async function seedOfTree(root: string): Promise<string | undefined> {
  const { code, output } = await run('git', ['rev-parse', 'HEAD^{tree}'], { cwd: root, output: 'collect' });
  const tree = /^[0-9a-f]{40}/.exec(output)?.[0];
  return code === 0 && tree !== undefined ? String(Number.parseInt(tree.slice(0, 7), 16)) : undefined;
}
