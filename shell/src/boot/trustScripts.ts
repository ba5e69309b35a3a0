import type { Releases } from '../outlet/releases.ts';

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

/**
 * The page's one Trusted Types policy: a script may come from a release that the set names, and from nowhere else.
 * It covers webpack's loader in the shell and in every remote. What the script holds is integrity's business.
 * HTML and script texts have no rule, so assigning a string to them throws.
 */
export function trustScripts(releases: Releases, page: Window): void {
  const factory = (page as { readonly trustedTypes?: unknown }).trustedTypes as PolicyFactory | undefined; // not in every browser, and not in TypeScript's DOM
  factory?.createPolicy('default', {
    createScriptURL(url) {
      if (!releases.promised(url)) throw new TypeError(`${url} is no script of this product`);
      return releases.fresh(url);
    },
  });
}
