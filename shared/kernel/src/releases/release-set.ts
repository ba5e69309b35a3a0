import type { SignedBrowserPlan } from './signed-browser-plan.ts';
import type { OffReason } from './off-reasons.ts';

/** `sha384-…` in the form that the `integrity` attribute takes. */
export type Integrity = string;

/** One live release of the shell or of a remote, as the browser needs it. */
export interface ReleaseSetEntry {
  /** `shell`, `mfe-casino`, … */
  readonly app: string;
  /** Immutable id, a hash of the inputs. */
  readonly release: string;
  /** Human-readable version, for telemetry and support. */
  readonly version: string;
  /** The contract number the remote speaks; the shell refuses another. */
  readonly contract: number;
  /** The squad that answers for it. */
  readonly owner: string;
  /** Global and webpack unique name of the container, different in each release. */
  readonly container: string;
  /** Absolute URL path ending in a slash: `/assets/<app>/<release>/`. */
  readonly base: string;
  /** File name of the entry script, relative to `base`. */
  readonly entry: string;
  /** Style sheets of the first screen, relative to `base`, in order. */
  readonly css: readonly string[];
  /** Scripts beyond the entry that the first screen needs (vendors, i18n excluded), relative to `base`. */
  readonly scripts: readonly string[];
  /** Integrity of every script and style of the release by file name; what is not here never runs. */
  readonly sri: Readonly<Record<string, Integrity>>;
  /** Message chunks by locale, relative to `base`. */
  readonly i18n: Readonly<Record<string, readonly string[]>>;
  /** Chunks of a page by route id, relative to `base`, so that the server can preload them. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Version ranges of the shared singletons the remote was built against, by share key. */
  readonly requires: Readonly<Record<string, string>>;
  /**
   * The first query of a page by route id, where address and market determine its variables: the document
   * sends it while the scripts are loading.
   */
  readonly firstQueries?: Readonly<Record<string, FirstQuery>>;
}

/** A trusted document that a page sends as soon as it runs. */
export interface FirstQuery {
  /** `sha256:…` */
  readonly documentId: string;
  readonly operationName: string;
  /** Names of its variables: {@link FIRST_QUERY_VARIABLES} and parameters of the route. */
  readonly variables: readonly string[];
}

/** Market variables of every content query (requirements/interfaces#main-api-operations). */
export const FIRST_QUERY_VARIABLES = [
  'currencyCode',
  'ipCountryCode',
  'subDivision',
  'license',
  'locale',
] as const;

/** Overrides that replace the live product for a member of the staff, so that the page can show them. */
export interface StaffNotice {
  readonly kind: 'override' | 'preview';
  readonly app: string;
  readonly release: string;
  /** Who sees it. */
  readonly email: string;
  /** ISO 8601, UTC. */
  readonly until: string;
}

export interface ReleaseSet {
  /** Grows with every change; a smaller one is never accepted after a larger one. */
  readonly version: number;
  /** ISO 8601, UTC. */
  readonly issuedAt: string;
  readonly apps: readonly ReleaseSetEntry[];
  /** Applications that are switched off here, with the reason as a player may see it. */
  readonly off?: readonly { readonly app: string; readonly reason: OffReason }[];
  /** Applications whose last change does not wait for their update gate: an operator decided so, with a recorded reason. */
  readonly forced?: readonly string[];
  /** Only on the page of the one person who sees it; never in what is signed for all browsers. */
  readonly staff?: StaffNotice;
}

/** `payload` is the canonical JSON of a {@link ReleaseSet}; `signature` is Ed25519 over its UTF-8 bytes, base64. */
export interface SignedReleaseSet {
  readonly payload: string;
  readonly keyId: string;
  readonly signature: string;
  /** The same for browsers; absent in files that were written before browsers looked. */
  readonly browser?: SignedBrowserPlan;
}
