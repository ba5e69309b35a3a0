import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findChromium } from './chromium.ts';
import { jestCounts, ONE_FAILURE, playwrightCounts, sum } from './counts.ts';
import { jestFailures, playwrightFailures } from './failures.ts';
import { run } from './run.ts';
import { seedOfTree } from './seedOfTree.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-testing-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function report(value: unknown): Promise<string> {
  const file = join(folder, 'report.json');
  await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
}

describe('test counts', () => {
  it('counts a file that did not run as a failure', async () => {
    expect(
      jestCounts(
        await report({
          numPassedTests: 3,
          numFailedTests: 1,
          numPendingTests: 2,
          numTodoTests: 1,
          numRuntimeErrorTestSuites: 1,
        }),
      ),
    ).toEqual({ passed: 3, failed: 2, skipped: 3 });
  });

  it('counts a test that passed only on the second attempt as a failure', async () => {
    expect(
      playwrightCounts(
        await report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, errors: ['set-up'] }),
      ),
    ).toEqual({ passed: 5, failed: 3, skipped: 0 });
  });

  it('counts a missing or invalid report as a failure', async () => {
    expect(jestCounts(join(folder, 'none'))).toEqual(ONE_FAILURE);
    expect(playwrightCounts(await report('{'))).toEqual(ONE_FAILURE);
    expect(sum([ONE_FAILURE, ONE_FAILURE]).failed).toBe(2);
  });
});

describe('failed tests', () => {
  it('are listed with the start of their message, as are files that did not run', async () => {
    const file = await report({
      testResults: [
        {
          name: resolve('infra/a.test.ts'),
          message: 'both',
          status: 'failed',
          assertionResults: [
            { fullName: 'a passes', status: 'passed', failureMessages: [] },
            {
              fullName: 'a fails',
              status: 'failed',
              failureMessages: [`\u001B[31mError\u001B[0m\n${'at b\n'.repeat(20)}`],
            },
          ],
        },
        { name: resolve('infra/b.test.ts'), message: 'no module', status: 'failed', assertionResults: [] },
      ],
    });
    expect(jestFailures(file)).toEqual([
      `infra/a.test.ts › a fails\n  Error${'\n  at b'.repeat(11)}`,
      'infra/b.test.ts\n  no module',
    ]);
  });

  it('are listed from nested suites, beside failures outside of a test', async () => {
    const spec = (title: string, ok: boolean) => ({
      title,
      file: 'journeys/a.spec.ts',
      ok,
      tests: [{ results: [ok ? {} : { error: { message: 'Expected: 1\n\nReceived: 2' } }] }],
    });
    const file = await report({
      errors: [{ message: 'no browser' }],
      suites: [{ specs: [spec('first', true)], suites: [{ specs: [spec('second', false)] }] }],
    });
    expect(playwrightFailures(file)).toEqual([
      'outside of a test\n  no browser',
      'journeys/a.spec.ts › second\n  Expected: 1\n  Received: 2',
    ]);
  });

  it('are none in a missing report', () => {
    expect([jestFailures(join(folder, 'none')), playwrightFailures(join(folder, 'none'))]).toEqual([[], []]);
  });
});

describe('run', () => {
  it('returns output that arrives after the program has ended', async () => {
    const last = `require('node:child_process').spawn(process.execPath, ['-e', 'console.log("late")'], { stdio: 'inherit' }).unref()`;
    expect(await run(process.execPath, ['-e', last], { cwd: folder, output: 'collect' })).toEqual({
      code: 0,
      output: 'late\n',
    });
  });

  it('returns the exit code and the output, and treats a missing program as a failure', async () => {
    expect(
      await run(process.execPath, ['-e', 'console.log("a"); console.error("b"); process.exit(3)'], {
        cwd: folder,
        output: 'collect',
      }),
    ).toEqual({ code: 3, output: 'a\nb\n' });
    expect((await run(join(folder, 'none'), [], { cwd: folder, output: 'collect' })).code).toBe(127);
  });
});

describe('seedOfTree', () => {
  const git = (...args: string[]) =>
    run('git', ['-c', 'user.name=a', '-c', 'user.email=a@foyer.example', ...args], {
      cwd: folder,
      output: 'collect',
    });

  it('derives the seed from the tree, regardless of the commit, and returns none without a commit', async () => {
    expect(await seedOfTree(folder)).toBeUndefined();
    await git('init');
    expect(await seedOfTree(folder)).toBeUndefined();
    await writeFile(join(folder, 'a'), 'one');
    await git('add', '.');
    await git('commit', '-m', 'first');
    const first = await seedOfTree(folder);
    expect(first).toMatch(/^\d{1,9}$/);
    await git('commit', '--amend', '-m', 'the same again', '--date', '2020-01-01T00:00:00Z');
    expect(await seedOfTree(folder)).toBe(first);
    await writeFile(join(folder, 'a'), 'two');
    await git('commit', '-am', 'second');
    expect(await seedOfTree(folder)).not.toBe(first);
  });
});

describe('findChromium', () => {
  it('returns the browser from CHROMIUM_PATH, or throws an error that names the variable', async () => {
    const file = await report('');
    expect(findChromium({ CHROMIUM_PATH: file })).toBe(file);
    expect(() => findChromium({ CHROMIUM_PATH: join(folder, 'none') })).toThrow('CHROMIUM_PATH');
  });
});
