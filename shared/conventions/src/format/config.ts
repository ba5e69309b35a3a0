import type { OxfmtConfig } from 'oxfmt';

/** Format of code. Data, texts and documents have formatters or layouts of their own. */
export const formatRules: OxfmtConfig = {
  printWidth: 110,
  singleQuote: true,
  embeddedLanguageFormatting: 'off',
  ignorePatterns: [
    '**/*.generated.ts',
    '**/*.{css,graphql,html,json,json5,jsonc,md,mdx,svg,toml,yaml,yml}',
    '**/dist/**',
    '**/.foyer/**',
    '**/.turbo/**',
    'coverage/**',
    'test-results/**',
    'playwright-report/**',
    'shared/scaffolding/templates/**',
    'shared/create-remote/templates/**',
    'shared/build/fixtures/**',
  ],
};
