import type { Releases } from '../releases/releases.ts';

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

/**
 * The page's one Trusted Types policy: scripts load only from releases in the set. It covers webpack's
 * loader in the shell and in every remote; script content is verified by integrity hashes. HTML and script
 * text have no rule, so assigning a string to them throws.
 */
export function trustScripts(releases: Releases, page: Window): void {
  const factory = (page as { readonly trustedTypes?: unknown }).trustedTypes as PolicyFactory | undefined; // not in every browser, and not in TypeScript's DOM
  factory?.createPolicy('default', {
    createScriptURL(url) {
      if (!releases.fileOf(url)) throw new TypeError(`${url} is not a script of a known release`);
      return releases.freshUrl(url);
    },
  });
}
