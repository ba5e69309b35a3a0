import type { ContentSectionState, ContentVersionSummary } from '@foyer/market/content-answers';

/** Number of the live version; 0 for the delivered values. */
export function liveNumber({ live }: ContentSectionState): number {
  return live?.version ?? 0;
}

/**
 * The newest version, when it was saved after the last publication and waits for its own. After a roll back the
 * newest version is not a draft: it was live.
 */
export function draftOf(state: ContentSectionState): ContentVersionSummary | undefined {
  const { head, live } = state;
  if (head === null || head.number <= liveNumber(state)) return undefined;
  return live === null || Date.parse(head.at) > Date.parse(live.at) ? head : undefined;
}

/** Versions that an edit starts from. */
export interface EditBase {
  /** The version whose body is edited. */
  readonly start: number;
  /** The newest version at that time, which the draft is based on; 0 without one. */
  readonly head: number;
}

/** The draft, else the live version. */
export function newestOf(state: ContentSectionState): EditBase {
  return { start: draftOf(state)?.number ?? liveNumber(state), head: state.head?.number ?? 0 };
}
