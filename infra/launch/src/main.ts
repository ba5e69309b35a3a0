import { createCleanUp } from './cleanUp.ts';
import { explainCrash } from './explainCrash.ts';
import { launch, type Launched } from './launch.ts';
import { LaunchProblem } from './launchProblem.ts';
import { readOptions, USAGE, type LaunchOptions } from './options.ts';
import { readyScreen } from './readyScreen.ts';
import { createScreen, duration } from './screen.ts';

const started = performance.now();
const cleanUp = createCleanUp();
const screen = createScreen(process.stderr, {
  quiet: process.argv.includes('--quiet') || process.argv.includes('--json'),
});
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129, disconnect: 1 } as const;
const INSISTING_MS = 1_500;
let stopping = false;
let requestedAt = 0;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  screen.end();
  const failed = await cleanUp.run();
  if (failed.length > 0) screen.line(`  Not stopped cleanly: ${failed.join(', ')}.`);
  process.exit(code);
}

function failWith(problem: LaunchProblem): void {
  if (stopping) return;
  screen.end();
  screen.line(`\n  ${problem.message}\n  ${problem.remedy}\n`);
  void stop(1);
}

/**
 * Signals arrive in groups (the terminal, npm and the bootstrap each send one); only a later one aborts the
 * shutdown.
 */
function onSignal(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'disconnect'): void {
  const now = performance.now();
  if (!stopping) {
    requestedAt = now;
    void stop(EXIT_CODES[signal]);
  } else if (signal === 'SIGINT' && now - requestedAt > INSISTING_MS) process.exit(EXIT_CODES[signal]); // the next start finds and stops remaining processes
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => onSignal(signal));
process.on('disconnect', () => onSignal('disconnect')); // the bootstrap process died
process.on('uncaughtException', (error) => failWith(explainCrash(error)));
process.on('unhandledRejection', (reason) => failWith(explainCrash(reason)));

function announce({ settings, database, logFile, hasFrontEnd }: Launched, options: LaunchOptions): void {
  const ports = {
    gateway: settings.gatewayPort,
    api: settings.apiPort,
    identity: settings.identityPort,
    games: settings.gamesPort,
    sportsFeed: settings.sportsFeedPort,
    jackpot: settings.jackpotPort,
    payments: settings.paymentsPort,
    registry: settings.registryPort,
    console: settings.consolePort,
    chat: settings.chatPort,
    exclusionRegister: settings.exclusionRegisterPort,
    eid: settings.eidPort,
    engagement: settings.engagementPort,
  };
  if (options.json) {
    process.stdout.write(
      `${JSON.stringify({ ready: true, gateway: `http://127.0.0.1:${ports.gateway}`, ports, home: settings.home, databaseUrl: database.connectionString })}\n`,
    );
    return;
  }
  if (!hasFrontEnd)
    screen.line('\n  No front end is published yet: pages show that the site is being prepared.');
  const took = duration(performance.now() - started + options.installedMs);
  screen.line(readyScreen({ settings, logFile: logFile.path, took }));
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options.help) {
    screen.line(USAGE);
    return stop(0);
  }
  if (options.installedMs > 0)
    screen.line(`  ✓ ${'Packages'.padEnd(22)} ${duration(options.installedMs).padStart(7)}`);
  const launched = await launch(options, process.env, screen, cleanUp);
  void launched.database.lost.then(() =>
    failWith(
      new LaunchProblem(
        'The database stopped unexpectedly.',
        `Start again; the reason is in ${launched.settings.home}/logs/postgres.log.`,
      ),
    ),
  );
  announce(launched, options);
}

main().catch((error: unknown) => failWith(error instanceof LaunchProblem ? error : explainCrash(error)));
