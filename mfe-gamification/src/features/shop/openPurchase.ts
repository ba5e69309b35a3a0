import type { DeviceStorage } from '@foyer/contract';

/** A purchase that was sent and has no answer yet. */
export interface OpenPurchase {
  readonly playerId: string;
  readonly itemId: string;
  /** Idempotency key, made before the first attempt. */
  readonly key: string;
  /** Points that the player confirmed. */
  readonly price: number;
}

type Storage = Pick<DeviceStorage, 'read' | 'write'>;

const NAME = 'openPurchase';
const SEPARATOR = '|';

/** Remembers a purchase for this tab before it is sent, so that a repeat after a reload is the same purchase. */
export function rememberPurchase(storage: Storage, { playerId, itemId, key, price }: OpenPurchase): void {
  storage.write(NAME, [playerId, itemId, key, price].join(SEPARATOR));
}

export function forgetPurchase(storage: Storage): void {
  storage.write(NAME, '');
}

/** The player's purchase without an answer; undefined for another player's, and for anything else in the storage. */
export function readOpenPurchase(storage: Storage, playerId: string | undefined): OpenPurchase | undefined {
  const [owner, itemId = '', key = '', points] = (storage.read(NAME) ?? '').split(SEPARATOR);
  const price = Number(points);
  if (owner === undefined || owner === '' || owner !== playerId) return undefined;
  if (itemId === '' || key === '' || !Number.isSafeInteger(price)) return undefined;
  return { playerId: owner, itemId, key, price };
}
