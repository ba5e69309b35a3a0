import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { createCache } from '@foyer/data';
import { fakeServices, type FakeServices, signedInSession, streamingWallet } from '@foyer/platform/testing';
import { cashierQuery } from './deposit.fixture.ts';
import type { DepositCashierQuery } from './DepositCashier.generated.ts';

/** A player whose wallet is known, and a server whose responses the test triggers. */
export interface PendingCashier {
  readonly services: FakeServices;
  /** Number of requests so far. */
  requestCount(): number;
  /** Answers all pending requests. */
  answer(cashier?: DepositCashierQuery): void;
  fail(): void;
  /** Advances the clock. */
  pass(milliseconds: number): void;
}

export function pendingCashier(): PendingCashier {
  const waiting: { next(cashier: DepositCashierQuery): void; fail(): void }[] = [];
  let requestCount = 0;
  let now = Date.UTC(2026, 10, 21, 12);
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        if (operationName !== 'DepositCashier') return; // subscriptions send no message
        requestCount += 1;
        waiting.push({
          next(data) {
            observer.next({ data: { ...data } });
            observer.complete();
          },
          fail: () => observer.error(new Error('503')),
        });
      }),
  );
  const services = fakeServices(
    { path: '/en/deposit/' },
    { apollo: new ApolloClient({ cache: createCache(), link }), now: () => now },
  );
  services.session.set(signedInSession());
  services.wallet.set(streamingWallet({ minimumDeposit: 2_000 }));
  return {
    services,
    requestCount: () => requestCount,
    answer(cashier = cashierQuery()) {
      for (const one of waiting.splice(0)) one.next(cashier);
    },
    fail() {
      for (const one of waiting.splice(0)) one.fail();
    },
    pass(milliseconds) {
      now += milliseconds;
    },
  };
}
