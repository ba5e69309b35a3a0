import { createStore } from '@foyer/platform';
import type { IconName } from '@foyer/ui';

/** A menu entry of a guest squad. */
export interface GuestEntry {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly icon: IconName;
}

/** Menu entries of guest squads; empty until their part of the shell has loaded. */
export const guestEntries = createStore<readonly GuestEntry[]>([]);
