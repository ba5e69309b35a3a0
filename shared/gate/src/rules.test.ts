import { describe, expect, it } from '@jest/globals';
import type { Facts } from './facts.ts';
import { judge, reportOf } from './report.ts';
import { RULES } from './rules.ts';
import { CODE_FAULTS } from './testing/faultsInCode.ts';
import { CONTRACT_FAULTS } from './testing/faultsInContract.ts';
import { OUTCOME_FAULTS } from './testing/faultsInOutcome.ts';
import { CHECKED, GOOD, shellWith, withCandidate, withLive } from './testing/goodFacts.ts';

const found = (facts: Facts): readonly string[] =>
  judge(facts, RULES).map(
    ({ id, text, isGap, first }) =>
      `${isGap ? 'gap ' : ''}${id}: ${text}${first ? ` [${first.join()}]` : ''}`,
  );

describe('a release without faults', () => {
  it('passes, as a remote and as a shell', () => {
    expect(found(GOOD)).toEqual([]);
    expect(found(shellWith({}))).toEqual([]);
  });
});

const PLANTED = [...CONTRACT_FAULTS, ...CODE_FAULTS, ...OUTCOME_FAULTS];

describe('planted faults', () => {
  it.each(PLANTED)('reports %s: %s', (rule, expected, facts) => {
    expect(
      found(facts).filter((text) => text.startsWith(`${rule}: `) && text.includes(expected)),
    ).toHaveLength(1);
  });

  it('cover every rule', () => {
    expect(RULES.map(({ id }) => id).filter((id) => !PLANTED.some(([rule]) => rule === id))).toEqual([]);
  });

  it('are reported for the affected brands only, because others may run another release', () => {
    const facts = withLive('shell', {
      brands: ['aurora'],
      describes: { services: { offers: [], uses: [] } },
    });
    const other = {
      ...facts,
      live: [
        ...facts.live,
        ...GOOD.live
          .filter(({ app }) => app === 'shell')
          .map((shell) => ({ ...shell, release: 's0', brands: ['tuli'] })),
      ],
    };
    expect(
      judge(other, RULES)
        .filter(({ id }) => id === 'contract/service-missing')
        .map(({ brands }) => brands),
    ).toEqual([['aurora'], ['aurora'], ['aurora']]);
  });
});

describe('missing evidence', () => {
  it.each<[rule: string, facts: Facts]>([
    ['graphql/operation', { ...GOOD, schemas: undefined }],
    ['graphql/operation', withCandidate({ documents: undefined })],
    [
      'contract/service-missing',
      {
        ...GOOD,
        live: GOOD.live.map((release) =>
          release.app === 'shell' ? { ...release, describes: undefined } : release,
        ),
      },
    ],
    ['css/collision', withLive('mfe-account', { styles: undefined })],
    ['code/dynamic', withCandidate({ scripts: undefined })],
    ['code/inline', withCandidate({ scripts: undefined })],
    ['code/origin', withCandidate({ scripts: {} })],
    ['licence/refused', withCandidate({ bill: undefined })],
    ['size/budget', withCandidate({ sizes: [] })],
    ['source/types', { ...GOOD, sources: { ...GOOD.sources, types: undefined } }],
    ['source/imports', { ...GOOD, sources: { ...GOOD.sources, imports: undefined } }],
    ['source/generated', { ...GOOD, sources: { ...GOOD.sources, generated: undefined } }],
    ['shared/declared', { ...GOOD, sources: { ...GOOD.sources, packages: undefined } }],
    ['smoke/mount', { ...GOOD, smoke: undefined }],
    ['smoke/mount', { ...GOOD, smoke: [] }],
  ])('is a gap for %s, and makes the check incomplete', (rule, facts) => {
    expect(found(facts).some((text) => text.startsWith(`gap ${rule}: `))).toBe(true);
    const waiver = { rule, about: 'could not be', reason: 'because I would like it', until: '2026-12-01' };
    expect(
      reportOf(CHECKED, judge(facts, RULES), {
        rules: RULES.length,
        waivers: [waiver],
        granted: [{ ...waiver, app: 'mfe-casino' }],
        today: '2026-11-22',
      }).result,
    ).toBe('incomplete');
  });
});
