import type { Services, Store } from '@foyer/contract';
import type { AcceptedPriceChanges, SportsBetMoney } from '@foyer/graphql/main';
import { useServices } from '@foyer/platform';
import type { StakeMode } from './stake.ts';

/** The choices of the player for the bet on the slip. They last as long as the browser page. */
export interface OrderChoices {
  /** Id of the type of bet; undefined for the usual one. */
  readonly type: string | undefined;
  /** Keys of selections; those that are no longer in the slip are ignored. */
  readonly bankers: readonly string[];
  readonly mode: StakeMode;
  /** Minor units, as entered. */
  readonly amount: number | undefined;
  readonly priceChanges: AcceptedPriceChanges;
  readonly money: SportsBetMoney;
  /** False for a bet at the regular price, although it is boosted. */
  readonly isBoosted: boolean;
  /** Keys of selections that are backed each way; those that are no longer in the slip are ignored. */
  readonly eachWay: readonly string[];
  /** Id of the profit boost that the player wants to use. */
  readonly boost: string | undefined;
}

export interface OrderStore extends Store<OrderChoices> {
  change(change: Partial<OrderChoices>): void;
  toggleBanker(key: string): void;
  toggleEachWay(key: string): void;
}

/** Choices of a page that was just opened. */
export const FIRST_CHOICES: OrderChoices = {
  type: undefined,
  bankers: [],
  mode: 'LINE',
  amount: undefined,
  priceChanges: 'NONE',
  money: 'REAL',
  isBoosted: true,
  eachWay: [],
  boost: undefined,
};

/** Creates the choices for one browser page. */
export function createOrderStore(): OrderStore {
  const listeners = new Set<() => void>();
  let choices = FIRST_CHOICES;
  const change = (next: Partial<OrderChoices>): void => {
    choices = { ...choices, ...next };
    for (const listener of [...listeners]) listener();
  };
  return {
    current: () => choices,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change,
    toggleBanker: (key) => change({ bankers: toggled(choices.bankers, key) }),
    toggleEachWay: (key) => change({ eachWay: toggled(choices.eachWay, key) }),
  };
}

function toggled(keys: readonly string[], key: string): readonly string[] {
  return keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];
}

const orders = new WeakMap<Services, OrderStore>();

/** The choices of this page. */
export function useOrderStore(): OrderStore {
  const services = useServices();
  const order = orders.get(services) ?? createOrderStore();
  orders.set(services, order);
  return order;
}
