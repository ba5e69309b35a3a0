import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createCache } from '@foyer/data';
import { fakeServices, signedInSession } from '@foyer/platform/testing';
import { createWallet } from './createWallet.ts';
import type { GetWalletQuery } from './Wallet.generated.ts';

const WALLET: GetWalletQuery = {
  __typename: 'Query',
  viewer: {
    __typename: 'Viewer',
    id: 'p',
    wallet: {
      __typename: 'Wallet',
      id: 'w',
      balance: 2_500,
      bonusBalance: 0,
      currency: 'EUR',
      minDepositAmount: 1_000,
      minWithdrawalAmount: 1_000,
      version: 1,
    },
  },
};

/** The wallet of a player whose API answers when the test says so. */
function setUp() {
  let answer: (data: GetWalletQuery) => void = () => undefined;
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        if (operationName !== 'GetWallet') return; // the subscription sends no message
        answer = (data) => {
          observer.next({ data: { ...data } });
          observer.complete();
        };
      }),
  );
  const services = fakeServices();
  services.session.set(signedInSession());
  const wallet = createWallet({
    ...services,
    apollo: new ApolloClient({ cache: createCache(), link }),
    onChange: () => undefined,
    report: () => undefined,
  });
  return { wallet, answer: (data: GetWalletQuery) => answer(data) };
}

describe('a first balance that does not arrive', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('counts as failed after 5 s, and is shown when it arrives later', async () => {
    const { wallet, answer } = setUp();
    await jest.advanceTimersByTimeAsync(4_900);
    expect(wallet.current()).toEqual({ status: 'LOADING' });
    await jest.advanceTimersByTimeAsync(200);
    expect(wallet.current()).toEqual({ status: 'LOADING', hasFailed: true });
    answer(WALLET);
    await jest.advanceTimersByTimeAsync(10);
    expect(wallet.current()).toMatchObject({ status: 'STREAMING', balance: { minor: 2_500 } });
  });

  it('counts as failed when the API returns no wallet', async () => {
    const { wallet, answer } = setUp();
    await jest.advanceTimersByTimeAsync(10);
    answer({ __typename: 'Query', viewer: null });
    await jest.advanceTimersByTimeAsync(10);
    expect(wallet.current()).toEqual({ status: 'LOADING', hasFailed: true });
  });
});
