import type { PageFiles } from './page.ts';

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
}

/** Trusted Types policy: only scripts of our own build; their hashes are in the entry. */
export function trustOwnScripts({ base }: PageFiles, page: Window): void {
  const factory = (page as { readonly trustedTypes?: unknown }).trustedTypes as PolicyFactory | undefined; // not available in every browser, and not in TypeScript's DOM types
  factory?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, page.location.href);
      if (origin === page.location.origin && pathname.startsWith(base) && pathname.endsWith('.js'))
        return address;
      throw new TypeError(`${pathname} is not a script of the console.`);
    },
  });
}

/** Adds integrity and base path to style sheets that the build loads lazily. */
export function adoptSheets({ base, styles }: PageFiles, page: Document): void {
  (globalThis as { __foyerCss?: (link: HTMLLinkElement) => void }).__foyerCss = (link) => {
    const integrity = styles[new URL(link.href).pathname.slice(base.length)];
    if (integrity !== undefined) link.integrity = integrity;
    link.crossOrigin = 'anonymous';
    page.head.append(link);
  };
}
