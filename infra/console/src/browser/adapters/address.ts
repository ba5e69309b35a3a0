/** Leaves the app for a page of the server or of identity. */
export function leaveFor(address: string): void {
  location.assign(address);
}

/** Where to come back to after signing in. */
export function signInAddress(): string {
  return `/session/login?to=${encodeURIComponent(`${location.pathname}${location.search}`)}`;
}

/** What a sign-in that went wrong left in the address; taken away, so that reloading asks anew. */
export function takeSignInFailure(): boolean {
  const address = new URL(location.href);
  if (address.searchParams.get('sign-in') !== 'failed') return false;
  address.searchParams.delete('sign-in');
  history.replaceState(history.state, '', address);
  return true;
}
