import { describe, expect, it, jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { runFoyer } from './foyer.ts';
import { registerFakeRegistry } from './testing/fakeRegistry.ts';

const { answers, foyer } = registerFakeRegistry();

describe('completion', () => {
  /** yargs writes to the console directly. */
  async function completed(...args: readonly string[]): Promise<readonly string[]> {
    const output: string[] = [];
    const spy = jest.spyOn(console, 'log').mockImplementation((line: string) => void output.push(line));
    await runFoyer(args, {
      out: () => undefined,
      note: (text) => void output.push(text),
      canAsk: false,
      exitCode: 0,
    });
    spy.mockRestore();
    return output;
  }

  it.each([
    ['commands', ['ro'], ['rollout', 'rollback']],
    ['applications', ['off', ''], ['casino', 'cashier', 'shell']],
    ['applications that begin so', ['promote', 'jack'], ['jackpot-raffle']],
    ['applications after a brand', ['explain', 'tuli', 'cas'], ['casino']],
    ['applications of one’s own', ['override', 'cas'], ['casino', 'cashier']],
    ['brands', ['explain', 'tu'], ['tuli']],
  ])('offers %s', async (_what, args, expected) => {
    expect(await completed('--get-yargs-completions', 'foyer', ...args)).toEqual(
      expect.arrayContaining(expected),
    );
  });

  it('offers only applications for an application argument, and accepts unknown ones', async () => {
    expect(await completed('--get-yargs-completions', 'foyer', 'promote', 'jack')).toEqual([
      'jackpot-raffle',
    ]);
    answers.set('/v1/changes/preview', { status: 422, body: { code: 'APP_UNKNOWN', text: 'No.' } });
    expect((await foyer('rollback', 'mfe-newcomer', '--reason', 'Broken', '--yes')).error).toContain(
      'APP_UNKNOWN',
    );
  });

  it.each([
    ['bash', ['complete -o bashdefault -o default -F _foyer_yargs_completions foyer']],
    ['zsh', ['#compdef foyer']],
    ['fish', ['complete -c foyer', 'foyer --get-yargs-completions $words']],
  ])('prints the script of the named shell: %s', async (shell, expected) => {
    const before = process.env['SHELL'];
    const out: string[] = [];
    const spy = jest.spyOn(console, 'log').mockImplementation((line: string) => void out.push(line));
    await runFoyer(['completion', shell], {
      out: (text) => void out.push(text),
      note: () => undefined,
      canAsk: false,
      exitCode: 0,
    });
    spy.mockRestore();
    if (before === undefined) delete process.env['SHELL'];
    else process.env['SHELL'] = before;
    for (const part of expected) expect(out.join('\n')).toContain(part);
    const { error, status, stderr } = spawnSync(shell, ['-n'], { input: out.join('\n'), encoding: 'utf8' });
    // skipped where the shell is not installed
    if (error === undefined) expect([status, stderr]).toEqual([0, '']);
  });

  it('refuses a shell that it does not know', async () => {
    expect(await foyer('completion', 'fsh')).toMatchObject({
      code: 2,
      error: expect.stringContaining('There is no completion for fsh.'),
    });
  });

  it.each([
    ['bash', '/bin/bash'],
    ['zsh', '/bin/zsh'],
  ])('prints a valid script for %s', async (shell, place) => {
    const before = process.env['SHELL'];
    process.env['SHELL'] = place;
    const script = (await completed('completion')).join('\n');
    if (before === undefined) delete process.env['SHELL'];
    else process.env['SHELL'] = before;
    expect(script).toContain(
      shell === 'zsh'
        ? '#compdef foyer'
        : 'complete -o bashdefault -o default -F _foyer_yargs_completions foyer',
    );
    const { error, status, stderr } = spawnSync(shell, ['-n'], { input: script, encoding: 'utf8' });
    // skipped where the shell is not installed
    if (error === undefined) expect([status, stderr]).toEqual([0, '']);
  });
});
