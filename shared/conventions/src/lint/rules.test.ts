import { beforeAll, describe, expect, it } from '@jest/globals';
import { lintCases, type LintMessages } from './lintCases.fixture.ts';

const CONVENTIONS = /no-restricted|id-denylist/;

const REJECTED: readonly (readonly [file: string, code: string, message: RegExp])[] = [
  ['mfe-casino/src/a.ts', "export * from './b.ts';", /List the exports by name/],
  ['mfe-casino/src/a.ts', 'export default 1;', /Use a named export/],
  [
    'mfe-casino/src/a.ts',
    "export const x = (brand: string) => brand === 'aurora';",
    /Brands and licences are data/,
  ],
  [
    'infra/api/src/a.ts',
    "export function f(l: string) { switch (l) { case 'mga': return 1; default: return 2; } }",
    /Brands and licences are data/,
  ],
  ['infra/api/src/a.ts', 'export const begun = 1;', /Identifier 'begun' is restricted/],
  ['shell/src/a.ts', 'const LONGEST_VALUE = 1; f(LONGEST_VALUE);', /Name a bound `MAX_…`/],
  ['infra/api/src/a.ts', 'export const KEYS_AT_MOST = 1;', /Name a bound `MAX_…`/],
  ['shared/market/src/a.ts', 'export const REWARDS_MAXIMUM = 1;', /Name a bound `MAX_…`/],
  ['infra/api/src/a.test.ts', 'const MINIMUM = 1; f(MINIMUM);', /Name a bound `MAX_…`/],
  ['mfe-casino/src/a.ts', "import { b } from './b'; b();", /Write the extension/],
  ['infra/api/src/a.ts', "import { b } from './b.js'; b();", /Write the extension/],
  ['mfe-casino/src/A.tsx', 'export const A = () => <p>Hello you</p>;', /Texts belong in/],
  ['mfe-casino/src/A.tsx', 'export const A = () => <p aria-label="Close it" />;', /Screen readers announce/],
  ['mfe-casino/src/A.tsx', 'export interface AProps { className?: string }', /No `className`/],
  [
    'mfe-casino/src/a.ts',
    'export const x = () => localStorage.getItem("a");',
    /Only one adapter accesses storage/,
  ],
  ['shared/ui/src/a.ts', 'export const x = () => setTimeout(() => {}, 1);', /Timers belong in a service/],
  ['shell/src/layout/a.ts', 'export const x = () => document.cookie;', /accesses cookies/],
  ['mfe-casino/src/a.ts', "export const x = (market: M) => market.has('QuickMenu');", /Ask the flag service/],
  [
    'mfe-casino/src/A.tsx',
    "export const A = () => { const services = useServices(); return services.market.has('QuickMenu'); };",
    /Ask the flag service/,
  ],
  [
    'infra/api/src/a.ts',
    "export const x = (brand: Brand) => brand.toggles.includes('QuickMenu');",
    /Ask the door of feature decisions/,
  ],
  [
    'mfe-account/src/features/limits/A.tsx',
    "export const A = () => useExperiment('lobby_shortcuts');",
    /never part of an A\/B test/,
  ],
  ['mfe-casino/src/a.ts', "import { useIntl } from 'react-intl'; useIntl();", /Use @foyer\/i18n/],
  [
    'mfe-casino/src/a.ts',
    "import { mountRootParcel } from 'single-spa'; mountRootParcel();",
    /Do not use single-spa/,
  ],
];

const ALLOWED: readonly (readonly [file: string, code: string])[] = [
  ['shared/market/src/a.ts', "export const x = (brand: string) => brand === 'aurora';"],
  ['shared/i18n/src/a.ts', "import { useIntl } from 'react-intl'; useIntl();"],
  ['shell/src/services/session/adapters/oidc.ts', 'export const x = () => fetch("/");'],
  ['mfe-casino/src/remote.ts', 'export default {};'],
  ['mfe-casino/src/A.tsx', 'export const A = () => <p>·</p>;'],
  ['mfe-casino/src/a.ts', "import { b } from './b.ts'; import words from './words.json'; b(words);"],
];

let rejected: readonly LintMessages[];
let allowed: readonly LintMessages[];

beforeAll(async () => {
  const cases = [...REJECTED, ...ALLOWED].map(([file, code]) => ({ file, code }));
  const found = await lintCases(cases, CONVENTIONS);
  rejected = found.slice(0, REJECTED.length);
  allowed = found.slice(REJECTED.length);
});

describe('conventions', () => {
  it.each(REJECTED.map((one, index) => [...one, index] as const))(
    'reject %s: %s',
    (_file, _code, message, index) => {
      expect(rejected[index]?.join('\n')).toMatch(message);
    },
  );

  it.each(ALLOWED.map((one, index) => [...one, index] as const))('allow in %s: %s', (_file, _code, index) => {
    expect(allowed[index]).toEqual([]);
  });
});
