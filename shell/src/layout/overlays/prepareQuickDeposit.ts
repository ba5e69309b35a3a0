import { ignoreError } from '@foyer/kernel';
import { SLOT_OWNERS, type RemoteTarget, type SlotName } from '@foyer/contract';
import { appOf } from '@foyer/links';
import type { Remotes } from '../../remotes/loading/remotes.ts';
import { loadOverlayHost } from './loadOverlayHost.ts';

const ignorePrefetch = ignoreError('prefetch failed');

const SLOT: SlotName = 'cashier.quick-deposit';
const APP = appOf(SLOT_OWNERS[SLOT]);
const TARGET: RemoteTarget = { kind: 'slot', name: SLOT, props: {} };

/**
 * Called when the player points at the deposit button: loads everything that the dialog needs in parallel.
 * The dialog itself reports failures.
 */
export function prepareQuickDeposit(remotes: Remotes): void {
  void loadOverlayHost();
  void remotes.prepare(APP, TARGET).catch(ignorePrefetch);
}

/** Prefetches only the code, which is the same for all players and cached permanently. */
export function prefetchQuickDeposit(remotes: Remotes): void {
  void loadOverlayHost();
  void remotes.prefetch(APP, TARGET).catch(ignorePrefetch);
}
