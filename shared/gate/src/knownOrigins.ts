/**
 * Addresses that a script may contain, with the reason; loading is also restricted by the page's policy.
 */
export const KNOWN_ORIGINS: Readonly<Record<string, string>> = {
  'http://www.w3.org': 'names of XML name spaces, never fetched',
  'https://react.dev': 'explanations in errors of React',
  'https://reactrouter.com': 'explanations in errors of React Router',
  'https://go.apollo.dev': 'explanations in errors of Apollo',
  'https://formatjs.github.io': 'explanations in errors of FormatJS',
  'https://single-spa.js.org': 'explanations in errors of single-spa',
  'https://github.com': 'explanations in errors of libraries',
  'http://localhost': 'base that React Router gives to URLs without an origin, never fetched',
  'http://127.0.0.1': 'localhost in oidc-client-ts',
  'https://foyer.invalid': 'base for parsing our own paths; .invalid never resolves',
  'https://www.gamblingtherapy.org': 'link to a help organisation for players',
  'https://www.rgf.org.mt': 'link to a help organisation for players',
  'https://www.15410.ee': 'link to a help organisation for players',
};
