import { describe, expect, it } from '@jest/globals';
import { ignoredErrorCounts } from '@foyer/kernel';
import { exposition, metricsOf } from './metrics.ts';

describe('gauge', () => {
  it('exposes the other metrics when one cannot be read, and counts the error', async () => {
    const failures = () =>
      ignoredErrorCounts().get('gauge could not be read; the other metrics are still exposed') ?? 0;
    const before = failures();
    metricsOf('gauges').gauge('broken', 'Fails', () => Promise.reject(new Error('the database is down')));
    metricsOf('gauges').gauge('working', 'Works', () => 1);
    const text = await exposition('gauges');
    expect(text).toContain('foyer_gauges_working 1');
    expect(text.split('\n').filter((line) => line.startsWith('foyer_gauges_broken'))).toEqual([]);
    expect(failures() - before).toBe(1);
  });
});
