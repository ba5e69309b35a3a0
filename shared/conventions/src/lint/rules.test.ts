import path from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { repositoryRoot } from '@foyer/workspace';
import { lintRules } from './config.ts';

const LINT_START_MS = 60_000;

let eslint: ESLint;

beforeAll(() => {
  // only the conventions are tested here: they need no types, so no file has to exist
  const untyped = lintRules.map((part) =>
    'rules' in part
      ? {
          ...part,
          rules: sentencesOnly(part.rules as Record<string, unknown>),
          languageOptions: parserOnly(part),
        }
      : part,
  );
  eslint = new ESLint({ cwd: repositoryRoot, overrideConfigFile: true, overrideConfig: untyped as never });
}, LINT_START_MS);

function sentencesOnly(rules: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(rules).filter(([name]) => /^(no-restricted|id-denylist)/.test(name)),
  );
}

function parserOnly(part: object): object {
  const { languageOptions } = part as { languageOptions?: { parser?: unknown } };
  return languageOptions?.parser ? { parser: languageOptions.parser } : {};
}

async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(repositoryRoot, file) });
  return (result?.messages ?? []).map((message) => message.message);
}

describe('conventions', () => {
  it.each([
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
    [
      'mfe-casino/src/A.tsx',
      'export const A = () => <p aria-label="Close it" />;',
      /Screen readers announce/,
    ],
    ['mfe-casino/src/A.tsx', 'export interface AProps { className?: string }', /No `className`/],
    [
      'mfe-casino/src/a.ts',
      'export const x = () => localStorage.getItem("a");',
      /Only one adapter accesses storage/,
    ],
    ['shared/ui/src/a.ts', 'export const x = () => setTimeout(() => {}, 1);', /Timers belong in a service/],
    ['shell/src/layout/a.ts', 'export const x = () => document.cookie;', /accesses cookies/],
    [
      'mfe-casino/src/a.ts',
      "export const x = (market: M) => market.has('QuickMenu');",
      /Ask the flag service/,
    ],
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
  ])('rejects %s: %s', async (file, code, sentence) => {
    expect((await complaints(file, code)).join('\n')).toMatch(sentence);
  });

  it.each([
    ['shared/market/src/a.ts', "export const x = (brand: string) => brand === 'aurora';"],
    ['shared/i18n/src/a.ts', "import { useIntl } from 'react-intl'; useIntl();"],
    ['shell/src/services/session/adapters/oidc.ts', 'export const x = () => fetch("/");'],
    ['mfe-casino/src/remote.ts', 'export default {};'],
    ['mfe-casino/src/A.tsx', 'export const A = () => <p>·</p>;'],
    ['mfe-casino/src/a.ts', "import { b } from './b.ts'; import words from './words.json'; b(words);"],
  ])('%s may contain: %s', async (file, code) => {
    expect(await complaints(file, code)).toEqual([]);
  });
});
