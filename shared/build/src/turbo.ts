import { spawn } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '@foyer/workspace';

/** Runs turbo without telemetry, the same on every platform. */
const turbo = spawn(
  process.execPath,
  [path.join(repositoryRoot, 'node_modules/turbo/bin/turbo'), 'run', ...process.argv.slice(2)],
  {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
  },
);
turbo.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
