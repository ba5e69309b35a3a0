import { createStore } from '@foyer/platform';
import type { IconName } from '@foyer/ui';
import type { ComponentType } from 'react';

/** A menu entry of an invited squad. */
export interface InvitedEntry {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly icon: IconName;
}

/** Menu entries of invited squads; empty until their part of the shell has loaded. */
export const invitedEntries = createStore<readonly InvitedEntry[]>([]);

/** Slots of invited squads below a page; undefined until their part of the shell has loaded. */
export const invitedPlaces = createStore<
  { readonly Places: ComponentType<{ readonly page: string }> } | undefined
>(undefined);
