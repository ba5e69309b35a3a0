import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { repositoryRoot } from '@foyer/workspace';
import type { Facts } from './facts.ts';
import { judgeSchemas } from './judgeSchemas.ts';
import { judge, pageOf, reportOf, type Terms } from './report.ts';
import { ALL_RULES, RULES } from './rules.ts';
import { sarifOf } from './sarif.ts';
import { GOOD, shellWith, smokePage, withFallback, withCandidate, withLive } from './testing/goodFacts.ts';

const ABOUT = {
  app: 'mfe-casino',
  release: 'c2',
  environment: 'production',
  brands: ['aurora', 'tuli'],
  without: [],
};
const found = (facts: Facts): readonly string[] =>
  judge(facts, RULES).map(
    ({ id, text, isGap, first }) =>
      `${isGap ? 'gap ' : ''}${id}: ${text}${first ? ` [${first.join()}]` : ''}`,
  );
const script = (text: string): Facts => withCandidate({ scripts: { 'entry.js': text } });
const style = (text: string): Facts => withCandidate({ styles: { 'entry.css': text } });

describe('a release without faults', () => {
  it('passes, as a remote and as a shell', () => {
    expect(found(GOOD)).toEqual([]);
    expect(found(shellWith({}))).toEqual([]);
  });
});

/** Facts with one fault each: the rule that must find it, and a part of the finding's text. */
const PLANTED: readonly (readonly [rule: string, says: string, facts: Facts])[] = [
  [
    'contract/number',
    'uses contract 2, but shell@s1 mounts contract 1. [shell]',
    withCandidate({ contract: 2 }),
  ],
  [
    'contract/number',
    'mfe-account@a1 uses contract 1, but shell@s2 mounts contract 2. [account]',
    shellWith({ contract: 2 }),
  ],
  [
    'contract/page-missing',
    'shell@s1 sends lobby to mfe-casino@c2',
    withCandidate({ describes: { pages: [] } }),
  ],
  [
    'contract/page-missing',
    'shell@s2 sends profile to mfe-account@a1, which has no such page. [account]',
    shellWith({ describes: { routes: { account: ['profile'], casino: ['lobby'] } } }),
  ],
  [
    'contract/page-unrouted',
    'has a page sports',
    withCandidate({ describes: { pages: ['lobby'], laterPages: ['sports'] } }),
  ],
  [
    'contract/slot-missing',
    'casino.map, which no live release provides',
    withCandidate({ describes: { slots: { fills: ['casino.search'], shows: ['casino.map'] } } }),
  ],
  [
    'contract/slot-dropped',
    'no longer provides the slot casino.search, which shell@s1 shows. [shell]',
    withCandidate({ describes: { slots: { fills: [], shows: [] } } }),
  ],
  [
    'contract/event-unsent',
    'listens for cashier.paid',
    withCandidate({ describes: { events: { sends: ['game.launched'], hears: ['cashier.paid'] } } }),
  ],
  [
    'contract/event-dropped',
    'no longer sends game.launched, for which mfe-account@a1 listens. [account]',
    withCandidate({ describes: { events: { sends: [], hears: [] } } }),
  ],
  [
    'contract/service-missing',
    'mfe-casino@c2 calls wallet.transfer, which shell@s1 does not have. [shell]',
    withCandidate({ describes: { services: { offers: [], uses: ['wallet.transfer'] } } }),
  ],
  [
    'contract/service-missing',
    'mfe-account@a1 calls wallet, which shell@s2 does not have. [account]',
    shellWith({ describes: { services: { offers: ['bus'], uses: [] } } }),
  ],
  [
    'shared/range',
    'requires react ^20.0.0, but shell@s1 has 19.3.1',
    withCandidate({ requires: { react: '^20.0.0' } }),
  ],
  [
    'shared/range',
    'mfe-account@a1 requires react ^19.0.0, but shell@s2 has 20.0.0. [account]',
    shellWith({
      describes: {
        shared: { versions: { react: '20.0.0' }, offers: { react: ['*'], 'react-intl': ['*'] }, uses: {} },
      },
    }),
  ],
  [
    'shared/name',
    'uses FormattedDate of react-intl',
    withCandidate({
      describes: { shared: { versions: {}, offers: {}, uses: { 'react-intl': ['FormattedDate'] } } },
    }),
  ],
  [
    'graphql/operation',
    'Name of mfe-casino@c2: Cannot query field "nick"',
    withCandidate({ documents: { a: 'query Name { nick }' } }),
  ],
  [
    'css/collision',
    '.fa1_a is in entry.css of mfe-casino@c2 and in entry.css of mfe-account@a1',
    style('.fa1_a{}'),
  ],
  [
    'contract/slot-dropped',
    'no longer provides the slot casino.search, which mfe-account@a0 (comes back on a rollback) shows. [account]',
    withFallback(
      { describes: { slots: { fills: ['account.notices'], shows: ['casino.search'] } } },
      { describes: { slots: { fills: [], shows: [] } } },
    ),
  ],
  [
    'css/collision',
    '.fa0_a is in entry.css of mfe-casino@c2 and in entry.css of mfe-account@a0 (comes back on a rollback)',
    withFallback({ styles: { 'entry.css': '.fa0_a{}' } }, { styles: { 'entry.css': '.fa0_a{}' } }),
  ],
  ['css/collision', '@keyframes fa1_k', style('@keyframes fa1_k{to{opacity:0}}')],
  [
    'css/collision',
    '.fc1_a is in entry.css of mfe-casino@c2 and in entry.css of mfe-casino@c1',
    style('.fc1_a{}'),
  ],
  ['css/global', 'styles button for the whole page', style('.fc2_a{}button,.fc2_b a{color:red}')],
  [
    'css/global',
    'styles :root for the whole page',
    style('@media print{:root{color:red}}@layer x{p{color:red}}'),
  ],
  ['code/dynamic', 'calls eval', script('window.eval("1")')],
  ['code/dynamic', 'creates a Function from text', script('new Function("a","return a")')],
  ['code/dynamic', 'passes text to setTimeout', script('setTimeout("go()",1)')],
  ['code/dynamic', 'calls document.write', script('document.write(x)')],
  ['code/inline', 'writes the handler onclick', script('e.setAttribute("onclick","go()")')],
  ['code/inline', 'contains markup that runs', script('e.innerHTML="<a href=# onclick=go()>"')],
  ['code/origin', 'knows https://tracker.example/t.js', script('load("https://tracker.example/t.js")')],
  ['code/origin', 'loads //cdn.example/a.png', style('.fc2_a{background:url(//cdn.example/a.png)}')],
  [
    'licence/refused',
    'left 1.0.0 has the licence GPL-3.0-only',
    withCandidate({
      bill: {
        ...GOOD.candidate.bill,
        components: [{ name: 'left', version: '1.0.0', licenses: [{ expression: 'GPL-3.0-only' }] }],
      } as never,
    }),
  ],
  [
    'licence/refused',
    'left 1.0.0 declares no licence',
    withCandidate({
      bill: { ...GOOD.candidate.bill, components: [{ name: 'left', version: '1.0.0' }] } as never,
    }),
  ],
  [
    'messages/locale',
    'lacks 1 of 2 texts in fi',
    withCandidate({ describes: { messages: { en: 2, fi: 1 } } }),
  ],
  ['messages/locale', 'has no texts in fi', withCandidate({ locales: ['en'] })],
  [
    'size/budget',
    '30.0 KB of js, 27.0 KB are allowed',
    withCandidate({
      sizes: [
        {
          name: 'mfe-casino',
          actual: { js: 30_000, css: 0 },
          allowed: { js: 27_000, css: 1 },
          live: { js: 30_000, css: 0 },
        },
      ],
    }),
  ],
  [
    'size/delta',
    'js grows from 10.0 KB to 20.0 KB',
    withCandidate({
      sizes: [
        {
          name: 'mfe-casino',
          actual: { js: 20_000, css: 0 },
          allowed: { js: 27_000, css: 1 },
          live: { js: 10_000, css: 0 },
        },
      ],
    }),
  ],
  [
    'smoke/mount',
    '/en/: mfe-casino@c2 did not show its heading within the deadline.',
    { ...GOOD, smoke: [smokePage({ mountedMs: undefined })] },
  ],
  [
    'smoke/fallback',
    '/en/: mfe-casino failed with CONTRACT_MISMATCH.',
    { ...GOOD, smoke: [smokePage({ instead: ['mfe-casino failed with CONTRACT_MISMATCH'] })] },
  ],
  [
    'smoke/integrity',
    '/en/: /assets/mfe-casino/c2/lazy.js is loaded without integrity.',
    {
      ...GOOD,
      smoke: [smokePage({ unsigned: ['/assets/mfe-casino/c2/lazy.js is loaded without integrity'] })],
    },
  ],
  [
    'release/owner',
    'mfe-casino@c2 claims owner cashier; mfe-casino belongs to casino.',
    withCandidate({ owner: 'cashier' }),
  ],
  ['release/owner', 'No squad owns mfe-poker.', withCandidate({ app: 'mfe-poker', owner: 'poker' })],
  [
    'source/types',
    'mfe-casino/src/remote.ts:8 TS2322: Type 99 is not assignable to type 1.',
    {
      ...GOOD,
      sources: {
        types: ['mfe-casino/src/remote.ts:8 TS2322: Type 99 is not assignable to type 1.'],
        imports: [],
      },
    },
  ],
  [
    'source/imports',
    'mfe-casino/src/a.ts imports mfe-account/src/b.ts (remote-to-remote)',
    {
      ...GOOD,
      sources: {
        types: [],
        imports: ['mfe-casino/src/a.ts imports mfe-account/src/b.ts (remote-to-remote)'],
      },
    },
  ],
  [
    'size/delta',
    'first release, no live release to compare with',
    withCandidate({
      sizes: [
        {
          name: 'mfe-casino',
          actual: { js: 1, css: 0 },
          allowed: { js: 27_000, css: 1 },
          live: 'first-release',
        },
      ],
    }),
  ],
  [
    'size/delta',
    'so its growth is unknown',
    withCandidate({
      sizes: [
        {
          name: 'mfe-casino',
          actual: { js: 1, css: 0 },
          allowed: { js: 27_000, css: 1 },
          live: 'not-weighed',
        },
      ],
    }),
  ],
  [
    'smoke/unseen',
    'No page of mfe-casino@c2 could be opened without a player account for the check: only /en/',
    withCandidate({ describes: { pages: ['deposit'] } }),
  ],
  ['smoke/console', '/en/: boom', { ...GOOD, smoke: [smokePage({ errors: ['boom'] })] }],
  [
    'smoke/axe',
    '/en/: color-contrast',
    { ...GOOD, smoke: [smokePage({ violations: ['color-contrast: h1'] })] },
  ],
];

describe('planted faults', () => {
  it.each(PLANTED)('reports %s: %s', (rule, says, facts) => {
    expect(found(facts).filter((text) => text.startsWith(`${rule}: `) && text.includes(says))).toHaveLength(
      1,
    );
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
    ['source/types', { ...GOOD, sources: { types: undefined, imports: [] } }],
    ['source/imports', { ...GOOD, sources: { types: [], imports: undefined } }],
    ['smoke/mount', { ...GOOD, smoke: undefined }],
    ['smoke/mount', { ...GOOD, smoke: [] }],
  ])('of %s is a gap, and makes the check incomplete', (rule, facts) => {
    expect(found(facts).some((text) => text.startsWith(`gap ${rule}: `))).toBe(true);
    const waiver = { rule, about: 'could not be', reason: 'because I would like it', until: '2026-12-01' };
    expect(
      reportOf(ABOUT, judge(facts, RULES), {
        rules: RULES.length,
        waivers: [waiver],
        granted: [{ ...waiver, app: 'mfe-casino' }],
        today: '2026-11-22',
      }).result,
    ).toBe('incomplete');
  });
});

describe('waivers', () => {
  const today = '2026-11-22';
  const findings = judge(style('button{color:red}'), RULES);
  const good = {
    rule: 'css/global',
    about: 'styles button',
    reason: 'the sheet goes next week',
    until: '2026-12-01',
  };
  it.each<[what: string, waivers: unknown, result: string, rules: readonly string[]]>([
    ['set a finding aside', [{ ...good, until: today }], 'passed', []],
    [
      'apply only to the named finding',
      [{ ...good, about: 'styles anchors' }],
      'failed',
      ['css/global', 'waiver/unused'],
    ],
    [
      'apply to a finding, not to a whole rule',
      [{ ...good, about: 'styles' }],
      'failed',
      ['css/global', 'waiver/malformed'],
    ],
    [
      'must name the finding',
      [{ rule: good.rule, reason: good.reason, until: good.until }],
      'failed',
      ['css/global', 'waiver/malformed'],
    ],
    ['expire', [{ ...good, until: '2026-11-21' }], 'failed', ['css/global', 'waiver/expired']],
    ['may last a year', [{ ...good, until: '2027-11-22' }], 'passed', []],
    [
      'may not last longer than a year',
      [{ ...good, until: '2027-11-23' }],
      'failed',
      ['css/global', 'waiver/malformed'],
    ],
    [
      'may not last indefinitely',
      [{ ...good, until: '9999-12-31' }],
      'failed',
      ['css/global', 'waiver/malformed'],
    ],
    ['need a valid date', [{ ...good, until: '2026-99-99' }], 'failed', ['css/global', 'waiver/malformed']],
    [
      'need a day that exists in its month',
      [{ ...good, until: '2027-02-29' }],
      'failed',
      ['css/global', 'waiver/malformed'],
    ],
    ['need a reason', [{ ...good, reason: 'soon' }], 'failed', ['css/global', 'waiver/malformed']],
    [
      'need a known rule',
      [{ ...good, rule: 'css/everything' }],
      'failed',
      ['css/global', 'waiver/malformed'],
    ],
    ['must be a list', {}, 'failed', ['css/global', 'waiver/malformed']],
  ])('%s', (_what, waivers, result, rules) => {
    const report = reportOf(ABOUT, findings, { rules: 1, waivers, today });
    expect([report.result, report.findings.map(({ id }) => id)]).toEqual([result, rules]);
  });

  it.each<[rule: string, about: string, facts: Facts]>([
    ['code/dynamic', 'entry.js calls eval', script('eval("1")')],
    ['contract/number', 'uses contract 2', withCandidate({ contract: 2 })],
    ['graphql/operation', 'Cannot query field', withCandidate({ documents: { a: 'query Name { nick }' } })],
    ['shared/range', 'requires react ^20', withCandidate({ requires: { react: '^20.0.0' } })],
  ])('for %s apply only when the registry grants them for this application', (rule, about, facts) => {
    const waiver = { rule, about, reason: 'the shell follows today', until: '2026-12-01' };
    const found = judge(facts, RULES);
    const ids = (more: Pick<Required<Terms>, 'waivers' | 'granted'>): readonly string[] =>
      reportOf(ABOUT, found, { rules: 1, today, ...more }).findings.map(({ id }) => id);
    expect(ids({ waivers: [waiver], granted: [] })).toEqual([rule, 'waiver/not-granted']);
    expect(ids({ waivers: undefined, granted: [{ ...waiver, app: 'mfe-account' }] })).toEqual([rule]);
    expect(ids({ waivers: undefined, granted: [{ ...waiver, app: 'mfe-casino' }] })).toEqual([]);
  });
});

describe('judgeSchemas', () => {
  const now = { main: buildSchema('type Query { name: String nick: String }') };
  it('fails with the operation, the field and the squad that must change first', () => {
    const report = judgeSchemas(
      GOOD.live,
      now,
      { main: buildSchema('type Query { nick: String }') },
      { ...ABOUT, app: 'api' },
    );
    expect(report.result).toBe('failed');
    expect(report.findings.map(({ text, first }) => [text, first])).toContainEqual([
      'Name of shell@s1: Cannot query field "name" on type "Query".',
      ['shell'],
    ]);
  });

  it('fails for an operation of a fallback release', () => {
    const { live } = withFallback({ documents: { a: 'query Name { name }' } }, {});
    const report = judgeSchemas(
      live.filter(({ isRollbackTarget }) => isRollbackTarget),
      now,
      { main: buildSchema('type Query { nick: String }') },
      { ...ABOUT, app: 'api' },
    );
    expect([report.result, report.findings[0]?.text]).toEqual([
      'failed',
      'Name of mfe-account@a0 (comes back on a rollback): Cannot query field "name" on type "Query".',
    ]);
  });

  it('passes with a warning when no release uses a removed field', () => {
    const report = judgeSchemas(
      GOOD.live,
      now,
      { main: buildSchema('type Query { name: String }') },
      { ...ABOUT, app: 'api' },
    );
    expect([report.result, report.findings.map(({ id }) => id)]).toEqual([
      'passed',
      ['graphql/schema-narrows'],
    ]);
  });
});

describe('the report', () => {
  it('is SARIF 2.1.0 whose results have known rules and a location', () => {
    const waivers = [
      {
        rule: 'css/global',
        about: 'styles a for the whole page',
        reason: 'the sheet goes next week',
        until: '2026-12-01',
      },
    ];
    const all = judge(
      {
        ...withCandidate({ requires: { react: '^20.0.0' }, styles: { 'entry.css': 'a{}' } }),
        schemas: undefined,
      },
      RULES,
    );
    const sarif = sarifOf(
      reportOf(ABOUT, all, { rules: RULES.length, waivers, today: '2026-11-22' }),
      'mfe-casino',
    ) as Sarif;
    expect([sarif.version, sarif.$schema, sarif.runs.length]).toEqual([
      '2.1.0',
      'https://json.schemastore.org/sarif-2.1.0.json',
      1,
    ]);
    const [{ tool, results, invocations }] = sarif.runs;
    for (const { ruleId, ruleIndex, level, message, locations } of results) {
      expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
      expect(['error', 'warning', 'note', 'none']).toContain(level);
      expect(message.text).not.toBe('');
      expect(locations[0]?.physicalLocation.artifactLocation.uri).toMatch(/^mfe-casino\/[\w.-]+$/);
    }
    expect(results.map(({ ruleId, suppressions }) => [ruleId, suppressions?.[0]?.status])).toEqual([
      ['shared/range', undefined],
      ['css/global', 'accepted'],
    ]);
    expect(invocations[0].executionSuccessful).toBe(false);
    expect(invocations[0].toolExecutionNotifications.map(({ associatedRule }) => associatedRule.id)).toEqual([
      'graphql/operation',
    ]);
  });

  it('has exactly one page for every rule', () => {
    expect(ALL_RULES.filter(({ id }) => !existsSync(path.join(repositoryRoot, pageOf(id))))).toEqual([]);
    const pages = readdirSync(path.join(repositoryRoot, 'shared/docs/checks'));
    expect(
      pages
        .map((page) => `shared/docs/checks/${page}`)
        .filter((page) => !ALL_RULES.some(({ id }) => pageOf(id) === page)),
    ).toEqual([]);
    for (const page of pages)
      expect(readFileSync(path.join(repositoryRoot, 'shared/docs/checks', page), 'utf8')).toMatch(
        /^# [a-z]+\/[a-z-]+: .+\n[\s\S]*\*\*What to do:\*\* .+/,
      );
  });
});

interface Sarif {
  readonly $schema: string;
  readonly version: string;
  readonly runs: readonly [
    {
      readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
      readonly invocations: readonly [
        {
          readonly executionSuccessful: boolean;
          readonly toolExecutionNotifications: readonly {
            readonly associatedRule: { readonly id: string };
          }[];
        },
      ];
      readonly results: readonly {
        readonly ruleId: string;
        readonly ruleIndex: number;
        readonly level: string;
        readonly message: { readonly text: string };
        readonly locations: readonly {
          readonly physicalLocation: { readonly artifactLocation: { readonly uri: string } };
        }[];
        readonly suppressions?: readonly { readonly status: string }[];
      }[];
    },
  ];
}
