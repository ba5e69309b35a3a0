import type { ApolloClient } from '@apollo/client';
import { oneAtATime } from '@foyer/platform';
import { mergeCoupons, selectionKey, type Coupon } from '../../coupon/coupon.ts';
import type { CouponStore } from '../../coupon/createCouponStore.ts';
import { selectionInputs } from '../../coupon/selectionInputs.ts';
import { readSelections } from '../../coupon/readSelections.ts';
import { PlayerSportsSlipDocument, SaveSportsSlipDocument } from './PlayerSlip.generated.ts';

interface SlipSyncPorts {
  readonly coupon: CouponStore;
  readonly apollo: Pick<ApolloClient, 'query' | 'mutate'>;
  failed(error: unknown): void;
}

/** A slip as the api stores it; version 0 was never stored. */
export interface StoredSlip {
  readonly version: number;
  readonly selections: Coupon;
}

/**
 * The slip of this device after the stored one was read. A device that has not changed its slip since it stored it
 * takes the newer one; its own changes, and the slip of a visitor who signs in, are merged, own selections first. Selections that
 * were removed on this device during the request stay removed.
 */
export function reconcile(
  own: Coupon,
  ownVersion: number | undefined,
  { version, selections }: StoredSlip,
  removed: ReadonlySet<string> = new Set(),
): { readonly coupon: Coupon; readonly isStored: boolean } {
  const isUnchanged = ownVersion !== undefined && ownVersion <= version;
  const kept = selections.filter((selection) => !removed.has(selectionKey(selection)));
  if (isUnchanged || (own.length === 0 && kept.length === selections.length))
    return { coupon: selections, isStored: true };
  return { coupon: mergeCoupons(own, kept), isStored: false };
}

/** Keeps the slip of a signed-in player the same on all devices, until the returned function is called. */
export function startSlipSync({ coupon, apollo, failed }: SlipSyncPorts): () => void {
  let isStopped = false;
  let isLoaded = false;
  let isApplying = false;

  /** The slip at the start: a selection that is missing later was removed by the player. */
  const first = coupon.current();

  async function load(): Promise<void> {
    const { data } = await apollo.query({ query: PlayerSportsSlipDocument, fetchPolicy: 'network-only' });
    const slip = data?.viewer?.sportsSlip;
    if (!slip || isStopped) return;
    const stored = { version: slip.version, selections: readSelections(slip.selections) };
    const before = coupon.current();
    const left = new Set(before.map(selectionKey));
    const removed = new Set(first.map(selectionKey).filter((key) => !left.has(key)));
    const next = reconcile(before, coupon.version(), stored, removed);
    isApplying = true;
    if (!isSame(before, next.coupon)) coupon.replace(next.coupon);
    isApplying = false;
    if (next.isStored) coupon.setVersion(stored.version);
    isLoaded = true;
  }

  async function save(): Promise<void> {
    if (coupon.version() !== undefined) return;
    const saved = coupon.current();
    const { data } = await apollo.mutate({
      mutation: SaveSportsSlipDocument,
      variables: { selections: selectionInputs(saved) },
    });
    if (!isStopped && coupon.current() === saved) coupon.setVersion(data?.saveSportsSlip.version);
  }

  async function loadAndSave(): Promise<void> {
    if (!isLoaded) await load();
    if (isLoaded && !isStopped) await save();
  }

  // never replaces a stored slip that it has not read: the next change asks again after a failure
  const sync = oneAtATime(() => loadAndSave().catch(failed));
  const unsubscribe = coupon.subscribe(() => {
    if (!isApplying) void sync();
  });
  void sync();
  return () => {
    isStopped = true;
    unsubscribe();
  };
}

function isSame(one: Coupon, other: Coupon): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
