/**
 * The runtime of a remote: its lifecycles, the services of the shell as hooks, typed links and slots.
 * @packageDocumentation
 */
export { createRemoteLifecycles } from './remote/createRemoteLifecycles.tsx';
export {
  elementComponent,
  type ElementContext,
  type ElementPart,
  type MountedElement,
} from './remote/elementComponent.tsx';
export { PlatformProvider, type Platform, type PlatformProviderProps } from './remote/platformContext.tsx';
export { isRemoteError, RemoteError, toRemoteError } from './remote/RemoteError.ts';
export { lazyPart } from './remote/lazyPart.ts';
export { NotFound } from './remote/NotFound.tsx';
export { OptionalPart, type OptionalPartProps } from './remote/OptionalPart.tsx';
export { importWithRetry, type RetryOptions } from './remote/importWithRetry.ts';
export { createResource, type Resource } from './remote/resource.ts';
export {
  useConnectionState,
  useExperiment,
  useFeature,
  useFlags,
  useMarket,
  useHomeHref,
  useNavigation,
  useNavigationState,
  useOverlays,
  useServices,
  useSession,
  useSessionState,
  useToasts,
  useVariation,
  useWallet,
  useWalletState,
} from './hooks/useServices.ts';
export { useContactSupport, type SupportLink } from './hooks/useContactSupport.ts';
export { useIsAvailable } from './hooks/useIsAvailable.ts';
export { useServerTime } from './hooks/useServerTime.ts';
export { useTimedReload, type ReloadTimes } from './hooks/useTimedReload.ts';
export { useStore } from './hooks/useStore.ts';
export { useRefetchOn } from './hooks/useRefetchOn.ts';
export { usePageTitle } from './hooks/usePageTitle.ts';
export { useBusinessReady } from './hooks/useBusinessReady.ts';
export { useFeatureUse } from './hooks/useFeatureUse.ts';
export { PageLink, type PageLinkProps } from './link/PageLink.tsx';
export { Slot } from './slot/Slot.tsx';
export { oneAtATime, SEPARATE_REQUESTS } from './stream/oneAtATime.ts';
export { followSubscription, type SubscriptionListener } from './stream/followSubscription.ts';
export { ErrorText, useErrorText, type ErrorTextProps } from './errors/ErrorText.tsx';
export {
  createStore,
  runMachine,
  type MachineOptions,
  type MachineStore,
  type MutableStore,
} from './machine/runMachine.ts';
export { useMachine } from './machine/useMachine.ts';
