import { Suspense, useEffect, useMemo, useRef } from 'react';
import { MONEY_FLOW_GUARD, type RemoteTarget } from '@foyer/contract';
import { appOf, routeOfMatch, type RouteMatch } from '@foyer/links';
import { useStore } from '@foyer/platform';
import { RemoteFailed } from '../recovery/RemoteFailed.tsx';
import { RemoteLoading } from '../loading/RemoteLoading.tsx';
import { LazyNotFoundPage } from '../../pages/not-found/LazyNotFoundPage.tsx';
import { lazyRequired } from '../../lib/importRequiredPart.ts';
import { invitedPlaces } from '../../invited-squads/invitedEntries.ts';
import { useOutlet, type OutletServices } from './outletContext.ts';
import { mayOfferReload, type MountPointState } from '../recovery/recovery.machine.ts';
import { RemoteMount } from './RemoteMount.tsx';

const SwitchedOffPage = lazyRequired(
  'shell.switched-off',
  async () => (await import('../../pages/switched-off/SwitchedOffPage.tsx')).SwitchedOffPage,
);

export interface RemoteOutletProps {
  readonly match: RouteMatch;
}

/** The page of a remote, or the reason why it is not available. */
export function RemoteOutlet({ match }: RemoteOutletProps) {
  const outlet = useOutlet();
  const { releases } = outlet.remotes;
  const { owner } = routeOfMatch(match);
  const app = appOf(owner);
  const { off } = useStore(releases);
  const shown = releases.shownReleaseOf(app);
  const isOpen = shown !== undefined;
  const parameters = JSON.stringify(match.parameters);
  const target = useMemo<RemoteTarget>(
    () => ({ kind: 'page', route: match.id, params: JSON.parse(parameters) as Record<string, string> }), // the same object while the address is the same
    [match.id, parameters],
  );
  useFocusOnToggle(app, isOpen);
  const invited = useStore(invitedPlaces);

  if (!isOpen) {
    const reason = off?.find((item) => item.app === app)?.reason;
    if (reason === undefined) return <LazyNotFoundPage reason="not-available" />;
    return (
      <Suspense fallback={<RemoteLoading route={undefined} />}>
        <SwitchedOffPage owner={owner} reason={reason} />
      </Suspense>
    );
  }
  // pages of a compiled squad are a type error when they are missing; those of an invited squad are not in the route list
  if (match.invited && !shown?.pages[match.id]) return <LazyNotFoundPage reason="not-found" />;
  return (
    <>
      <RemoteMount
        key={app}
        app={app}
        target={target}
        loading={<RemoteLoading route={match.id} />}
        failure={(state, retry) => (
          <RemoteFailed
            code={state.code}
            busy={state.isRetrying}
            isLate={state.isLate}
            onRetry={retry}
            onReload={reloadOf(outlet, app, state)}
          />
        )}
      />
      {invited && <invited.Places page={match.id} />}
    </>
  );
}

/**
 * When the current page closes or reopens, the focus moves to the page area (WCAG 2.4.3). Synchronises with
 * the document.
 */
function useFocusOnToggle(app: string, isOpen: boolean): void {
  const last = useRef({ app, isOpen });
  useEffect(() => {
    const before = last.current;
    last.current = { app, isOpen };
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (before.app === app && before.isOpen !== isOpen && isLost)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [app, isOpen]);
}

/** Reloads at most once per release; a broken release would otherwise reload endlessly. */
function reloadOf(
  { remotes, session, services }: OutletServices,
  app: string,
  state: MountPointState,
): (() => void) | undefined {
  const release = remotes.releases.entryOf(app)?.release ?? '';
  const key = `reloaded.${release}`;
  const gate = services.guards.current().some((guard) => guard.id === MONEY_FLOW_GUARD) ? 'block' : 'allow';
  if (!mayOfferReload(state, { hasReloaded: session.getItem(key) !== null, gate })) return undefined;
  return () => {
    session.setItem(key, '1');
    location.reload();
  };
}
