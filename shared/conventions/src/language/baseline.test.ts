import { describe, expect, it } from '@jest/globals';
import { countFindings, growth, lowered, type Baseline } from './baseline.ts';
import { subjectProblem } from './commitSubjects.ts';
import { findDialect, shares, type Unit } from './findDialect.ts';

const CLEAN = 'The registry is down.';
const DIALECT = 'Nobody knows.';

function units(...rows: [owner: string, text: string][]): Unit[] {
  return rows.map(([owner, text]) => ({ layer: 'docs', owner, text, file: `${owner}/README.md`, line: 1 }));
}

function compare(baseline: Baseline, measured: Unit[]): string[] {
  return growth(baseline, shares(measured), countFindings(findDialect(measured))).problems;
}

const BASELINE: Baseline = { shares: { docs: 50 }, findings: { docs: { shell: 1 } }, acceptedCommits: [] };

describe('growth', () => {
  it('accepts what the baseline has', () => {
    expect(compare(BASELINE, units(['shell', DIALECT], ['shell', CLEAN]))).toEqual([]);
  });

  it('fails when the share of a layer grows', () => {
    expect(compare(BASELINE, units(['shell', DIALECT]))).toEqual(['docs: 100 % of 1, at most 50 %']);
  });

  it('fails when one package grows while another shrinks', () => {
    expect(compare(BASELINE, units(['e2e', DIALECT], ['shell', CLEAN]))).toEqual([
      'docs of e2e: 1 findings, at most 0',
    ]);
  });
});

describe('lowered', () => {
  const lower = (measured: Unit[]): Baseline =>
    lowered(BASELINE, shares(measured), countFindings(findDialect(measured)));

  it('lowers the baseline where the measurement is better', () => {
    const better = lower(units(['shell', CLEAN]));
    expect([better.shares['docs'], better.findings['docs']]).toEqual([0, {}]);
  });

  it('raises no value', () => {
    const worse = lower(units(['shell', DIALECT], ['e2e', DIALECT]));
    expect([worse.shares['docs'], worse.findings['docs']]).toEqual([50, { shell: 1 }]);
  });
});

describe('subjectProblem', () => {
  it.each([
    'cashier: keep the deposit button visible on short screens',
    'jackpot, sports-feed: use standard terms',
    'e2e: process webhooks in order',
  ])('accepts "%s"', (subject) => {
    expect(subjectProblem(subject)).toBeUndefined();
  });

  it.each([
    ['Keep the press of quick deposit in sight below its list', 'names no part'],
    ['cashier: Keep the button', 'starts with a capital'],
    ['cashier: keeps the button', 'not imperative'],
    ['cashier: fixed the button', 'not imperative'],
    [`cashier: keep ${'x'.repeat(72)}`, '86 characters'],
  ])('rejects "%s"', (subject, problem) => {
    expect(subjectProblem(subject)).toContain(problem);
  });
});
