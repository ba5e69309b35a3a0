import type { PageFiles } from './page.ts';

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
}

/** Scripts come from our own build and from nowhere else; their hashes stand in the entry. */
export function trustOwnScripts({ base }: PageFiles, page: Window): void {
  const factory = (page as { readonly trustedTypes?: unknown }).trustedTypes as PolicyFactory | undefined; // not in every browser, and not in TypeScript's DOM
  factory?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, page.location.href);
      if (origin === page.location.origin && pathname.startsWith(base) && pathname.endsWith('.js'))
        return address;
      throw new TypeError(`${pathname} is no script of the console.`);
    },
  });
}

/** The build hands over a link for each sheet that comes later: it gets its hash and its place. */
export function adoptSheets({ base, styles }: PageFiles, page: Document): void {
  (globalThis as { __foyerCss?: (link: HTMLLinkElement) => void }).__foyerCss = (link) => {
    const integrity = styles[new URL(link.href).pathname.slice(base.length)];
    if (integrity !== undefined) link.integrity = integrity;
    link.crossOrigin = 'anonymous';
    page.head.append(link);
  };
}
