import { describe, expect, it } from '@jest/globals';
import type { Facts } from './facts.ts';
import { judge, reportOf, type Terms } from './report.ts';
import { RULES } from './rules.ts';
import { CHECKED, GOOD, smokePage, withCandidate, withScript, withStyle } from './testing/goodFacts.ts';

describe('waivers', () => {
  const today = '2026-11-22';
  const findings = judge(withCandidate({ describes: { messages: { en: 2, fi: 1 } } }), RULES);
  const good = {
    rule: 'messages/locale',
    about: 'lacks 1 of 2 texts',
    reason: 'the text comes next week',
    until: '2026-12-01',
  };
  it.each<[what: string, waivers: unknown, result: string, rules: readonly string[]]>([
    ['set a finding aside', [{ ...good, until: today }], 'passed', []],
    [
      'apply only to the named finding',
      [{ ...good, about: 'lacks 2 of 2 texts' }],
      'failed',
      ['messages/locale', 'waiver/unused'],
    ],
    [
      'apply to a finding, not to a whole rule',
      [{ ...good, about: 'lacks' }],
      'failed',
      ['messages/locale', 'waiver/malformed'],
    ],
    [
      'must name the finding',
      [{ rule: good.rule, reason: good.reason, until: good.until }],
      'failed',
      ['messages/locale', 'waiver/malformed'],
    ],
    ['expire', [{ ...good, until: '2026-11-21' }], 'failed', ['messages/locale', 'waiver/expired']],
    ['may last a year', [{ ...good, until: '2027-11-22' }], 'passed', []],
    [
      'may not last longer than a year',
      [{ ...good, until: '2027-11-23' }],
      'failed',
      ['messages/locale', 'waiver/malformed'],
    ],
    [
      'may not last indefinitely',
      [{ ...good, until: '9999-12-31' }],
      'failed',
      ['messages/locale', 'waiver/malformed'],
    ],
    [
      'need a valid date',
      [{ ...good, until: '2026-99-99' }],
      'failed',
      ['messages/locale', 'waiver/malformed'],
    ],
    [
      'need a day that exists in its month',
      [{ ...good, until: '2027-02-29' }],
      'failed',
      ['messages/locale', 'waiver/malformed'],
    ],
    ['need a reason', [{ ...good, reason: 'soon' }], 'failed', ['messages/locale', 'waiver/malformed']],
    [
      'need a known rule',
      [{ ...good, rule: 'messages/everything' }],
      'failed',
      ['messages/locale', 'waiver/malformed'],
    ],
    ['must be a list', {}, 'failed', ['messages/locale', 'waiver/malformed']],
  ])('%s', (_what, waivers, result, rules) => {
    const report = reportOf(CHECKED, findings, { rules: 1, waivers, today });
    expect([report.result, report.findings.map(({ id }) => id)]).toEqual([result, rules]);
  });

  it.each<[rule: string, about: string, facts: Facts]>([
    ['code/dynamic', 'entry.js calls eval', withScript('eval("1")')],
    ['contract/number', 'uses contract 2', withCandidate({ contract: 2 })],
    ['graphql/operation', 'Cannot query field', withCandidate({ documents: { a: 'query Name { nick }' } })],
    ['shared/range', 'requires react ^20', withCandidate({ requires: { react: '^20.0.0' } })],
    ['css/global', 'styles button', withStyle('button{color:red}')],
    [
      'smoke/changes',
      'replaces window.fetch',
      {
        ...GOOD,
        smoke: [smokePage({ changes: ['replaces window.fetch'], slots: { 'casino.search': '' } })],
      },
    ],
  ])('apply for %s only when the registry grants them for this application', (rule, about, facts) => {
    const waiver = { rule, about, reason: 'the shell follows today', until: '2026-12-01' };
    const found = judge(facts, RULES);
    const ids = (more: Pick<Required<Terms>, 'waivers' | 'granted'>): readonly string[] =>
      reportOf(CHECKED, found, { rules: 1, today, ...more }).findings.map(({ id }) => id);
    expect(ids({ waivers: [waiver], granted: [] })).toEqual([rule, 'waiver/not-granted']);
    expect(ids({ waivers: undefined, granted: [{ ...waiver, app: 'mfe-account' }] })).toEqual([rule]);
    expect(ids({ waivers: undefined, granted: [{ ...waiver, app: 'mfe-casino' }] })).toEqual([]);
  });
});
