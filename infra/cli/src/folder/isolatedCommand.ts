import { startWorkbench } from '@foyer/build/workbench';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CommandFailure } from '../failure.ts';
import { interrupted, type Terminal } from '../terminal.ts';

const DEFAULT_PORT = '4400';
const FORM = `foyer dev --isolated [--port ${DEFAULT_PORT}]: pages and slots of the project with fake services`;

/** Serves the workbench of the project in the current folder until it is interrupted. */
export async function isolatedCommand([, ...args]: readonly string[], terminal: Terminal): Promise<void> {
  const { help, port } = optionsOf(args);
  if (help === true) return terminal.out(FORM);
  const root = process.cwd();
  if (!existsSync(path.join(root, 'workbench/main.tsx')))
    throw new CommandFailure(
      'USAGE',
      `${root} has no workbench/main.tsx. Run this in a project that npm create @foyer/remote wrote.`,
    );
  const { url, stop } = await startWorkbench({
    root,
    port: Number(port),
    onBuild: (problem, ms) => terminal.note(problem ?? `Built in ${ms} ms`),
  });
  terminal.out(`Workbench: ${url} (Ctrl-C to stop)`);
  await interrupted();
  await stop();
}

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        isolated: { type: 'boolean' },
        port: { type: 'string', default: DEFAULT_PORT },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new CommandFailure('USAGE', `${error instanceof Error ? error.message : String(error)}\n${FORM}`);
  }
}
