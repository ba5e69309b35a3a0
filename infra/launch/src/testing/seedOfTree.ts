import { run } from './run.ts';

/**
 * The seed that random tests take from FOYER_SEED when nobody names one: that of the checked-out tree, so that one tree always answers the same.
 * A run of one test file alone still draws a new seed each time, which is where new plans are found.
 * @returns undefined where there is no git or no commit: then each test draws its own.
 */
export async function seedOfTree(root: string): Promise<string | undefined> {
  const { code, output } = await run('git', ['rev-parse', 'HEAD^{tree}'], { cwd: root, output: 'collect' });
  const tree = /^[0-9a-f]{40}/.exec(output)?.[0];
  return code === 0 && tree !== undefined ? String(Number.parseInt(tree.slice(0, 7), 16)) : undefined;
}
