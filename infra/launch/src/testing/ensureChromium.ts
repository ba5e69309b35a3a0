import { existsSync } from 'node:fs';
import { REPOSITORY_ROOT } from '../options.ts';
import { findChromium, HEADLESS_SHELL } from './chromium.ts';
import { run } from './run.ts';

/**
 * The path of the Chromium that the journeys drive: `CHROMIUM_PATH`, else Debian's headless build, which root
 * installs, else any Chromium of the system, else Playwright's.
 */
export async function ensureChromium(): Promise<string> {
  if (process.env['CHROMIUM_PATH'] === undefined && !existsSync(HEADLESS_SHELL) && canInstallPackages())
    for (const [command, ...args] of DEBIAN) await install(command, args);
  try {
    return findChromium();
  } catch (absent) {
    if (process.env['CHROMIUM_PATH'] !== undefined) throw absent;
  }
  await install(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  return findChromium();
}

const DEBIAN = [
  ['apt-get', 'update', '-q'],
  [
    'apt-get',
    'install',
    '-y',
    '-q',
    '--no-install-recommends',
    'chromium-headless-shell',
    'fonts-liberation',
    'fonts-noto-cjk',
  ],
] as const;

function canInstallPackages(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Runs an installer; success is determined by what is installed afterwards. */
async function install(command: string, args: readonly string[]): Promise<void> {
  await run(command, args, { cwd: REPOSITORY_ROOT, output: 'collect' });
}
