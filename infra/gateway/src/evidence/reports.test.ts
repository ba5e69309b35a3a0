import { describe, expect, it } from '@jest/globals';
import { browserName } from './browserName.ts';
import { errorOf } from './errorFindings.ts';
import { createEvidenceCells } from './evidenceCells.ts';
import { signalOf, timingsOf, usesOf } from './usageFindings.ts';
import { createVisits } from './visits.ts';

const HOUR_MS = 3_600_000;
const RELEASE = { app: 'mfe-casino', release: 'c1' };
const FAILED = {
  ...RELEASE,
  type: 'remote-failed',
  code: 'RENDER_THREW',
  detail: 'TypeError: game 4711 of jo@example.com at https://a.test/x?y=1 is "Book of Ra"',
  stack: 'shell/s1/main.js:1:10 mfe-casino/c1/lobby.js:1:20 no/frame',
};

describe('errorOf', () => {
  it('removes personal data and variable parts from the message and keeps frames only', () => {
    expect(errorOf(FAILED)).toMatchObject({
      ...RELEASE,
      code: 'RENDER_THREW',
      message: 'TypeError: game <number> of <email> at <address> is "…"',
      frames: ['shell/s1/main.js:1:10', 'mfe-casino/c1/lobby.js:1:20'],
    });
  });

  it('groups by code, message and the topmost frame of the application', () => {
    const of = (change: object): string | undefined => errorOf({ ...FAILED, ...change })?.fingerprint;
    const same = of({});
    expect(of({ detail: FAILED.detail.replace('4711', '12').replace('jo@', 'ann@') })).toBe(same);
    expect(of({ stack: FAILED.stack.replace(':1:10', ':7:7') })).toBe(same);
    for (const other of [
      { code: 'MOUNT_THREW' },
      { detail: 'another' },
      { stack: FAILED.stack.replace(':1:20', ':1:21') },
    ])
      expect(of(other)).not.toBe(same);
  });

  it('attributes failures of the page to the shell', () => {
    expect(
      errorOf({ type: 'failed', area: 'shell.render', release: 's1', detail: 'x', stack: '' }),
    ).toMatchObject({ app: 'shell', code: 'shell.render' });
  });

  it.each([
    { ...FAILED, type: 'opened' },
    { ...FAILED, app: '../..' },
    { ...FAILED, code: 'drop table' },
    { ...FAILED, release: 5 },
  ])('ignores %j', (event) => expect(errorOf(event)).toBeUndefined());
});

describe('usage', () => {
  it('reads mount time, vitals, page views and signals', () => {
    expect(
      timingsOf({ ...RELEASE, type: 'ready', mounted: 120, lcp: 5 }).map(({ subject }) => subject),
    ).toEqual(['mount', 'lcp']);
    expect(timingsOf({ ...RELEASE, type: 'vitals', mounted: 120, inp: 80, cls: 30 })).toMatchObject([
      { finding: { metric: 'inp', value: 80 } },
      { finding: { metric: 'cls', value: 30 } },
    ]);
    expect(usesOf({ ...RELEASE, type: 'used', name: 'page:lobby' })).toMatchObject([
      { finding: { name: 'page:lobby' } },
    ]);
    expect(usesOf({ ...RELEASE, type: 'used', name: 'page:<script>' })).toEqual([]);
    expect(usesOf({ ...RELEASE, type: 'used', name: 'feature:share-slip' })).toMatchObject([
      { finding: { name: 'feature:share-slip' }, subject: 'feature:share-slip' },
    ]);
    for (const name of ['feature:player-1751', 'feature:Aino', `feature:${'a'.repeat(41)}`])
      expect(usesOf({ ...RELEASE, type: 'used', name })).toEqual([]);
    expect(
      [{ name: 'bet' }, { name: 'visit' }, { name: 'x' }].map((one) => signalOf({ type: 'signal', ...one })),
    ).toEqual(['bet', undefined, undefined]);
  });

  it('counts a signal once for a visit, for each release that was requested in it', () => {
    let now = 0;
    const visits = createVisits(() => now);
    const visitor = { address: '', brand: 'tuli', bucket: 7 };
    visits.begin(visitor, RELEASE);
    visits.begin(visitor, { app: 'shell', release: 's1' });
    expect(visits.isNew(visitor, 'mfe-casino@c1')).toBe(false);
    expect(visits.signal(visitor, 'bet')).toHaveLength(2);
    expect(visits.signal(visitor, 'bet')).toEqual([]);
    expect(visits.signal(visitor, 'deposit')).toHaveLength(2);
    expect(visits.signal({ ...visitor, bucket: 8 }, 'bet')).toEqual([]);
    now = HOUR_MS;
    expect(visits.isNew(visitor, 'mfe-casino@c1')).toBe(true);
    expect(visits.signal(visitor, 'bet')).toEqual([]);
  });

  it('bounds the groups of errors and the names of uses of a batch', () => {
    const cells = createEvidenceCells(() => 0);
    const error = { ...RELEASE, brand: 'tuli', browser: 'Chrome 131', code: 'X', message: '', frames: [] };
    for (let one = 0; one < 1_000; one += 1) {
      cells.fail({ ...error, fingerprint: String(one) });
      cells.count({ ...RELEASE, brand: 'tuli' }, { kind: 'use', name: `page:${one}` });
    }
    cells.fail({ ...error, fingerprint: '1' });
    const taken = cells.take();
    expect(taken?.errors).toHaveLength(500);
    expect(taken?.errors[1]).toMatchObject({ count: 2 });
    expect(Object.keys(taken?.cells[0]?.uses ?? {})).toHaveLength(61);
    expect(taken?.cells[0]?.uses?.['other']).toBe(940);
  });
});

it.each([
  ['Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36', 'Chrome 131'],
  ['Mozilla/5.0 (X11) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36 Edg/130.0', 'Edge 130'],
  [
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari 18',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox 133'],
  ['<script>', 'other'],
  [undefined, 'other'],
])('names the browser %s as %s', (agent, expected) => expect(browserName(agent)).toBe(expected));
