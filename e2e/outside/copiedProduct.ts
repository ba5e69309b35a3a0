import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A product that runs from a copy of the repository. */
export interface CopiedProduct {
  /** Origin of a brand. */
  origin(brand: string): string;
  readonly registry: string;
  /** The private key of a squad as PEM. */
  keyOf(squad: string): string;
  stop(): Promise<void>;
}

/** The line that the launcher prints with `--json` when everything answers. */
const READY = /^\{"ready":true.*\}$/m;

/** Builds and starts the copy with its own data home. @throws with the launcher's output when it ends early. */
export async function startCopy(
  root: string,
  home: string,
  portBase: number,
  isBuilt: boolean,
): Promise<CopiedProduct> {
  const child = spawn(
    process.execPath,
    [
      path.join(root, 'infra/launch/start.mjs'),
      '--home',
      home,
      '--port-base',
      String(portBase),
      '--json',
      ...(isBuilt ? ['--no-build'] : []),
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  const exited = once(child, 'exit');
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (READY.test(output)) resolve();
      });
  });
  await Promise.race([ready, exited]);
  if (!READY.test(output)) throw new Error(`The copied product did not start:\n${output}`);
  const lock = JSON.parse(readFileSync(path.join(home, 'foyer.lock'), 'utf8')) as {
    readonly registry: string;
    readonly pid: number;
  };
  return {
    origin: (brand) => `http://${brand}.localhost:${portBase}`,
    registry: lock.registry,
    keyOf: (squad) => readFileSync(path.join(home, 'keys/squads', `${squad}.pem`), 'utf8'),
    async stop() {
      // the started script is only its parent
      process.kill(lock.pid, 'SIGINT');
      await exited;
    },
  };
}
