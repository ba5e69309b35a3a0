import type { InvitedSlot } from './invited-squad.ts';
import type { SignedBrowserPlan } from './signed-browser-plan.ts';
import type { OffReason } from './off-reasons.ts';

/** `sha384-…`, the format of the `integrity` attribute. */
export type Integrity = string;

/** A live release of the shell or a remote, with the data that browsers need. */
export interface ReleaseSetEntry {
  /** `shell`, `mfe-casino`, … */
  readonly app: string;
  /** Immutable id: a hash of the build inputs. */
  readonly release: string;
  /** Human-readable version, for telemetry and support. */
  readonly version: string;
  /** Contract version of the remote; the shell rejects other versions. */
  readonly contract: number;
  /** Squad that owns the application. */
  readonly owner: string;
  /** Global variable and webpack `uniqueName` of the container, different in each release. */
  readonly container: string;
  /** Absolute URL path ending in a slash: `/assets/<app>/<release>/`. */
  readonly base: string;
  /** File name of the entry script, relative to `base`. */
  readonly entry: string;
  /** Style sheets of the first screen, relative to `base`, in order. */
  readonly css: readonly string[];
  /** Scripts beyond the entry that the first screen needs (vendors, i18n excluded), relative to `base`. */
  readonly scripts: readonly string[];
  /** Integrity of every script and style of the release, by file name; other files are never executed. */
  readonly sri: Readonly<Record<string, Integrity>>;
  /** Message chunks by locale, relative to `base`. */
  readonly i18n: Readonly<Record<string, readonly string[]>>;
  /** Chunks of a page by route id, relative to `base`, so that the server can preload them. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Version ranges of the shared singletons the remote was built against, by share key. */
  readonly requires: Readonly<Record<string, string>>;
  /**
   * First query of a page by route id, where address and market determine its variables: the document sends
   * it while the scripts load.
   */
  readonly firstQueries?: Readonly<Record<string, FirstQuery>>;
}

/** A trusted document that a page queries as soon as it runs. */
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

/** Active overrides of a member of staff, shown on the page. */
export interface StaffNotice {
  readonly kind: 'override' | 'preview';
  readonly app: string;
  readonly release: string;
  /** Email of the member of staff. */
  readonly email: string;
  /** ISO 8601, UTC. */
  readonly until: string;
}

/** An invited squad of the brand, for routes and the menu of the page (ADR 0358). */
export interface SiteSquad {
  readonly squad: string;
  /** First segment of its addresses. */
  readonly prefix: string;
  /** Text of its menu entry in the visitor's locale; absent without an entry. */
  readonly label?: string;
  readonly icon?: string;
  /** Name of the product in the visitor's locale. */
  readonly title?: string;
  /** Earlier prefixes, from which the edge redirects. */
  readonly former?: readonly string[];
  /** Slots that it may fill, and the pages on which the shell shows them. */
  readonly slots?: readonly InvitedSlot[];
}

export interface ReleaseSet {
  /** Increases with every change; a lower version is rejected after a higher one. */
  readonly version: number;
  /** ISO 8601, UTC. */
  readonly issuedAt: string;
  readonly apps: readonly ReleaseSetEntry[];
  /** Applications that are switched off, with the reason shown to players. */
  readonly off?: readonly { readonly app: string; readonly reason: OffReason }[];
  /** Applications whose last change bypasses the update gate, by a recorded decision of an operator. */
  readonly forced?: readonly string[];
  /** Invited squads whose pages this brand has, in the order of their menu entries. */
  readonly invited?: readonly SiteSquad[];
  /** Only in the page of the member of staff; never in the set signed for all browsers. */
  readonly staff?: StaffNotice;
}

/**
 * `payload` is the canonical JSON of a {@link ReleaseSet}; `signature` is base64 Ed25519 over its UTF-8
 * bytes.
 */
export interface SignedReleaseSet {
  readonly payload: string;
  readonly keyId: string;
  readonly signature: string;
  /** The signed plan for browsers; absent in files of older versions. */
  readonly browser?: SignedBrowserPlan;
}
