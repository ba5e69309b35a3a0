import { startWorkbench } from '@foyer/build/workbench';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CommandFailure } from '../failure.ts';
import { interrupted, type Terminal } from '../terminal.ts';

const DEFAULT_PORT = '4400';

/** Serves the workbench of the project in the current folder until it is interrupted. */
export async function isolatedCommand([, ...args]: readonly string[], terminal: Terminal): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { isolated: { type: 'boolean' }, port: { type: 'string', default: DEFAULT_PORT } },
  });
  const root = process.cwd();
  if (!existsSync(path.join(root, 'workbench/main.tsx')))
    throw new CommandFailure(
      'USAGE',
      `${root} has no workbench/main.tsx. Run this in a project that npm create @foyer/remote wrote.`,
    );
  const { url, stop } = await startWorkbench({
    root,
    port: Number(values.port),
    onBuild: (problem, ms) => terminal.note(problem ?? `Built in ${ms} ms`),
  });
  terminal.out(`Workbench: ${url} (Ctrl-C to stop)`);
  await interrupted();
  await stop();
}
