import type {
  PageModule,
  RemoteDefinition,
  RemoteModule,
  RemoteTarget,
  Services,
  SlotModule,
} from '@foyer/contract';
import { messagesLocale, type RouteOwner } from '@foyer/links';
import { toRemoteError, RemoteError } from './RemoteError.ts';
import { createResource } from './resource.ts';
import { createRemoteView, type RemoteParts } from './RemoteView.tsx';

/**
 * Turns what a remote says about itself into the lifecycles that the shell mounts.
 * @example export default createRemoteLifecycles(defineRemote({ owner: 'casino', … }));
 */
export function createRemoteLifecycles<Owner extends Exclude<RouteOwner, 'shell'>>(
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
        parts.messages.attempt(services.locale),
        policies.attempt(services),
        prepareTarget(parts, target, depth === 'data' ? services : undefined),
      ]);
    },
    updateGate: (services) => definition.updateGate?.(services.apollo.cache) ?? 'allow',
  };
}

function remoteParts<Owner extends Exclude<RouteOwner, 'shell'>>(
  definition: RemoteDefinition<Owner>,
): RemoteParts {
  // The definition is checked per owner where it is written; here any of them is read by name.
  const pages = definition.pages as Readonly<
    Record<string, (() => Promise<PageModule>) | 'not-available' | undefined>
  >;
  const slots = definition.slots as Readonly<Record<string, (() => Promise<SlotModule<object>>) | undefined>>;
  return {
    pages: createResource(async (route) => {
      const page = pages[route];
      if (page === undefined)
        throw new RemoteError('PAGE_MISSING', `${definition.owner} has no page ${route}`);
      return page === 'not-available' ? page : page().catch(failAs('IMPORT_THREW'));
    }),
    slots: createResource(async (name) => {
      const slot = slots[name];
      if (slot === undefined)
        throw new RemoteError('PAGE_MISSING', `${definition.owner} has no slot ${name}`);
      return slot().catch(failAs('IMPORT_THREW'));
    }),
    messages: createResource(async (locale) => {
      const loaded = await definition.messages(messagesLocale(locale)).catch((error: unknown) => {
        throw new RemoteError('MESSAGES_FAILED', String(error), { cause: error });
      });
      return loaded.default;
    }),
  };
}

function failAs(code: 'IMPORT_THREW') {
  return (error: unknown): never => {
    throw toRemoteError(error, code);
  };
}

/** `asker`: services with which its queries are sent; undefined when only code is loaded. */
async function prepareTarget(
  parts: RemoteParts,
  target: RemoteTarget,
  asker: Services | undefined,
): Promise<void> {
  if (target.kind === 'slot') {
    const slot = await parts.slots.attempt(target.name);
    if (asker) void slot.preload?.(asker).catch(() => undefined);
    return;
  }
  const page = await parts.pages.attempt(target.route);
  if (page === 'not-available' || !asker) return;
  // The page shows its own error when a query fails; preparing is only about being early.
  void page.preload?.(asker, { params: target.params }).catch(() => undefined);
}

async function addTypePolicies<Owner extends Exclude<RouteOwner, 'shell'>>(
  definition: RemoteDefinition<Owner>,
  services: Services,
): Promise<void> {
  const loaded = await definition.typePolicies?.();
  // Only InMemoryCache has policies; a test's cache may be another one.
  const { policies } = services.apollo.cache as unknown as {
    policies?: { addTypePolicies(policies: object): void };
  };
  if (loaded) policies?.addTypePolicies(loaded.typePolicies);
}
