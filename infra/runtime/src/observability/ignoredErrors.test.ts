import { afterEach, describe, expect, it } from '@jest/globals';
import { ignoreError } from '@foyer/kernel';
import { createLog } from './log.ts';
import { observeIgnoredErrors } from './ignoredErrors.ts';
import { exposition } from './metrics.ts';

describe('observeIgnoredErrors', () => {
  let end = (): void => undefined;
  afterEach(() => end());

  it('counts ignored errors as a metric and logs each at debug level', async () => {
    const lines: string[] = [];
    ignoreError('ignored before the metric existed')(new Error('early'));
    end = observeIgnoredErrors(createLog('test', (line) => lines.push(line)));

    ignoreError('test reason')(new Error('first'));
    ignoreError('test reason')(new Error('second'));

    const metrics = await exposition('ignored-errors-test');
    expect(metrics).toContain('foyer_process_ignored_errors_total{reason="test reason"} 2');
    expect(metrics).toContain(
      'foyer_process_ignored_errors_total{reason="ignored before the metric existed"} 1',
    );
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { level: 'debug', message: 'error ignored', reason: 'test reason', error: { message: 'first' } },
      { level: 'debug', message: 'error ignored', reason: 'test reason', error: { message: 'second' } },
    ]);
  });
});
