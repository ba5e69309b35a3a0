import type { UpdateGate } from '@foyer/contract';

/** How a mounted application moves to its new release. */
export type UpdateState =
  /** The player was offered the update. */
  | 'asking'
  /** The player said not now: the next page brings it. */
  | 'postponed'
  /** An activity must end first, such as a deposit or a round. */
  | 'waiting';

export type UpdateEvent =
  | { readonly type: 'changed'; readonly gate: UpdateGate; readonly isForced: boolean }
  /** The gate was checked again. */
  | { readonly type: 'looked'; readonly gate: UpdateGate }
  | { readonly type: 'page-changed'; readonly gate: UpdateGate }
  | { readonly type: 'update-chosen'; readonly gate: UpdateGate }
  | { readonly type: 'later-chosen' };

/**
 * `undefined`: the live release replaces the mounted one. A closed gate outranks the player's choice, and
 * only force outranks the gate.
 */
export function transition(state: UpdateState | undefined, event: UpdateEvent): UpdateState | undefined {
  if (event.type === 'later-chosen') return state === 'asking' ? 'postponed' : state;
  if (event.type === 'changed' && event.isForced) return undefined;
  if (event.gate === 'block') return 'waiting';
  if (event.gate === 'allow' || event.type === 'page-changed' || event.type === 'update-chosen')
    return undefined;
  return state === 'postponed' ? 'postponed' : 'asking';
}
