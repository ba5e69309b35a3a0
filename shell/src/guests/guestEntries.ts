import { createStore } from '@foyer/platform';
import type { MenuEntry } from '../layout/menu/useLobbyMenu.ts';

/** Menu entries of guest squads; empty until their part of the shell has loaded. */
export const guestEntries = createStore<readonly MenuEntry[]>([]);
