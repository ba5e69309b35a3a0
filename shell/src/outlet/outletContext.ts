import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { Services, SlotElementProps } from '@foyer/contract';
import type { KeyValueStorage } from '../services/storage/adapters/safeStorage.ts';
import type { Remotes } from './remotes.ts';

/** What the places of remotes share. */
export interface OutletServices {
  readonly remotes: Remotes;
  readonly services: Services;
  readonly session: KeyValueStorage;
  /** A remote's page may hold pieces of others, which are places of remotes again. */
  readonly Slot: ComponentType<SlotElementProps>;
  /** The shell's own texts around something of the shell that stands inside a remote. */
  readonly ShellTexts: ComponentType<{ readonly children: ReactNode }>;
}

const OutletContext = createContext<OutletServices | undefined>(undefined);

export const OutletProvider = OutletContext;

export function useOutlet(): OutletServices {
  const outlet = use(OutletContext);
  if (outlet === undefined) throw new Error('A remote is placed outside OutletProvider');
  return outlet;
}
