import { useMemo } from 'react';
import { SLOT_OWNERS, type RemoteTarget, type SlotElementProps } from '@foyer/contract';
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
  const app = appOf(SLOT_OWNERS[name]);
  useStore(remotes.releases);
  const { pathname } = useStore(services.navigation);
  const target = useMemo<RemoteTarget>(() => ({ kind: 'slot', name, props }), [name, props]);
  if (!remotes.releases.shownReleaseOf(app)) return fallback;
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
