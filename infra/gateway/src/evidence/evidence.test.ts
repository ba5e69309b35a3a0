import { describe, expect, it } from '@jest/globals';
import { createLog, type EvidenceBatch } from '@foyer/runtime';
import { createEvidenceCells } from './evidenceCells.ts';
import { createEvidenceSender } from './evidenceSender.ts';
import { findingOf } from './telemetryFindings.ts';
import { createKnownReleases } from './knownReleases.ts';
import { createVisitorQuota } from './visitorQuota.ts';

const HOUR_MS = 3_600_000;
const SUBJECT = { app: 'mfe-casino', release: 'c1', brand: 'tuli' };
const log = createLog('test', () => undefined);

describe('findingOf', () => {
  it.each([
    [
      { type: 'opened', app: 'mfe-casino', release: 'c1' },
      { app: 'mfe-casino', release: 'c1', finding: { kind: 'opened' } },
    ],
    [
      { type: 'remote-failed', app: 'mfe-casino', release: 'c1', code: 'MOUNT_THREW', outcome: 'failed' },
      { finding: { kind: 'failed', code: 'MOUNT_THREW' } },
    ],
    [
      { type: 'remote-failed', app: 'mfe-casino', release: 'c1', code: 'RENDER_THREW', outcome: 'broke' },
      { finding: { kind: 'broke' } },
    ],
    [
      { type: 'ready', app: 'mfe-casino', release: 'c1', 'business-ready': 420 },
      { finding: { kind: 'ready', milliseconds: 420 } },
    ],
    [
      { type: 'failed', area: 'boot', release: 's1' },
      { app: 'shell', release: 's1', finding: { kind: 'failed' } },
    ],
    [
      { type: 'failed', area: 'shell.render', release: 's1' },
      { app: 'shell', finding: { kind: 'broke' } },
    ],
  ])('reads %j', (event, expected) => {
    expect(findingOf(event)).toMatchObject(expected);
  });

  it.each([
    { type: 'remote-failed', app: 'mfe-casino', release: 'c1', code: 'RENDER_THREW', outcome: 'again' },
    { type: 'remote-failed', app: 'mfe-casino', release: 'c1', code: 'drop table', outcome: 'failed' },
    { type: 'ready', app: 'mfe-casino', release: 'c1', 'business-ready': 9e9 },
    { type: 'opened', app: '../..', release: 'c1' },
    { type: 'opened', app: 'mfe-casino' },
    { type: 'failed', area: 'casino.list-row', release: 's1' },
  ])('ignores %j', (event) => {
    expect(findingOf(event)).toBeUndefined();
  });

  it('accepts releases that are live or were recently', () => {
    let now = 0;
    const known = createKnownReleases(() => now);
    const plan = (release: string) => ({
      version: 1,
      issuedAt: '',
      apps: [{ app: 'mfe-casino', release } as never],
    });
    known.registerReleases(plan('c1'));
    known.registerReleases(plan('c2'));
    expect(['c1', 'c2', 'c3'].map((release) => known.has('mfe-casino', release))).toEqual([
      true,
      true,
      false,
    ]);
    now = 25 * HOUR_MS;
    expect(['c1', 'c2'].map((release) => known.has('mfe-casino', release))).toEqual([false, true]);
  });
});

describe('visitor quota', () => {
  function setUp() {
    const clock = { now: 0 };
    return { clock, quota: createVisitorQuota({ each: 2, clock: () => clock.now }) };
  }

  it('limits a browser without cookies to two failures a day', () => {
    const { quota, clock } = setUp();
    const report = (bucket: number): boolean =>
      quota.take({ address: '203.0.113.7', brand: 'tuli', bucket }, 'mfe-casino@c1', ['load', 'failure']);
    expect(Array.from({ length: 200 }, (_, bucket) => report(bucket)).filter(Boolean)).toHaveLength(2);
    clock.now = 2 * HOUR_MS;
    expect(report(300)).toBe(false);
    clock.now = 25 * HOUR_MS;
    expect(report(300)).toBe(true);
  });

  it('counts per browser and release, and nothing without a bucket', () => {
    const { quota } = setUp();
    const report = (bucket: number | undefined, subject = 'a@1'): boolean =>
      quota.take({ address: '127.0.0.1', brand: 'tuli', bucket }, subject, ['load']);
    expect([report(1), report(1), report(1), report(2), report(1, 'a@2'), report(undefined)]).toEqual([
      true,
      true,
      false,
      true,
      true,
      false,
    ]);
  });

  it('treats the addresses of one network as one', () => {
    const { quota } = setUp();
    const report = (address: string): boolean =>
      quota.take({ address, brand: 'tuli', bucket: Number.parseInt(address.slice(-1), 16) }, 'a@1', ['load']);
    expect(['2001:db8:1:2::a', '2001:db8:1:2::b', '2001:db8:1:2::c', '2001:db8:1:3::d'].map(report)).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });
});

describe('evidence batches', () => {
  it('are grouped by time, release and brand', () => {
    let now = 4_000;
    const cells = createEvidenceCells(() => now);
    cells.count(SUBJECT, { kind: 'opened' });
    cells.count(SUBJECT, { kind: 'failed', code: 'ENTRY_TIMEOUT' });
    cells.count(SUBJECT, { kind: 'ready', milliseconds: 60 });
    now = 5_000;
    cells.count(SUBJECT, { kind: 'opened' });
    const taken = cells.take();
    expect(taken?.cells).toMatchObject([
      { ...SUBJECT, at: 0, opened: 1, failed: 1, codes: { ENTRY_TIMEOUT: 1 } },
      { at: 5_000, opened: 1, failed: 0 },
    ]);
    expect(taken?.cells[0]?.ready.slice(0, 3)).toEqual([0, 1, 0]);
    expect(cells.take()).toBeUndefined();
  });

  it('are bounded in codes and violations', () => {
    const cells = createEvidenceCells(() => 0);
    for (let index = 0; index < 100; index += 1)
      cells.count(SUBJECT, { kind: 'failed', code: `CODE_${'A'.repeat(index)}` });
    for (let index = 0; index < 2_000; index += 1)
      cells.violate({ kind: 'policy', brand: 'tuli', subject: 'script-src', blocked: String(index) });
    const taken = cells.take();
    expect(Object.keys(taken?.cells[0]?.codes ?? {})).toHaveLength(25);
    expect(taken?.cells[0]).toMatchObject({ failed: 100 });
    expect(taken?.violations).toHaveLength(1_000);
  });

  it('are resent unchanged after an outage of the registry, followed by newer ones', async () => {
    const cells = createEvidenceCells(() => 0);
    const answers = ['away', 'away', 'ok', 'ok'];
    const received: EvidenceBatch[] = [];
    const sender = createEvidenceSender({
      cells,
      log,
      everyMs: HOUR_MS,
      async deliver(batch) {
        received.push(batch);
        if (answers.shift() === 'away') throw new Error('away');
      },
      isPermanentlyRejected: () => false,
    });
    cells.count(SUBJECT, { kind: 'opened' });
    await sender.send();
    cells.count(SUBJECT, { kind: 'opened' });
    for (let count = 0; count < 3; count += 1) await sender.send();
    await sender.close();
    expect(new Set(received.slice(0, 3).map(({ id }) => id)).size).toBe(1);
    expect(received.map((batch) => batch.cells[0]?.opened)).toEqual([1, 1, 1, 1]);
    expect(received).toHaveLength(4);
  });

  it('are dropped when the registry rejects them permanently', async () => {
    const cells = createEvidenceCells(() => 0);
    let calls = 0;
    const sender = createEvidenceSender({
      cells,
      log,
      everyMs: HOUR_MS,
      deliver: () => Promise.reject(new Error(`attempt ${(calls += 1)}`)),
      isPermanentlyRejected: () => true,
    });
    cells.count(SUBJECT, { kind: 'opened' });
    for (let count = 0; count < 3; count += 1) await sender.send();
    await sender.close();
    expect(calls).toBe(1);
  });
});
