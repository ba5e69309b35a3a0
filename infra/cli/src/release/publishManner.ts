import type { DecisionResult } from '../actions/decisionResult.ts';

export interface PublishManner {
  readonly without: readonly 'axe'[];
  /** Publishes without a check; a squad cannot promote such a release. */
  readonly unchecked: boolean;
  readonly reason: string | undefined;
  /** Ticket of the change; default: the one in the branch or the commit. */
  readonly ticket?: string | undefined;
  /** Publishes a state that does not contain the live release. */
  readonly allowOlder?: boolean;
}

/** A published release, with the result for the terminal. */
export interface PublishedResult extends DecisionResult {
  readonly release: string;
}
