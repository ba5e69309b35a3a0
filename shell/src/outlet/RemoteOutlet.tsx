import { useMemo } from 'react';
import type { RemoteTarget } from '@foyer/contract';
import { appOf, routeOf, type RouteMatch } from '@foyer/links';
import { useStore } from '@foyer/platform';
import { RemoteFailed } from '../frame/remote-states/RemoteFailed.tsx';
import { RemoteLoading } from '../frame/remote-states/RemoteLoading.tsx';
import { NowherePage } from '../pages/nowhere/NowherePage.tsx';
import { useOutlet, type OutletServices } from './outletContext.ts';
import { mayOfferReload, type PlaceState } from './recovery.machine.ts';
import { RemoteSpot } from './RemoteSpot.tsx';

export interface RemoteOutletProps {
  readonly match: RouteMatch;
}

/** The page of a remote, or why it is not there. */
export function RemoteOutlet({ match }: RemoteOutletProps) {
  const outlet = useOutlet();
  const app = appOf(routeOf(match.id).owner);
  const set = useStore(outlet.remotes.releases);
  const parameters = JSON.stringify(match.parameters);
  const target = useMemo<RemoteTarget>(
    () => ({ kind: 'page', route: match.id, params: JSON.parse(parameters) as Record<string, string> }), // the same object while the address is the same
    [match.id, parameters],
  );

  if (!set.apps.some((entry) => entry.app === app)) return <NowherePage reason="not-available" />;
  return (
    <RemoteSpot
      key={app}
      app={app}
      target={target}
      loading={<RemoteLoading route={match.id} />}
      failure={(state, retry) => <RemoteFailed code={state.code} busy={state.isRetrying} onRetry={retry} onReload={reloadOf(outlet, app, state)} />}
    />
  );
}

/** Reloads at most once for a release, or a broken one would reload for ever. */
function reloadOf({ remotes, session, services }: OutletServices, app: string, state: PlaceState): (() => void) | undefined {
  const release = remotes.releases.entryOf(app)?.release ?? '';
  const key = `reloaded.${release}`;
  const gate = services.guards.current().some((guard) => guard.id === 'money-flow') ? 'block' : 'allow';
  if (!mayOfferReload(state, { hasReloaded: session.getItem(key) !== null, gate })) return undefined;
  return () => {
    session.setItem(key, '1');
    location.reload();
  };
}
