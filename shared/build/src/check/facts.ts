import type { ReleaseDescription } from '@foyer/kernel/release-description';
import type { GraphQLSchema } from 'graphql';
import type { Bytes } from '../sizes/measure.ts';
import type { BillOfMaterials } from '../webpack/billOfMaterials.ts';

/**
 * Facts that the gate collected about one release; a part that could not be read is undefined, and its rules
 * report a gap.
 */
export interface ReleaseFacts {
  readonly app: string;
  readonly release: string;
  /** The squad that answers for it. */
  readonly owner: string;
  readonly contract: number;
  /** Ranges of shared modules that it was built against. */
  readonly requires: Readonly<Record<string, string>>;
  readonly describes: ReleaseDescription | undefined;
  /** Texts of its trusted documents by hash. */
  readonly documents: Readonly<Record<string, string>> | undefined;
  /** Its style sheets by file. */
  readonly styles: Readonly<Record<string, string>> | undefined;
  /** It was the default before the present one: what a rollback brings back, and what pages fall back to in which the present one does not run (ADR 0097). */
  readonly standsIn?: true;
}

/** A release that a squad wants to publish. */
export interface CandidateFacts extends ReleaseFacts {
  readonly scripts: Readonly<Record<string, string>> | undefined;
  /** Locales for which it has files. */
  readonly locales: readonly string[];
  readonly bill: BillOfMaterials | undefined;
  readonly sizes: readonly SizeFacts[];
}

/** A release that visitors of these brands can meet now. */
export interface LiveFacts extends ReleaseFacts {
  readonly brands: readonly string[];
}

export interface SizeFacts {
  readonly name: string;
  readonly actual: Bytes;
  readonly allowed: Bytes;
  /** Size of the live default; without one, the reason why there is nothing to compare with. */
  readonly live: Bytes | 'first-release' | 'not-weighed';
}

/** Observations of one page in the composed shell with the candidate in it. */
export interface SmokePage {
  readonly brand: string;
  /** Id of its route; `lobby` for a release that has no page which the browser may open. */
  readonly page: string;
  readonly path: string;
  /** Ms until the candidate itself showed its heading; undefined when it did not within the deadline. */
  readonly mountedMs: number | undefined;
  /** What was shown in place of it: a failure notice, another release, another page. */
  readonly instead: readonly string[];
  /** `rule: where`, as axe says it. */
  readonly violations: readonly string[];
  readonly errors: readonly string[];
  /** Scripts and styles that were requested without the integrity that the manifest signs. */
  readonly unsigned: readonly string[];
}

/** Faults of the sources that the candidate was built from; a part that could not be read is undefined. */
export interface SourceFacts {
  /** `file:line TS2322: text` */
  readonly types: readonly string[] | undefined;
  /** `file imports file (rule)` */
  readonly imports: readonly string[] | undefined;
}

export type Schemas = Readonly<Record<string, GraphQLSchema>>;

/** Everything the rules go by. No rule reads a file, asks a clock or a network. */
export interface Facts {
  readonly candidate: CandidateFacts;
  readonly live: readonly LiveFacts[];
  readonly brands: readonly string[];
  /** As the running api publishes them; undefined when it could not be asked. */
  readonly schemas: Schemas | undefined;
  /** Locales in which every text must be there. */
  readonly locales: readonly string[];
  readonly sources: SourceFacts;
  /** Undefined when no browser looked. */
  readonly smoke: readonly SmokePage[] | undefined;
}
