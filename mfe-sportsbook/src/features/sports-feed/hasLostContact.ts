/** True for a state that is outdated because its connection was lost; not while a first connection is opened. */
export function hasLostContact(state: {
  readonly status: string;
  readonly isPaused?: boolean | undefined;
}): boolean {
  return state.status === 'stale' && !state.isPaused;
}
