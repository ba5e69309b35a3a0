import { describe, expect, it } from '@jest/globals';
import { fakeServices } from '@foyer/platform/testing';
import { forgetPurchase, readOpenPurchase, rememberPurchase } from './openPurchase.ts';

const PURCHASE = { playerId: 'p1', itemId: 'money-2', key: 'k-1', price: 200 };

describe('purchase without an answer', () => {
  it('is read by the player who sent it, until it is discarded', () => {
    const { storage } = fakeServices();
    rememberPurchase(storage, PURCHASE);
    expect(readOpenPurchase(storage, 'p1')).toEqual(PURCHASE);
    expect(readOpenPurchase(storage, 'p2')).toBeUndefined();
    expect(readOpenPurchase(storage, undefined)).toBeUndefined();
    forgetPurchase(storage);
    expect(readOpenPurchase(storage, 'p1')).toBeUndefined();
  });

  it.each(['p1', 'p1|item', 'p1||key|1', 'p1|item|key|much', '|||'])('is not read from %s', (text) => {
    const { storage } = fakeServices();
    storage.write('openPurchase', text);
    expect(readOpenPurchase(storage, 'p1')).toBeUndefined();
  });

  it('fits into a stored value with the longest item id', () => {
    const { storage } = fakeServices();
    const id = crypto.randomUUID();
    rememberPurchase(storage, { playerId: id, itemId: 'i'.repeat(40), key: id, price: 9_999_999 });
    expect(storage.read('openPurchase')?.length).toBeLessThan(256);
  });
});
