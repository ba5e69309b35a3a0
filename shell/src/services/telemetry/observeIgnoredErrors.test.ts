import { ignoreError } from '@foyer/kernel';
import { describe, expect, it } from '@jest/globals';
import { createTelemetry } from './createTelemetry.ts';
import { observeIgnoredErrors } from './observeIgnoredErrors.ts';

describe('observeIgnoredErrors', () => {
  it('reports the reason without the text of the error, and repetitions only at 10', () => {
    const sent: string[] = [];
    const telemetry = createTelemetry({
      release: 's1',
      send: (body) => sent.push(body),
      now: () => 0,
      mayMeasure: () => false,
      later: () => undefined,
    });
    ignoreError('failed before')(new Error('player@example.com'));
    const stop = observeIgnoredErrors(telemetry);
    for (let count = 0; count < 11; count += 1) ignoreError('failed later')(new Error('player@example.com'));
    stop();
    ignoreError('failed afterwards')(new Error('player@example.com'));
    telemetry.flush();

    const records = sent.flatMap((body) => JSON.parse(body) as Record<string, unknown>[]);
    expect(records).toEqual(
      ['failed before', 'failed later', 'failed later'].map((detail) => ({
        at: 0,
        type: 'failed',
        area: 'ignored',
        detail,
        release: 's1',
        stack: '',
      })),
    );
  });
});
