import { assertNever } from '@foyer/kernel';

export type SampleThingState = { readonly status: 'idle' } | { readonly status: 'working'; readonly since: number } | { readonly status: 'done' };

export type SampleThingEvent = { readonly type: 'work-started'; readonly at: number } | { readonly type: 'work-finished' } | { readonly type: 'work-cancelled' };

/** Pure: returns the next state, performs nothing. */
export function transition(state: SampleThingState, event: SampleThingEvent): SampleThingState {
  switch (event.type) {
    case 'work-started':
      return state.status === 'idle' ? { status: 'working', since: event.at } : state;
    case 'work-finished':
      return state.status === 'working' ? { status: 'done' } : state;
    case 'work-cancelled':
      return { status: 'idle' };
    default:
      return assertNever(event);
  }
}
