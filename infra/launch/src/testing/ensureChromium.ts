import { REPOSITORY_ROOT } from '../options.ts';
import { findChromium } from './chromium.ts';
import { run } from './run.ts';

/** The path of a Chromium; installs Playwright's, else Debian's, when the system has none. */
export async function ensureChromium(): Promise<string> {
  try {
    return findChromium();
  } catch (absent) {
    if (process.env['CHROMIUM_PATH'] !== undefined) throw absent;
  }
  for (const [command, ...args] of installers()) {
    await run(command, args, { cwd: REPOSITORY_ROOT, output: 'collect' });
    try {
      return findChromium();
    } catch {
      // the next one
    }
  }
  return findChromium();
}

type CommandLine = readonly [command: string, ...args: string[]];

function installers(): readonly CommandLine[] {
  const playwright: CommandLine = [
    process.execPath,
    'node_modules/@playwright/test/cli.js',
    'install',
    'chromium',
  ];
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return [playwright];
  return [
    playwright,
    ['apt-get', 'update', '-q'],
    [
      'apt-get',
      'install',
      '-y',
      '-q',
      '--no-install-recommends',
      'chromium',
      'fonts-liberation',
      'fonts-noto-cjk',
    ],
  ];
}
