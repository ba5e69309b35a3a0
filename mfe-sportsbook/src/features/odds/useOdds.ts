import { useNumbers, useProbability } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { useSyncExternalStore } from 'react';
import type { DeviceStorage } from '@foyer/contract';
import {
  american,
  fractional,
  hongKong,
  impliedProbability,
  indonesian,
  malay,
  readOddsFormat,
  type OddsFormat,
  type RoundedNumber,
} from './odds.ts';

/** Odds format of this browser page; stored on the device with the player's consent. */
interface Chosen {
  format: OddsFormat;
  readonly listeners: Set<() => void>;
}

const chosen = new WeakMap<DeviceStorage, Chosen>();

function chosenOf(storage: DeviceStorage): Chosen {
  const known = chosen.get(storage) ?? { format: readOddsFormat(storage.oddsFormat()), listeners: new Set() };
  chosen.set(storage, known);
  return known;
}

export interface Odds {
  readonly format: OddsFormat;
  choose(format: OddsFormat): void;
  /** Formats a price in thousandths. */
  write(price: number): string;
}

const DECIMALS = 2;

export function useOdds(): Odds {
  const { storage } = useServices();
  const { decimals } = useNumbers();
  const probability = useProbability();
  const { listeners } = chosenOf(storage);
  const format = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => chosenOf(storage).format,
  );
  // a minus sign as in the American format, in every language
  const signed = (rounded: RoundedNumber): string =>
    `${rounded.units < 0 ? '−' : ''}${decimals(Math.abs(valueOf(rounded)), rounded.decimals)}`;
  const writers: Readonly<Record<OddsFormat, (price: number) => string>> = {
    decimal: (price) => decimals(price / 1_000, DECIMALS),
    fractional,
    american,
    hongkong: (price) => signed(hongKong(price)),
    malay: (price) => signed(malay(price)),
    indonesian: (price) => signed(indonesian(price)),
    probability: (price) => probability(valueOf(impliedProbability(price))),
  };
  return {
    format,
    write: writers[format],
    choose(next) {
      chosenOf(storage).format = next;
      storage.rememberOddsFormat(next);
      for (const listener of [...listeners]) listener();
    },
  };
}

function valueOf({ units, decimals }: RoundedNumber): number {
  return units / 10 ** decimals;
}
