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
import type { Market } from '@foyer/market';
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

export function useConnectionState(): ConnectionState {
  return useStore(useServices().connection);
}
