import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { Services, SlotElementProps } from '@foyer/contract';
import type { KeyValueStorage } from '../../services/storage/adapters/safeStorage.ts';
import type { Remotes } from '../loading/remotes.ts';

/** Services shared by the mount points of remotes. */
export interface OutletServices {
  readonly remotes: Remotes;
  readonly services: Services;
  readonly session: KeyValueStorage;
  /** A remote's page may contain slots of other remotes, which are mount points too. */
  readonly Slot: ComponentType<SlotElementProps>;
  /** The shell's own texts around shell components that are rendered inside a remote. */
  readonly ShellTexts: ComponentType<{ readonly children: ReactNode }>;
}

const OutletContext = createContext<OutletServices | undefined>(undefined);

export const OutletProvider = OutletContext;

export function useOutlet(): OutletServices {
  const outlet = use(OutletContext);
  if (outlet === undefined) throw new Error('A remote is rendered outside OutletProvider.');
  return outlet;
}
