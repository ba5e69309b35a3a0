// Runs on the installed Node (20 or newer) before any package is installed: uses built-in modules only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const OLDEST_HOST_NODE = 20;
const PROJECT_NODE = 24;
const PARENT_POLL_MS = 500;

/** Ends the process with two lines: the problem and the remedy. */
export function giveUp(problem, remedy) {
  console.error(`\n  ${problem}\n  ${remedy}\n`);
  process.exit(1);
}

export function checkHostNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_HOST_NODE)
    giveUp(
      `Foyer needs Node ${OLDEST_HOST_NODE} or newer to start; this is ${process.version}.`,
      'Install a newer Node from nodejs.org and run the command again.',
    );
}

/** Installs the pinned packages when they differ from the lockfile. Returns the duration in milliseconds, 0 when nothing was installed. */
export function ensureInstalled({ log = console.log } = {}) {
  const stampFile = path.join(repositoryRoot, 'node_modules', '.install-stamp');
  const stamp = installStamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return 0;
  if (!matchesLockfile()) {
    refuseWhileRunning();
    install(log);
  }
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  return Math.round(performance.now());
}

function install(log) {
  log('  Installing packages (about half a minute the first time) …');
  const npmCli = process.env.npm_execpath;
  const command = npmCli === undefined ? 'npm' : process.execPath;
  const prefix = npmCli === undefined ? [] : [npmCli];
  const result = spawnSync(command, [...prefix, 'ci', '--loglevel=error'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: npmCli === undefined && process.platform === 'win32',
  });
  if (result.status !== 0)
    giveUp(
      'The packages could not be installed.',
      'The reason is above. Check the network (npm ping) and the free disk space, then run the command again.',
    );
}

/** Hashes the fields that affect an installation: scripts and names in package.json change often and do not. */
function installStamp() {
  const hash = createHash('sha256');
  const manifest = JSON.parse(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8'));
  for (const field of ['workspaces', 'dependencies', 'devDependencies', 'optionalDependencies', 'overrides'])
    hash.update(JSON.stringify(manifest[field] ?? null));
  for (const file of ['package-lock.json', '.npmrc'])
    hash.update(readFileSync(path.join(repositoryRoot, file)));
  return hash.update(`${process.platform}-${process.arch}`).digest('hex');
}

/**
 * True if node_modules matches the lockfile, for example after a manual `npm ci`. npm writes its own list
 * last, so an interrupted installation has none.
 */
function matchesLockfile() {
  try {
    const wanted = JSON.parse(readFileSync(path.join(repositoryRoot, 'package-lock.json'), 'utf8')).packages;
    const found = JSON.parse(
      readFileSync(path.join(repositoryRoot, 'node_modules', '.package-lock.json'), 'utf8'),
    ).packages;
    return Object.entries(wanted).every(([name, entry]) => {
      if (!name.startsWith('node_modules/') || entry.optional === true) return true;
      return entry.link === true ? found[name]?.link === true : found[name]?.version === entry.version;
    });
  } catch {
    return false;
  }
}

/** Refuses to install while Foyer runs, because it would lose files that it has not imported yet. */
function refuseWhileRunning() {
  try {
    const home = process.env.FOYER_HOME ?? path.join(repositoryRoot, '.foyer');
    const { pid } = JSON.parse(readFileSync(path.join(home, 'foyer.lock'), 'utf8'));
    process.kill(pid, 0);
    giveUp(
      `The packages must be installed again, but Foyer is running (process ${pid}).`,
      'Stop it (Ctrl-C in its window) and run the command again.',
    );
  } catch {
    // without a lock, Foyer is not running
  }
}

/** Path of the Node version that the project requires: from its packages, else the running one when it is new enough. */
export function projectNode() {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const shipped = path.join(
    repositoryRoot,
    'node_modules',
    `node-${platform}-${process.arch}`,
    'bin',
    `node${suffix}`,
  );
  if (existsSync(shipped)) return shipped;
  if (Number(process.versions.node.split('.')[0]) >= PROJECT_NODE) return process.execPath;
  return giveUp(
    `There is no Node ${PROJECT_NODE} for ${process.platform}-${process.arch} among the packages.`,
    `Install Node ${PROJECT_NODE} yourself and run the command with it.`,
  );
}

/** npm forwards a signal only to its shell, so the exit of the parent process is polled. */
function stopWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    child.kill('SIGTERM');
  }, PARENT_POLL_MS);
  timer.unref();
}

/** Runs a script on the project's Node, forwards signals, and exits with its exit code. The IPC channel lets the script detect that this process has died. */
export function handOver(script, args) {
  const node = projectNode();
  const environment = {
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${path.join(repositoryRoot, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
  };
  const child = spawn(
    node,
    ['--disable-warning=ExperimentalWarning', path.join(repositoryRoot, script), ...args],
    { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: environment },
  );
  // the terminal sends Ctrl-C to both processes; the child decides when to exit
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  stopWithNpm(child);
  child.on('error', () =>
    giveUp(
      'The project could not be started.',
      `Remove ${path.join(repositoryRoot, 'node_modules')} and run the command again.`,
    ),
  );
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}
