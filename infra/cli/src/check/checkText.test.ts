import { describe, expect, it } from '@jest/globals';
import { OTHER_RULES, reportOf, type CheckReport, type Finding } from '@foyer/gate';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { printReport } from '../actions/check.ts';
import type { Session } from '../sessionTypes.ts';
import { joined } from './checkApi.ts';
import { checkText } from './checkText.ts';

const ABOUT = {
  app: 'mfe-casino',
  release: 'c2',
  environment: 'production',
  brands: ['aurora', 'tuli'],
  without: [],
};
const ERROR: Finding = {
  ...OTHER_RULES.schemaBreaks,
  text: 'Lobby of mfe-casino@c1: no field.',
  brands: ['tuli'],
  first: ['casino'],
};
const WARNING: Finding = { ...OTHER_RULES.schemaNarrows, text: 'A field goes.' };
const GAP: Finding = { ...OTHER_RULES.live, text: 'Nothing is live.', isGap: true };

const report = (...findings: readonly Finding[]): CheckReport =>
  reportOf(ABOUT, findings, { rules: 2, waivers: undefined, today: '2026-11-22' });

function printed(
  of: CheckReport,
  json = false,
  sarif?: string,
): { readonly out: string; readonly code: number } {
  let out = '';
  const terminal = {
    out: (text: string) => void (out += text),
    note: () => undefined,
    canAsk: false,
    exitCode: 0,
  };
  printReport(
    {
      terminal,
      json,
      printResult: (value: unknown, text: string) => terminal.out(json ? JSON.stringify(value) : text),
    } as unknown as Session,
    of,
    sarif,
    'mfe-casino',
  );
  return { out: stripVTControlCharacters(out), code: terminal.exitCode };
}

describe('the exit code of a check', () => {
  it.each<[code: number, findings: readonly Finding[]]>([
    [0, []],
    [0, [WARNING]],
    [1, [WARNING, ERROR]],
    [2, [ERROR, GAP]],
    [2, [GAP]],
  ])('is %d', (code, findings) => {
    expect(printed(report(...findings)).code).toBe(code);
  });
});

describe('the output of a check', () => {
  it('names rule, brands, the squad that must release first, the remedy and the page, gaps first', () => {
    const text = stripVTControlCharacters(checkText(report(WARNING, ERROR, GAP)));
    expect(text).toMatch(/^mfe-casino@c2 against production · aurora, tuli\n\n\? evidence\/live/);
    expect(text).toContain('✗ graphql/schema-breaks');
    expect(text).toContain('    Lobby of mfe-casino@c1: no field. (tuli) First: casino.\n');
    expect(text).toContain('shared/docs/checks/graphql-schema-breaks.md');
    expect(text).toMatch(/\? incomplete 2 rules · 1 finding · 1 warning · 1 not checked$/);
  });

  it('names no environment when the release was compared with no live one', () => {
    const alone = reportOf({ ...ABOUT, environment: undefined }, [], {
      rules: 2,
      waivers: undefined,
      today: '2026-11-22',
    });
    const [head] = stripVTControlCharacters(checkText(alone)).split('\n');
    expect(head).toBe('mfe-casino@c2 by its files only, compared with no live release');
  });

  it('is JSON for programs, and SARIF in a file', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'foyer-sarif-'));
    const file = path.join(folder, 'check.sarif');
    expect(JSON.parse(printed(report(ERROR), true, file).out)).toMatchObject({
      result: 'failed',
      counts: { errors: 1 },
    });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      version: '2.1.0',
      runs: [{ results: [{ ruleId: 'graphql/schema-breaks' }] }],
    });
    rmSync(folder, { recursive: true });
  });
});

describe('the releases of several environments', () => {
  it('are merged into one entry with the brands of all environments', () => {
    const [at, other] = [
      { app: 'mfe-casino', release: 'c1', brands: ['tuli'] },
      { app: 'shell', release: 's1', brands: ['aurora'] },
    ];
    expect(joined([at, other, { ...at, brands: ['aurora', 'tuli'] }])).toEqual([
      { ...at, brands: ['tuli', 'aurora'] },
      other,
    ]);
  });
});
