/**
 * Conventions of this repository that a syntax pattern can check. Each message states the rule and what to do
 * instead.
 */

const BRANDS = 'aurora|tuli|caravel|zephyra|quetzal';
const LICENCES = 'mga|est|crc|anj|cos';
const LETTER = '[A-Za-z\\u00C0-\\u024F]';

export const noExportAll = {
  selector: 'ExportAllDeclaration',
  message: 'List the exports by name: `export *` hides what is public and pulls everything into every chunk.',
};

export const noDefaultExport = {
  selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
  message:
    'Use a named export, so that a name is the same in every file; only remote.ts and configuration files need a default export.',
};

export const noBrandComparison = {
  selector: `BinaryExpression[operator=/^[!=]==?$/] > Literal[value=/^(${BRANDS}|${LICENCES})$/], SwitchCase > Literal[value=/^(${BRANDS}|${LICENCES})$/]`,
  message:
    'Brands and licences are data: use `market.has(…)` or `market.licence`, and declare the difference in shared/market.',
};

export const realExtensions = {
  selector:
    ':matches(ImportDeclaration, ExportNamedDeclaration, ImportExpression) > Literal.source[value=/^\\.\\.?(\\u002F|$).*(?<!\\.(tsx?|mjs|json|svg|css|woff2))$/]',
  message:
    'Write the extension of the existing file (`./x.ts`, `./Y.tsx`): Node resolves these imports literally.',
};

export const noLiteralText = [
  {
    selector: `JSXText[value=/${LETTER}{2}/]`,
    message: 'Texts belong in `X.messages.ts` beside the component: use <Text {...messages.key} />.',
  },
  {
    selector: `JSXAttribute[name.name=/^(aria-label|aria-description|title|alt|placeholder|label)$/] > Literal[value=/${LETTER}{2}/]`,
    message: 'Screen readers announce this text: move it to `X.messages.ts` and use useText().',
  },
];

export const noClassNameProp = {
  selector: 'TSPropertySignature[key.name="className"]',
  message: 'No `className` in props: add a variant instead; a component defines its own styles.',
};

export const noDirectCookie = {
  selector: 'MemberExpression[object.name="document"][property.name="cookie"]',
  message: 'Only an adapter of a shell service (consent, session) accesses cookies: use the service.',
};

/** Each part of the product has one module for feature decisions; only that module reads the settings. */
export const noDirectFeature = {
  market: {
    selector:
      'CallExpression[callee.property.name="has"][callee.object.name="market"], CallExpression[callee.property.name="has"][callee.object.property.name="market"]',
    message:
      'Ask the flag service: `useFeature(…)` or `services.flags.has(…)`, which follow overrides and changes.',
  },
  brand: {
    selector:
      'MemberExpression[object.name=/[bB]rand$/][property.name=/^(toggles|variations)$/], MemberExpression[object.property.name="brand"][property.name=/^(toggles|variations)$/]',
    message:
      'Ask the door of feature decisions: the flag service in browsers, `brandFeatures(brand)` in services.',
  },
};

/** Responsible-gaming components are never part of an A/B test. */
export const noExperiment = {
  selector:
    'CallExpression[callee.name="useExperiment"], CallExpression[callee.property.name=/^(experiment|exposed)$/]',
  message: 'Protection of players is never part of an A/B test: use the same behaviour for everyone.',
};

/** One form for bounds, so that a search for `MAX_` finds every one. */
export const noBoundDialect = {
  selector:
    'VariableDeclarator[id.name=/^([A-Z0-9]+_)*(LONGEST|LARGEST|MOST|HIGHEST|MAXIMUM|SHORTEST|SMALLEST|FEWEST|LEAST|LOWEST|MINIMUM)(_[A-Z0-9]+)*$/]',
  message: 'Name a bound `MAX_…` or `MIN_…`, with its unit in the name or in a TSDoc comment.',
};

/** Browser globals that only adapters may use. */
export const adapterGlobals = [
  {
    name: 'localStorage',
    message:
      'Only one adapter accesses storage: use services.storage, which respects consent and names its keys.',
  },
  {
    name: 'sessionStorage',
    message:
      'Only one adapter accesses storage: use services.storage, which respects consent and names its keys.',
  },
  {
    name: 'fetch',
    message: 'Load server data with Apollo; other requests belong in an adapter of a shell service.',
  },
  {
    name: 'XMLHttpRequest',
    message: 'Load server data with Apollo; other requests belong in an adapter of a shell service.',
  },
  {
    name: 'setTimeout',
    message:
      'Timers belong in a service of the shell or in a hook of @foyer/platform, where tests can stop them.',
  },
  {
    name: 'setInterval',
    message:
      'Timers belong in a service of the shell or in a hook of @foyer/platform, where tests can stop them.',
  },
];

/** Packages that only one package of the project may import. */
export const wrappedPackages = {
  reactIntl: { name: 'react-intl', message: 'Use @foyer/i18n, which wraps react-intl.' },
  singleSpa: {
    name: 'single-spa',
    message: 'Do not use single-spa in a remote: @foyer/platform creates the lifecycles from its definition.',
  },
};

/** Names that the standard terms replace, see `language/terms.ts` for texts. */
export const dialectNames: readonly string[] = [
  'anew',
  'anybody',
  'begun',
  'everybody',
  'hear',
  'heard',
  'mustAsk',
  'nobody',
  'somebody',
  'stood',
  'tell',
  'told',
  'whoever',
];
