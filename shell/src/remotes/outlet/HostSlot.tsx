import { useMemo } from 'react';
import type { RemoteTarget, SlotElementProps } from '@foyer/contract';
import { appOf } from '@foyer/links';
import { useStore } from '@foyer/platform';
import { useOutlet } from './outletContext.ts';
import { RemoteMount } from './RemoteMount.tsx';

/**
 * A slot of a remote inside another remote's page or the frame. While the owner has failed, the fallback is
 * shown; navigation retries.
 */
export function HostSlot({ name, props, fallback = null, loading = null }: SlotElementProps) {
  const { remotes, services } = useOutlet();
  const app = appOf(name.split('.', 1).join());
  const { invited } = useStore(remotes.releases);
  const { pathname } = useStore(services.navigation);
  const target = useMemo<RemoteTarget>(() => ({ kind: 'slot', name, props }), [name, props]);
  // an invited squad fills only slots that the signed plan declares
  const isUndeclared = invited?.some(
    ({ squad, slots }) => appOf(squad) === app && !slots?.some((slot) => slot.name === name),
  );
  if (isUndeclared || !remotes.releases.shownReleaseOf(app)) return fallback;
  return (
    <RemoteMount
      key={app}
      app={app}
      target={target}
      loading={loading}
      failure={() => fallback}
      retryKey={pathname}
    />
  );
}
