import type {
  ConnectionState,
  Flags,
  Navigation,
  NavigationState,
  Overlays,
  Services,
  Session,
  SessionState,
  Toasts,
  Wallet,
  WalletState,
} from '@foyer/contract';
import { homeHref } from '@foyer/links';
import type { ExperimentName, Feature, LocalFlag, LocalVariation, Market } from '@foyer/market';
import { useEffect } from 'react';
import { usePlatform } from '../remote/platformContext.tsx';
import { useStore } from './useStore.ts';

/** Returns the services of the shell, which outlive the page. */
export function useServices(): Services {
  return usePlatform().services;
}

export function useMarket(): Market {
  return useServices().market;
}

/** Returns the session service. {@link useSessionState} subscribes to its state. */
export function useSession(): Session {
  return useServices().session;
}

export function useSessionState(): SessionState {
  return useStore(useServices().session);
}

export function useWallet(): Wallet {
  return useServices().wallet;
}

export function useWalletState(): WalletState {
  return useStore(useServices().wallet);
}

/** Returns the flag service. The component renders again when a flag changes. */
export function useFlags(): Flags {
  const { flags } = useServices();
  useStore(flags);
  return flags;
}

/** Returns a decision about a feature. The component renders again when it changes. */
export function useFeature(feature: Feature): boolean {
  return useFlags().has(feature);
}

/** Returns the variation of a local flag. The component renders again when it changes. */
export function useVariation<Flag extends LocalFlag>(flag: Flag): LocalVariation<Flag> {
  return useFlags().variation(flag);
}

/**
 * Returns the visitor's variant of an A/B test, undefined where the test does not run, and reports that the
 * visitor has seen it. The component renders again when a changed test decides otherwise. Not for responsible-gaming components (a lint rule).
 */
export function useExperiment(name: ExperimentName): string | undefined {
  const flags = useFlags();
  const variant = flags.experiment(name);
  useEffect(() => flags.exposed(name), [flags, name, variant]);
  return variant;
}

export function useToasts(): Toasts {
  return useServices().toasts;
}

export function useOverlays(): Overlays {
  return useServices().overlays;
}

export function useNavigation(): Navigation {
  return useServices().navigation;
}

export function useNavigationState(): NavigationState {
  return useStore(useServices().navigation);
}

/** The address of the home page of the current product mode (requirements/routes#route-list). */
export function useHomeHref(): string {
  const { locale, navigation } = useServices();
  return homeHref(locale, useStore(navigation).productMode);
}

export function useConnectionState(): ConnectionState {
  return useStore(useServices().connection);
}
