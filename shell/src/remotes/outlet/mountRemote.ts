import { ignoreError } from '@foyer/kernel';
import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';
import type { RemoteHost, RemotePortal, Services } from '@foyer/contract';
import { RemoteError, toRemoteError } from '@foyer/platform';
import type { ComponentProps, ComponentType } from 'react';
import { MOUNT_DEADLINE_MS, within } from '../loading/deadline.ts';
import type { LoadedRemote } from '../loading/releaseLoader.ts';

const ignoreMount = ignoreError('mount failed');

/** A release that is mounted in the page. */
export interface MountedRemote {
  readonly remote: LoadedRemote;
  readonly portal: RemotePortal;
  unmount(): Promise<void>;
}

export interface MountPorts {
  readonly services: Services;
  readonly Slot: RemoteHost['Slot'];
  readonly NotAvailable: ComponentType<ComponentProps<RemoteHost['NotAvailable']>>;
  readonly NotFound: ComponentType;
}

/**
 * Mounts a release as a single-spa parcel on its own element; the shell renders the content it returns.
 * @throws RemoteError
 */
export async function mountRemote(
  remote: LoadedRemote,
  domElement: HTMLElement,
  ports: MountPorts,
): Promise<MountedRemote> {
  const { app, release } = remote.entry;
  let portal: RemotePortal | undefined;
  const host: RemoteHost = {
    app,
    release,
    ...ports,
    show: (handed) => (portal = handed),
    hide: () => (portal = undefined),
  };
  const parcel = mount(remote, domElement, host);
  // single-spa rejects all of these for the one failure that mountPromise reports
  for (const promise of [parcel.loadPromise, parcel.bootstrapPromise, parcel.unmountPromise])
    promise.catch(ignoreMount);
  try {
    await within(MOUNT_DEADLINE_MS, 'MOUNT_TIMEOUT', parcel.mountPromise);
  } catch (error) {
    // a parcel whose mount threw is broken and cannot be unmounted
    void parcel.unmount().catch(ignoreMount);
    throw toRemoteError(error, 'MOUNT_THREW');
  }
  if (portal === undefined) throw new RemoteError('MOUNT_THREW', 'mount showed no content');
  ports.services.telemetry.phase(app, release, 'mounted');
  return {
    remote,
    portal,
    unmount: async () => {
      await parcel.unmount().catch(ignoreMount);
    },
  };
}

function mount(
  { entry, module }: LoadedRemote,
  domElement: HTMLElement,
  host: RemoteHost,
): Parcel<{ host: RemoteHost }> {
  // single-spa's type requires its own properties in the configuration, which contains lifecycles only
  const config = {
    name: entry.container,
    bootstrap: () => module.bootstrap(),
    mount: (props: { domElement: HTMLElement; host: RemoteHost }) =>
      module.mount({ domElement: props.domElement, host: props.host }),
    unmount: (props: { domElement: HTMLElement; host: RemoteHost }) =>
      module.unmount({ domElement: props.domElement, host: props.host }),
  };
  return mountRootParcel(config as unknown as ParcelConfig<{ host: RemoteHost }>, { domElement, host });
}
