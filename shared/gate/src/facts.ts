import type { ContractDeprecation } from '@foyer/contract/deprecations';
import type { ReleaseDescription } from '@foyer/kernel/release-description';
import type { GraphQLSchema } from 'graphql';
import type { Bytes } from '@foyer/build/sizes';
import type { BillOfMaterials } from '@foyer/build/bill-of-materials';

/** Evidence about one release. A part that could not be read is undefined, and its rules report a gap. */
export interface ReleaseFacts {
  readonly app: string;
  readonly release: string;
  /** Squad that owns the application. */
  readonly owner: string;
  readonly contract: number;
  /** Version ranges of the shared modules that the release was built with. */
  readonly requires: Readonly<Record<string, string>>;
  readonly describes: ReleaseDescription | undefined;
  /** Texts of the release's trusted documents, by hash. */
  readonly documents: Readonly<Record<string, string>> | undefined;
  /** Style sheets of the release, by file. */
  readonly styles: Readonly<Record<string, string>> | undefined;
  /**
   * Set for the previous default release: a rollback restores it, and pages fall back to it when the current
   * release does not run (ADR 0097).
   */
  readonly isRollbackTarget?: true;
}

/** A release that a squad wants to publish. */
export interface CandidateFacts extends ReleaseFacts {
  readonly scripts: Readonly<Record<string, string>> | undefined;
  /** Locales for which the release contains files. */
  readonly locales: readonly string[];
  readonly bill: BillOfMaterials | undefined;
  readonly sizes: readonly SizeFacts[];
}

/** A release that visitors of some brands receive now. */
export interface LiveFacts extends ReleaseFacts {
  readonly brands: readonly string[];
}

export interface SizeFacts {
  readonly name: string;
  readonly actual: Bytes;
  readonly allowed: Bytes;
  /** Size of the live default release; otherwise the reason why there is no comparison. */
  readonly live: Bytes | 'first-release' | 'not-weighed';
}

/** Observations of one page in the composed shell with the candidate. */
export interface SmokePage {
  readonly brand: string;
  /** Route id; `lobby` for a release without a page that the browser may open. */
  readonly page: string;
  readonly path: string;
  /** Milliseconds until the candidate showed its heading; undefined after the deadline. */
  readonly mountedMs: number | undefined;
  /** Content shown instead of the candidate's page: a failure notice, another release, another page. */
  readonly instead: readonly string[];
  /** `rule: location`, in the format of axe. */
  readonly violations: readonly string[];
  readonly errors: readonly string[];
  /** Scripts and styles requested without the integrity hash that the manifest signs. */
  readonly unsigned: readonly string[];
  /** Requests to origins that are neither the brand's nor of the providers. */
  readonly foreign: readonly string[];
  /** Widths in which the content is wider than the window. */
  readonly widths: readonly string[];
  /** Failures to leave the page and to mount it again. */
  readonly again: readonly string[];
  /** Listeners, timers, sockets and styles that each visit leaves behind. */
  readonly leaks: readonly string[];
  /** Built-in functions, stored values, cookies and other things of the page that the candidate changes. */
  readonly changes: readonly string[];
  /** Tokens in the console or in addresses. */
  readonly secrets: readonly string[];
  readonly longestTaskMs: number;
  /** Processor time of the page's main thread. */
  readonly busyMs: number;
  /** Elements of the candidate's page. */
  readonly elements: number;
  /** Compressed bytes of the candidate's files. */
  readonly bytes: number;
  /** Failures to exchange the candidate and the live release in the open page. */
  readonly updates: readonly string[];
  /** Only for the page that shows every slot of the candidate: empty when mounted, otherwise the reason. */
  readonly slots?: Readonly<Record<string, string>>;
}

/** Faults in the sources of the candidate; a part that could not be read is undefined. */
export interface SourceFacts {
  /** `file:line TS2322: text` */
  readonly types: readonly string[] | undefined;
  /** `file imports file (rule)` */
  readonly imports: readonly string[] | undefined;
  readonly packages: PackageFacts | undefined;
  /** Texts and GraphQL documents that differ from their generated files, each as one sentence. */
  readonly generated: readonly string[] | undefined;
}

/** Packages of the candidate's own package.json and folder. */
export interface PackageFacts {
  /** Version ranges by package. */
  readonly declared: Readonly<Record<string, string>>;
  /** Packages installed in the candidate's own `node_modules`, `react@18.3.1`. */
  readonly nested: readonly string[];
}

export type Schemas = Readonly<Record<string, GraphQLSchema>>;

/** Input of the rules. No rule reads a file, a clock or the network. */
/** A squad that the registry stores: owner of its application and of every address with its prefix. */
export interface SquadFacts {
  readonly name: string;
  readonly prefix: string;
  readonly brands: readonly string[];
  /** Compressed bytes of its first page. */
  readonly budget: { readonly js: number; readonly css: number };
  /** Slots that it may fill, and pages that show them; undefined from a registry before slots were data. */
  readonly slots?: readonly { readonly name: string; readonly places: readonly string[] }[];
}

export interface Facts {
  readonly candidate: CandidateFacts;
  readonly live: readonly LiveFacts[];
  /** Undefined when the registry was not reachable, or is from before it stored squads. */
  readonly squads?: readonly SquadFacts[] | undefined;
  readonly brands: readonly string[];
  /** As published by the running api; undefined when the api was not reachable. */
  readonly schemas: Schemas | undefined;
  /** Locales that must have every text. */
  readonly locales: readonly string[];
  readonly sources: SourceFacts;
  readonly deprecations: readonly ContractDeprecation[];
  /** Day of the check, `2026-11-22`. */
  readonly today: string;
  /** Undefined when no browser check ran. */
  readonly smoke: readonly SmokePage[] | undefined;
}
