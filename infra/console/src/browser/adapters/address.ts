/** Navigates to a page of the server or of identity. */
export function navigateTo(address: string): void {
  location.assign(address);
}

/** The address to return to after sign-in. */
export function signInAddress(): string {
  return `/session/login?to=${encodeURIComponent(`${location.pathname}${location.search}`)}`;
}

/** Reads and removes a sign-in failure from the address, so that a reload tries again. */
export function consumeSignInFailure(): boolean {
  const address = new URL(location.href);
  if (address.searchParams.get('sign-in') !== 'failed') return false;
  address.searchParams.delete('sign-in');
  history.replaceState(history.state, '', address);
  return true;
}
