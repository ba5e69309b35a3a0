import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@foyer/workspace';
import { judge, pageOf, reportOf } from './report.ts';
import { RULES } from './rules.ts';
import { PROVEN_BREAKS } from './testing/breaksElsewhere.ts';
import { EVIDENCE_BREAKS, RELEASE_BREAKS } from './testing/breaksInReleases.ts';
import { CHECKED, GOOD } from './testing/goodFacts.ts';
import { HARMLESS_CHANGES } from './testing/harmlessChanges.ts';
import type { Facts } from './facts.ts';
import type { CheckReport } from './report.ts';

const MIN_BREAKS = 40;
const MIN_HARMLESS = 20;
const MIN_REMEDY_LENGTH = 20;

function checked(facts: Facts): CheckReport {
  return reportOf(CHECKED, judge(facts, RULES), {
    rules: RULES.length,
    waivers: undefined,
    today: facts.today,
  });
}

const read = (file: string): string => readFileSync(path.join(repositoryRoot, file), 'utf8');

describe('the table of planted breaks', () => {
  it('has enough rows, and no row twice', () => {
    const names = [...RELEASE_BREAKS, ...EVIDENCE_BREAKS, ...PROVEN_BREAKS].map(([name]) => name);
    expect(names.length).toBeGreaterThanOrEqual(MIN_BREAKS);
    expect(new Set(names).size).toBe(names.length);
    expect(HARMLESS_CHANGES.length).toBeGreaterThanOrEqual(MIN_HARMLESS);
  });

  it('has a row for every rule that refuses', () => {
    const errors = RULES.filter(({ level }) => level === 'error').map(({ id }) => id);
    expect(errors.filter((id) => !RELEASE_BREAKS.some(([, code]) => code === id))).toEqual([]);
  });

  it.each(RELEASE_BREAKS)('refuses a release that %s: %s', (_name, code, facts) => {
    const { result, findings } = checked(facts);
    expect(result).toBe('failed');
    const [finding] = findings.filter(({ id, isGap }) => id === code && isGap !== true);
    expect(finding).toMatchObject({ level: 'error', text: expect.stringMatching(/\S/) as unknown });
    expect(finding?.toDo.length).toBeGreaterThan(MIN_REMEDY_LENGTH);
    expect(read(pageOf(code))).toContain('**What to do:**');
  });

  it.each(EVIDENCE_BREAKS)('does not pass a release that %s: %s', (_name, code, facts) => {
    const { result, findings } = checked(facts);
    expect(result).toBe('incomplete');
    expect(findings.some(({ id, isGap }) => id === code && isGap === true)).toBe(true);
  });

  it.each(PROVEN_BREAKS)('refuses a release that %s: %s', (_name, code, file, title) => {
    const page = code.includes('/') ? pageOf(code) : `shared/docs/errors/${code}.md`;
    expect(existsSync(path.join(repositoryRoot, page))).toBe(true);
    expect(read(page)).toContain('**What to do:**');
    expect(read(file)).toContain(title);
  });
});

describe('the table of harmless changes', () => {
  it.each(HARMLESS_CHANGES)('passes %s', (_name, facts) => {
    const { result, findings } = checked(facts);
    expect(findings.filter(({ level, isGap }) => level === 'error' || isGap === true)).toEqual([]);
    expect(result).toBe('passed');
  });

  it('differs from the planted breaks only in the planted fault', () => {
    expect(checked(GOOD).findings).toEqual([]);
  });
});
