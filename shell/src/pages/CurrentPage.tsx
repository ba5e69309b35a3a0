import { Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { matchRoute, routeOfMatch, type RouteMatch } from '@foyer/links';
import { useServices, useSessionState, useStore } from '@foyer/platform';
import { RemoteLoading } from '../remotes/loading/RemoteLoading.tsx';
import { RemoteFailed } from '../remotes/recovery/RemoteFailed.tsx';
import { RemoteOutlet } from '../remotes/outlet/RemoteOutlet.tsx';
import { LazyNotFoundPage } from './not-found/LazyNotFoundPage.tsx';
import { heldPage } from '../services/quick-deposit/pageHold.ts';
import { logoutHref, signInHref } from '../services/navigation/addresses.ts';
import { lazyRequired } from '../lib/importRequiredPart.ts';

const ShellPage = lazyRequired('shell.page', async () => (await import('./ShellPage.tsx')).ShellPage);

export interface CurrentPageProps {
  readonly pathname: string;
}

/** The page of an address: a remote's page, one of the shell's own, or the not-found page. */
export function CurrentPage({ pathname }: CurrentPageProps) {
  const { match: current } = useStore(useServices().navigation);
  const match = matchRoute(pathname) ?? (current?.invited && current);
  useFocusOnArrival(pathname);
  const held = useStore(heldPage);
  if (!match) return <LazyNotFoundPage reason="not-found" />;
  if (held === match.id) return <RemoteLoading route={match.id} />;
  const { owner, access } = routeOfMatch(match);
  if (owner === 'shell' && !match.invited)
    return (
      <Suspense fallback={<RemoteLoading route={match.id} />}>
        <ShellPage route={match.id} />
      </Suspense>
    );
  return access === 'player' ? <PlayersOnly match={match} /> : <RemoteOutlet match={match} />;
}

/** The player signs in first and then returns to the requested page. */
function PlayersOnly({ match }: { readonly match: RouteMatch }) {
  const { locale, navigation, session } = useServices();
  const state = useSessionState();
  const [arrival] = useState(state);
  const { pathname, search } = useLocation();
  const { status } = state;
  if (status === 'LOADING') return <RemoteLoading route={match.id} />;
  // a player who cannot be read is requested again until it succeeds; signing in again would not help
  if (status === 'ERROR' && session.canRefresh())
    return <RemoteFailed code="ENTRY_UNREACHABLE" onRetry={() => location.reload()} />;
  // shows the reason only for a session that ended on this page
  if (status === 'LOGGED_OUT' && state.reason && state !== arrival)
    return (
      <Navigate to={logoutHref(locale, navigation.current().productMode, search, state.reason)} replace />
    );
  if (status !== 'LOGGED_IN') return <Navigate to={signInHref(locale, pathname, search)} replace />;
  return <RemoteOutlet match={match} />;
}

/**
 * After a page change the focus moves to the new page, because the focused element may have been removed (WCAG
 * 2.4.3). Synchronises with the document.
 */
function useFocusOnArrival(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const focused = document.activeElement;
    const isLost =
      focused === null || focused === document.body || !focused.isConnected || focused.closest('a') !== null;
    if (isLost && document.querySelector('dialog[open]') === null)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
