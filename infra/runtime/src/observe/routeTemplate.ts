/** So many are known of a service; what comes after them is one. */
const MOST_TEMPLATES = 80;
const DEEPEST = 7;
/** A word of an address. Ids have digits or dashes; these words are the dashed ones that are none. */
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

/** Makes templates of paths: what may be an id is `:id`, and after {@link MOST_TEMPLATES} everything new is `other`. */
export function createRouteTemplates(): (path: string) => string {
  const known = new Set<string>();
  return (path) => {
    const template = templateOf(path);
    if (known.has(template)) return template;
    if (known.size >= MOST_TEMPLATES) return 'other';
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
