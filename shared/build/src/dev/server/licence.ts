import { brands, isBrandId, LICENCES, operators, protectionOf, type LicenceId } from '@foyer/market';
import type { IncomingMessage } from 'node:http';

/** Cookie with the licence that the panel chose for the pages of this machine. */
export const LICENCE_COOKIE = 'foyer_dev_licence';

const PAGE_DATA = /(<script type="application\/json" id="[^"]+">)(.*?)(<\/script>)/s;

/** The licence that the panel chose; undefined for that of the brand. */
export function licenceChoice({ headers }: Pick<IncomingMessage, 'headers'>): LicenceId | undefined {
  const chosen = new RegExp(`(?:^|;\\s*)${LICENCE_COOKIE}=([a-z0-9-]+)`, 'i').exec(headers.cookie ?? '')?.[1];
  return LICENCES.find((licence) => licence === chosen);
}

/**
 * The page with the rules of another licence: front ends show what they require and forbid. The server keeps the
 * licence of the brand.
 */
export function withLicence(html: string, licence: LicenceId | undefined): string {
  if (licence === undefined) return html;
  return html.replace(PAGE_DATA, (all, start: string, text: string, end: string) => {
    const page = JSON.parse(text) as {
      brand: string;
      license: string;
      market?: unknown;
      protection?: unknown;
    };
    if (!isBrandId(page.brand)) return all;
    const brand = { ...brands[page.brand], licence };
    const data = {
      ...page,
      license: licence,
      market: { brand, operator: operators[brand.operator] },
      protection: protectionOf(brand),
    };
    // no text can end the element
    return `${start}${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}${end}`;
  });
}
