import { describe, expect, it } from '@jest/globals';
import type { BrowserPageCheck, SiteFinding } from '@foyer/kernel/page-check-answers';
import { stripVTControlCharacters } from 'node:util';
import type { BrowserAnswer } from '../browser/runBrowser.ts';
import type { Session } from '../sessionTypes.ts';
import { verifyPages } from './verifyPages.ts';

const CLEAN: BrowserPageCheck = { pages: 15, scripts: 300, styles: 140, findings: [] };

async function verified(
  findings: readonly SiteFinding[],
  browser: BrowserAnswer<BrowserPageCheck>,
): Promise<{ readonly code: number; readonly out: string }> {
  let out = '';
  const terminal = { exitCode: 0 };
  const session = {
    terminal,
    client: { post: () => Promise.resolve({ pages: 16, files: 6, milliseconds: 12, findings }) },
    printResult: (_value: unknown, text: string) => void (out += text),
  } as unknown as Session;
  await verifyPages(session, () => Promise.resolve(browser));
  return { code: terminal.exitCode, out: stripVTControlCharacters(out) };
}

describe('foyer verify --pages', () => {
  it('passes when fetched and loaded pages are as signed', async () => {
    const { code, out } = await verified([], { result: CLEAN });
    expect(code).toBe(0);
    expect(out).toContain('Fetched 16 pages and 6 files in 12 ms: all match their signatures');
    expect(out).toContain('parsed 300 scripts and 140 style sheets: all match their signatures');
  });

  it('fails for a script that only the browser loaded', async () => {
    const finding = {
      brand: 'tuli',
      page: 'lobby',
      problem: 'script-unprotected',
      subject: '/a.js',
    } as const;
    const { code, out } = await verified([], { result: { ...CLEAN, findings: [finding] } });
    expect(code).toBe(1);
    expect(out).toMatch(/style sheets: 1 difference\n.*\n?tuli\s+lobby\s+script-unprotected\s+\/a\.js/s);
  });

  it('is incomplete without a browser', async () => {
    const { code, out } = await verified([], { problem: 'Chromium was not found.' });
    expect([code, out]).toEqual([
      2,
      expect.stringContaining('No browser loaded the pages: Chromium was not found.'),
    ]);
  });

  it('names the number of failed attempts and an edge that is starting', async () => {
    const { code, out } = await verified(
      [
        { brand: 'tuli', page: 'deposit', problem: 'unreachable', subject: '503', tries: 3 },
        { brand: '*', page: 'payment frame', problem: 'file-changed', subject: '/assets/frame.js' },
        { brand: 'aurora', page: 'lobby', problem: 'unreachable', subject: '502', tries: 1 },
        {
          brand: 'zephyra',
          page: 'lobby',
          problem: 'unreachable',
          subject: '504',
          tries: 4,
          isAwaited: true,
        },
      ],
      { result: CLEAN },
    );
    expect(code).toBe(1);
    expect(out).toMatch(/tuli\s+deposit\s+unreachable, 3 times in a row \(ALERT: unverified\)\s+503/);
    expect(out).toMatch(/every brand\s+payment frame\s+file-changed\s+\/assets\/frame\.js/);
    expect(out).toMatch(/aurora\s+lobby\s+unreachable, once\s+502/);
    expect(out).toMatch(/zephyra\s+lobby\s+unreachable, 4 times in a row \(the edge is starting\)\s+504/);
  });
});
