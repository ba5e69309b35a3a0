import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Verdict {
  /** `passed`: no test failed. `unclear`: the process exited without a result. */
  readonly outcome: 'passed' | 'failed' | 'timeout' | 'unclear';
  /** The failed test and its file. */
  readonly file?: string;
  readonly test?: string;
  readonly seconds: number;
  readonly output: string;
}

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const CONFIG = fileURLToPath(new URL('jest.config.mjs', import.meta.url));
const FAILURE = /^\{"failure":.*\}$/m;

/** Runs test files in this order in one process, on copies of a database, until one test fails. */
export function runTests(
  files: readonly string[],
  database: { readonly connectionString: string; readonly template: string; readonly seed: number },
  deadlineMs: number,
): Promise<Verdict> {
  const began = Date.now();
  const child = spawn(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      `${ROOT}node_modules/jest/bin/jest.js`,
      '--config',
      CONFIG,
      '-i',
      '--runTestsByPath',
      ...files,
    ],
    {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        FOYER_TEST_DATABASE_URL: database.connectionString,
        FOYER_TEST_TEMPLATE: database.template,
        FOYER_SEED: String(database.seed),
        FOYER_MUTANT_TESTS: files.join(':'),
      },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-20_000)));
  return new Promise((resolve) => {
    let isLate = false;
    const end = (): void => {
      isLate = true;
      // kills the process group, because tests start child processes
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    const timer = setTimeout(end, deadlineMs);
    child.on('close', (code) => {
      clearTimeout(timer);
      const seconds = (Date.now() - began) / 1000;
      const failure = FAILURE.exec(output)?.[0];
      if (failure !== undefined) {
        const { failure: test } = JSON.parse(failure) as { failure: { file: string; test: string } };
        resolve({ outcome: 'failed', ...test, seconds, output });
      } else resolve({ outcome: isLate ? 'timeout' : code === 0 ? 'passed' : 'unclear', seconds, output });
    });
  });
}
