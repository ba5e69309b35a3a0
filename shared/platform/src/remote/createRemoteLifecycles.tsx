import { ignoreError } from '@foyer/kernel';
import type { RemoteDefinition, RemoteModule, RemoteTarget, Services } from '@foyer/contract';
import { messagesFor, remoteParts, type RemoteParts } from './remoteParts.ts';
import { createResource } from './resource.ts';
import { createRemoteView } from './RemoteView.tsx';

const ignorePreload = ignoreError('prefetch failed');

/**
 * Creates the lifecycles that the shell mounts from the definition of a remote.
 * @example export default createRemoteLifecycles(defineRemote({ owner: 'casino', … }));
 */
export function createRemoteLifecycles<Owner extends string>(
  definition: RemoteDefinition<Owner>,
): RemoteModule {
  const parts = remoteParts(definition);
  const policies = createResource((services: Services) => addTypePolicies(definition, services));

  return {
    owner: definition.owner,
    contract: definition.contract,
    bootstrap: () => Promise.resolve(),
    async mount({ domElement, host }) {
      await policies.attempt(host.services);
      host.show({ domElement, View: createRemoteView(parts, host) });
    },
    unmount({ domElement, host }) {
      host.hide(domElement);
      return Promise.resolve();
    },
    async prepare(services, target, depth = 'data') {
      await Promise.all([
        messagesFor(parts, target).attempt(services.locale),
        policies.attempt(services),
        prepareTarget(parts, target, depth === 'data' ? services : undefined),
      ]);
    },
    updateGate: (services) => definition.updateGate?.(services.apollo.cache) ?? 'allow',
  };
}

/** Loads a target ahead of use. Without `services`, only its code: no query is sent. */
async function prepareTarget(
  parts: RemoteParts,
  target: RemoteTarget,
  services: Services | undefined,
): Promise<void> {
  if (target.kind === 'slot') {
    const slot = await parts.slots.attempt(target.name);
    if (services) void slot.preload?.(services).catch(ignorePreload);
    return;
  }
  const page = await parts.pages.attempt(target.route);
  if (page === 'not-available' || !services) return;
  // The page reports failed queries when it renders; a preload may fail.
  void page.preload?.(services, { params: target.params }).catch(ignorePreload);
}

async function addTypePolicies<Owner extends string>(
  definition: RemoteDefinition<Owner>,
  services: Services,
): Promise<void> {
  const loaded = await definition.typePolicies?.();
  // Only InMemoryCache has type policies; tests may use another cache.
  const { policies } = services.apollo.cache as unknown as {
    policies?: { addTypePolicies(policies: object): void };
  };
  if (loaded) policies?.addTypePolicies(loaded.typePolicies);
}
