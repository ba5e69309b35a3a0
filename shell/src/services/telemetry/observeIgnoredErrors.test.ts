import { ignoreError } from '@foyer/kernel';
import { describe, expect, it } from '@jest/globals';
import { createTelemetry } from './createTelemetry.ts';
import { observeIgnoredErrors } from './observeIgnoredErrors.ts';

describe('observeIgnoredErrors', () => {
  it('reports the reason without the text of the error, and repetitions only at 10', () => {
    const reported: unknown[] = [];
    const telemetry = createTelemetry({
      release: 's1',
      send: () => undefined,
      now: () => 0,
      mayMeasure: () => false,
      later: () => undefined,
    });
    ignoreError('failed before')(new Error('player@example.com'));
    const stop = observeIgnoredErrors(telemetry);
    for (let count = 0; count < 11; count += 1) ignoreError('failed later')(new Error('player@example.com'));
    stop();
    ignoreError('failed afterwards')(new Error('player@example.com'));
    telemetry.reportTo((...failure) => reported.push(failure));

    expect(reported).toEqual(
      ['failed before', 'failed later', 'failed later'].map((reason) => ['ignored', reason]),
    );
  });
});
