import { describe, expect, it } from '@jest/globals';
import type { ReleasePlan } from '@foyer/kernel/release-plan';
import { createLog, type RegistryClient } from '@foyer/runtime';
import { createPlanReporter } from './planReporter.ts';

describe('plan status report', () => {
  it('sends plan version and edge id, and logs a missing registry once', async () => {
    const reports: { edge: string }[] = [];
    const lines: string[] = [];
    let isUnavailable = true;
    let current: ReleasePlan | undefined;
    const post = (path: string, body: { edge: string }): Promise<object> => {
      reports.push({ path, ...body } as never);
      return Promise.resolve({});
    };
    const reporter = createPlanReporter({
      log: createLog('gateway', (line) => void lines.push(line)),
      current: () => current,
      everyMs: 60_000,
      registry: () =>
        isUnavailable
          ? Promise.reject(new Error('away'))
          : Promise.resolve({ post } as unknown as RegistryClient),
    });
    await reporter.report();
    expect([reports, lines]).toEqual([[], []]);
    current = { version: 7, issuedAt: '', apps: [] };
    for (let attempt = 0; attempt < 4; attempt += 1) await reporter.report();
    expect(lines).toHaveLength(1);
    isUnavailable = false;
    await reporter.report();
    current = { ...current, version: 8 };
    await reporter.report();
    const [{ edge } = { edge: '' }] = reports;
    expect(reports).toEqual([7, 8].map((version) => ({ path: '/v1/edge', state: 'serving', edge, version })));
    expect(edge).toMatch(/^[0-9a-f-]{36}$/);
    await reporter.close();
  });
});
