import { createContext, use, type ReactNode } from 'react';
import type { RemoteHost } from '@foyer/contract';

/** Services of the host that the parts of a remote may use. */
export type Platform = Pick<RemoteHost, 'app' | 'release' | 'services' | 'Slot' | 'NotFound'>;

// Every build has its own context object, so each remote provides the value again from its mount props.
const PlatformContext = createContext<Platform | undefined>(undefined);

export interface PlatformProviderProps {
  readonly host: Platform;
  readonly children: ReactNode;
}

/** Provides services and slots to a component tree. Wraps each remote; the shell also wraps its own frame. */
export function PlatformProvider({ host, children }: PlatformProviderProps) {
  return <PlatformContext value={host}>{children}</PlatformContext>;
}

/** @internal */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (platform === undefined)
    throw new Error('A hook of @foyer/platform was used outside a page, a slot or the frame');
  return platform;
}
