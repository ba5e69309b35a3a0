import {
  historyRangeQuery,
  readHistoryRange,
  spanOf,
  type HistoryRange,
  type Span,
} from '@foyer/kernel/history-range';
import { hrefTo, withQuery, type RouteId } from '@foyer/links';
import { useMarket, useNavigationState, useServices } from '@foyer/platform';
import { useMemo } from 'react';

/** A filter of a history with one choice: its name in the address and its values. */
export interface HistoryChoice<Value extends string> {
  readonly name: string;
  readonly values: readonly Value[];
}

/** Period and choice of a history, read from the address. */
export interface HistorySelection<Value extends string> {
  readonly historyRange: HistoryRange;
  /** Undefined when not filtered. */
  readonly value: Value | undefined;
  /** The period in ISO 8601, in days of the licence. */
  readonly span: Span;
  /** Address of the longest unfiltered history; undefined where it is shown already. */
  readonly everythingHref: string | undefined;
  hrefOf(historyRange: HistoryRange): string;
  onHistoryRange(historyRange: HistoryRange): void;
  onValue(value: string | undefined): void;
}

const LONGEST: HistoryRange = { kind: 'range', range: 'half-year' };

/** The filter of a history page in its address, so that it survives the back button and can be sent to support. */
export function useHistorySelection<Value extends string>(
  route: Extract<RouteId, `profile-${string}`>,
  { name, values }: HistoryChoice<Value>,
): HistorySelection<Value> {
  const { locale, navigation, now } = useServices();
  const { search } = useNavigationState();
  const { timeZone } = useMarket().licence;
  const historyRange = useMemo(() => readHistoryRange(search), [search]);
  const given = new URLSearchParams(search).get(name);
  const value = values.find((candidate) => candidate === given);
  const span = useMemo(() => spanOf(historyRange, now(), timeZone), [historyRange, now, timeZone]);
  const href = (range: HistoryRange, chosen: string | undefined): string =>
    withQuery(hrefTo(locale, route), { ...historyRangeQuery(range), [name]: chosen });
  const go = (address: string): void => void navigation.go(address, { replace: true });
  const longest = href(LONGEST, undefined);
  return {
    historyRange,
    value,
    span,
    everythingHref: href(historyRange, value) === longest ? undefined : longest,
    hrefOf: (range) => href(range, value),
    onHistoryRange: (range) => go(href(range, value)),
    onValue: (chosen) => go(href(historyRange, chosen)),
  };
}
