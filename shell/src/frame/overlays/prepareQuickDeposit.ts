import { SLOT_OWNERS, type RemoteTarget, type SlotName } from '@foyer/contract';
import { appOf } from '@foyer/links';
import type { Remotes } from '../../outlet/remotes.ts';
import { loadOverlayHost } from './loadOverlayHost.ts';

const SLOT: SlotName = 'cashier.quick-deposit';
const APP = appOf(SLOT_OWNERS[SLOT]);
const TARGET: RemoteTarget = { kind: 'slot', name: SLOT, props: {} };

/** The player reaches for it: everything the dialog needs at once, instead of one after the other. The dialog itself says what fails. */
export function prepareQuickDeposit(remotes: Remotes): void {
  void loadOverlayHost().catch(() => undefined);
  void remotes.prepare(APP, TARGET).catch(() => undefined);
}

/** Nobody reaches for it yet: its code alone, which is the same for everybody and kept for good. */
export function fetchQuickDepositAhead(remotes: Remotes): void {
  void loadOverlayHost().catch(() => undefined);
  void remotes.fetchAhead(APP, TARGET).catch(() => undefined);
}
