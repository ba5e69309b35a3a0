import type { ReleaseDescription } from '@foyer/kernel/release-description';
import { buildSchema } from 'graphql';
import type { CandidateFacts, Facts, LiveFacts, SmokePage, SourceFacts } from '../facts.ts';

const SILENT: ReleaseDescription = {
  format: 1,
  pages: [],
  laterPages: [],
  slots: { fills: [], shows: [] },
  events: { sends: [], receives: [] },
  services: { offers: [], uses: [] },
  shared: { versions: {}, offers: {}, uses: {} },
  messages: { en: 2, fi: 2 },
  sbom: '',
};

const SHELL: LiveFacts = {
  app: 'shell',
  release: 's1',
  owner: 'shell',
  contract: 1,
  requires: {},
  brands: ['aurora', 'tuli'],
  documents: { a: 'query Name { name }' },
  styles: { 'main.css': '.fs1_a{color:red}' },
  describes: {
    ...SILENT,
    routes: { casino: ['lobby'] },
    slots: { fills: [], shows: ['casino.search'] },
    events: { sends: ['wallet.changed'], receives: ['game.launched'] },
    services: { offers: ['bus', 'bus.emit', 'wallet', 'wallet.refresh', 'apollo', 'apollo.*'], uses: [] },
    shared: { versions: { react: '19.3.1' }, offers: { react: ['*'], 'react-intl': ['useIntl'] }, uses: {} },
  },
};

const ACCOUNT: LiveFacts = {
  app: 'mfe-account',
  release: 'a1',
  owner: 'account',
  contract: 1,
  requires: { react: '^19.0.0' },
  brands: ['aurora', 'tuli'],
  documents: {},
  styles: { 'entry.css': '.fa1_a{}@keyframes fa1_k{to{opacity:1}}' },
  describes: {
    ...SILENT,
    slots: { fills: ['account.notices'], shows: [] },
    events: { sends: [], receives: ['game.launched'] },
    services: { offers: [], uses: ['wallet'] },
  },
};

const CASINO: CandidateFacts = {
  app: 'mfe-casino',
  release: 'c2',
  owner: 'casino',
  contract: 1,
  requires: { react: '^19.3.0' },
  documents: { a: 'query Name { name }' },
  styles: { 'entry.css': '.fc2_a:hover{color:red}' },
  scripts: { 'entry.js': '(()=>{setTimeout(()=>run(),1);const help="https://react.dev/errors/1"})()' },
  locales: ['en', 'fi'],
  bill: {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'x', name: 'x', version: '1' } },
    components: [
      {
        type: 'library',
        'bom-ref': 'l',
        name: 'left',
        version: '1.0.0',
        purl: 'pkg:npm/left@1.0.0',
        licenses: [{ expression: '(MIT OR GPL-3.0-only)' }],
      },
    ],
  },
  sizes: [
    {
      name: 'mfe-casino',
      actual: { js: 20_000, css: 3_000 },
      allowed: { js: 27_000, css: 8_000 },
      live: { js: 19_500, css: 3_000 },
    },
  ],
  describes: {
    ...SILENT,
    pages: ['lobby'],
    slots: { fills: ['casino.search'], shows: ['account.notices'] },
    events: { sends: ['game.launched'], receives: ['wallet.changed'] },
    services: { offers: [], uses: ['wallet', 'wallet.refresh', 'apollo.query'] },
    shared: { versions: {}, offers: {}, uses: { react: ['use'], 'react-intl': ['useIntl'] } },
  },
};

/** A candidate of casino without faults, with live releases that include its previous one. */
export const GOOD: Facts = {
  candidate: CASINO,
  squads: [],
  live: [
    SHELL,
    ACCOUNT,
    { ...CASINO, release: 'c1', styles: { 'entry.css': '.fc1_a{}' }, brands: ['aurora', 'tuli'] },
  ],
  brands: ['aurora', 'tuli'],
  schemas: {
    main: buildSchema('type Query { name: String }'),
    lobby: buildSchema('type Query { games: [String!]! }'),
  },
  locales: ['en', 'fi'],
  sources: {
    types: [],
    imports: [],
    packages: { declared: { react: '^19.0.0' }, nested: [] },
    generated: [],
  },
  deprecations: [],
  today: '2026-11-22',
  smoke: [smokePage({}), smokePage({ page: 'sports', path: '/en/sports/', slots: { 'casino.search': '' } })],
};

/** An observed page that shows the candidate; `patch` overrides some of its fields. */
export function smokePage(patch: Partial<SmokePage>): SmokePage {
  return {
    brand: 'aurora',
    page: 'lobby',
    path: '/en/',
    mountedMs: 900,
    instead: [],
    violations: [],
    errors: [],
    unsigned: [],
    foreign: [],
    widths: [],
    again: [],
    leaks: [],
    changes: [],
    secrets: [],
    longestTaskMs: 120,
    busyMs: 900,
    elements: 400,
    bytes: 20_000,
    updates: [],
    ...patch,
  };
}

/** Application, release and environment that the reports of the tests are about. */
export const CHECKED = {
  app: 'mfe-casino',
  release: 'c2',
  environment: 'production',
  brands: ['aurora', 'tuli'],
  without: [],
};

/** A break that the rules refuse: its name, the rule, and the facts that a check would collect. */
export type ReleaseBreak = readonly [name: string, code: string, facts: Facts];

/** Facts with one fault: the rule that must find it, and a part of the finding's text. */
export type PlantedFault = readonly [rule: string, says: string, facts: Facts];

type Patch<Value> = Partial<Omit<Value, 'describes'>> & { readonly describes?: Partial<ReleaseDescription> };

/** {@link GOOD} with a changed candidate. */
export function withCandidate(patch: Patch<CandidateFacts>): Facts {
  return { ...GOOD, candidate: patched(GOOD.candidate, patch) };
}

/** {@link GOOD} whose candidate has only this script. */
export function withScript(text: string): Facts {
  return withCandidate({ scripts: { 'entry.js': text } });
}

/** {@link GOOD} with these findings in the candidate's sources. */
export function withSources(patch: Partial<SourceFacts>): Facts {
  return { ...GOOD, sources: { ...GOOD.sources, ...patch } };
}

/** {@link GOOD} whose candidate has only this style sheet. */
export function withStyle(text: string): Facts {
  return withCandidate({ styles: { 'entry.css': text } });
}

/** {@link GOOD} with another live release. */
export function withLive(app: string, patch: Patch<LiveFacts>, facts: Facts = GOOD): Facts {
  return {
    ...facts,
    live: facts.live.map((release) => (release.app === app ? patched(release, patch) : release)),
  };
}

/** {@link GOOD} with a changed candidate, and with a fallback release of account next to the live one. */
export function withFallback(before: Patch<LiveFacts>, candidate: Patch<CandidateFacts>): Facts {
  return {
    ...withCandidate(candidate),
    live: [...GOOD.live, patched({ ...ACCOUNT, release: 'a0', styles: {}, isRollbackTarget: true }, before)],
  };
}

/** A candidate of the shell, checked against the remotes of {@link GOOD}. */
export function shellWith(patch: Patch<LiveFacts>): Facts {
  const shell = GOOD.live.find(({ app }) => app === 'shell') ?? SHELL;
  return {
    ...GOOD,
    candidate: {
      ...CASINO,
      ...patched({ ...shell, release: 's2', styles: { 'main.css': '.fs2_a{}' } }, patch),
    },
  };
}

function patched<Value extends { readonly describes: ReleaseDescription | undefined }>(
  value: Value,
  { describes, ...rest }: Patch<Value>,
): Value {
  return { ...value, ...rest, describes: value.describes && { ...value.describes, ...describes } };
}
