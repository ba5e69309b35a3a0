/** Maximum number of templates per service; all further ones share one. */
const MAX_TEMPLATES = 80;
const DEEPEST = 7;
/**
 * A literal path segment. Ids contain digits or dashes, so literal segments with a dash are listed in {@link DASHED}.
 */
const WORD = /^[a-z]{1,24}(?:\.[a-z]{2,6})?$/;
const DASHED = new Set([
  'well-known',
  'openid-connect',
  'openid-configuration',
  'release-set',
  'sports-feed',
  'lobby-graphql',
  'wallet-graphql',
  'reality-check',
  'csp-report',
  'sign-in',
  'sign-up',
  'log-out',
  'browser-sessions',
  'silent-renew.html',
  'end-session',
]);
const VERSION = /^v\d$/;

/**
 * Derives route templates from paths: possible ids become `:id`; after {@link MAX_TEMPLATES}, new
 * templates become `other`.
 */
export function createRouteTemplates(): (path: string) => string {
  const known = new Set<string>();
  return (path) => {
    const template = templateOf(path);
    if (known.has(template)) return template;
    if (known.size >= MAX_TEMPLATES) return 'other';
    known.add(template);
    return template;
  };
}

function templateOf(path: string): string {
  const segments = path.split(/[?#]/, 1)[0]?.split('/').slice(0, DEEPEST) ?? [];
  return segments
    .map((segment) =>
      segment === '' || VERSION.test(segment) || WORD.test(segment) || DASHED.has(segment.replace(/^\./, ''))
        ? segment
        : ':id',
    )
    .join('/');
}
