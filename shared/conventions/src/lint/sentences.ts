/**
 * Conventions of this repository that a pattern can find. Each message says what to do instead: the message
 * is the rule, the pattern detects its violations.
 */

const BRANDS = 'aurora|tuli|caravel|zephyra|quetzal';
const LICENCES = 'mga|est|crc|anj|cos';
const LETTER = '[A-Za-z\\u00C0-\\u024F]';

export const noExportAll = {
  selector: 'ExportAllDeclaration',
  message:
    'List what the package offers by name: `export *` hides what is public and drags everything into every chunk.',
};

export const noDefaultExport = {
  selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
  message:
    'Export by name, so that a thing has one name everywhere; only remote.ts and configurations need a default.',
};

export const noBrandComparison = {
  selector: `BinaryExpression[operator=/^[!=]==?$/] > Literal[value=/^(${BRANDS}|${LICENCES})$/], SwitchCase > Literal[value=/^(${BRANDS}|${LICENCES})$/]`,
  message:
    'Brands and licences are data: ask `market.has(…)` or read `market.licence`, and put the difference into shared/market.',
};

export const realExtensions = {
  selector:
    ':matches(ImportDeclaration, ExportNamedDeclaration, ImportExpression) > Literal.source[value=/^\\.\\.?(\\u002F|$).*(?<!\\.(tsx?|mjs|json|svg|css|woff2))$/]',
  message:
    'Write the extension of the file that is there (`./x.ts`, `./Y.tsx`): Node reads these imports as they stand.',
};

export const noLiteralText = [
  {
    selector: `JSXText[value=/${LETTER}{2}/]`,
    message: 'Texts live in `X.messages.ts` beside the component: use <Text {...messages.key} />.',
  },
  {
    selector: `JSXAttribute[name.name=/^(aria-label|aria-description|title|alt|placeholder|label)$/] > Literal[value=/${LETTER}{2}/]`,
    message: 'This text is read by players too: take it from `X.messages.ts` with useText().',
  },
];

export const noClassDoor = {
  selector: 'TSPropertySignature[key.name="className"]',
  message: 'No `className` in props: name the variant instead, the component owns its looks.',
};

export const noDirectCookie = {
  selector: 'MemberExpression[object.name="document"][property.name="cookie"]',
  message: 'Cookies belong to an adapter of a shell service (consent, session): ask the service.',
};

/** Browser globals that only adapters may use. */
export const adapterGlobals = [
  {
    name: 'localStorage',
    message: 'Storage belongs to one adapter: use services.storage, which knows consent and names its keys.',
  },
  {
    name: 'sessionStorage',
    message: 'Storage belongs to one adapter: use services.storage, which knows consent and names its keys.',
  },
  {
    name: 'fetch',
    message: 'Server data comes through Apollo; other calls live in an adapter of a shell service.',
  },
  {
    name: 'XMLHttpRequest',
    message: 'Server data comes through Apollo; other calls live in an adapter of a shell service.',
  },
  {
    name: 'setTimeout',
    message:
      'Timers live in a service of the shell or in a hook of @foyer/platform, where tests can stop them.',
  },
  {
    name: 'setInterval',
    message:
      'Timers live in a service of the shell or in a hook of @foyer/platform, where tests can stop them.',
  },
];

/** Packages with one entry each. */
export const oneDoor = {
  reactIntl: { name: 'react-intl', message: 'Use @foyer/i18n: it is the one door to react-intl.' },
  singleSpa: {
    name: 'single-spa',
    message: 'Remotes never see single-spa: @foyer/platform turns a definition into lifecycles.',
  },
};
