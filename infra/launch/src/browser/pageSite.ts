/** A page that the browser opens. */
export interface PageView {
  readonly brand: string;
  /** Route id. */
  readonly page: string;
  readonly path: string;
  /** Application that shows the page, if it is neither the candidate nor that of a compiled route. */
  readonly app?: string;
  /** Account to sign in with; a visitor when undefined. */
  readonly player?: { readonly email: string; readonly password: string };
}

/** Location of the brands' pages. */
export interface PageSite {
  /** Port of `http://<brand>.localhost`, the address that players use. */
  readonly publicPort: number;
  /** Loopback port that serves the requests for `publicPort`. */
  readonly actualPort: number;
  /** Origin of a deployment, `https://{brand}.example`, instead of the local addresses. */
  readonly address?: string;
  /** Longest time until a page shows its heading, in ms; without it ten seconds. */
  readonly mountDeadlineMs?: number;
}

export function originOf({ address, publicPort }: PageSite, brand: string): string {
  return address?.replace('{brand}', brand) ?? `http://${brand}.localhost:${publicPort}`;
}
