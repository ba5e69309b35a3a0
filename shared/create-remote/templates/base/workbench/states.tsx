import type { WorkbenchState } from '@foyer/platform/workbench';

/** States in which the workbench shows every page and slot. Add the ones that matter for your pages. */
export const states: readonly WorkbenchState[] = [
  { name: 'Visitor' },
  { name: 'Signed-in player', isSignedIn: true },
  { name: 'Without connection', isOffline: true },
];
