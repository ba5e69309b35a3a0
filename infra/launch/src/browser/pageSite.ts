/** A page that the browser opens. */
export interface PageView {
  readonly brand: string;
  /** Id of its route. */
  readonly page: string;
  readonly path: string;
  /** Account to sign in with; a visitor when undefined. */
  readonly player?: { readonly email: string; readonly password: string };
}

/** Where the pages of the brands are. */
export interface PageSite {
  /** Port of `http://<brand>.localhost`, the address that players know. */
  readonly publicPort: number;
  /** Loopback port that answers in its place. */
  readonly actualPort: number;
  /** Origin of a deployment, `https://{brand}.example`, in place of the local addresses. */
  readonly address?: string;
}

export function originOf({ address, publicPort }: PageSite, brand: string): string {
  return address?.replace('{brand}', brand) ?? `http://${brand}.localhost:${publicPort}`;
}
