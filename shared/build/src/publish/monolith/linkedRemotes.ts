import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes the module that replaces the shell's loader of releases when its remotes are linked into it: nothing
 * is fetched or checked.
 */
export function writeLinkedRemotes(folder: string, root: string, remotes: readonly string[]): string {
  const file = path.join(folder, 'linkedRemotes.ts');
  const imports = remotes.map(
    (remote, index) =>
      `import remote${index} from ${JSON.stringify(path.join(root, remote, 'src/remote.ts'))};`,
  );
  const entries = remotes.map((remote, index) => `  ${JSON.stringify(remote)}: remote${index},`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    [
      ...imports,
      'const REMOTES = {',
      ...entries,
      '};',
      'export function checkRelease() {}',
      'export async function runEntry(entry) { return REMOTES[entry.app]; }',
      '',
    ].join('\n'),
  );
  return file;
}
