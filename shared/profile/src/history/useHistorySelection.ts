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

/** Values of each filter of a history, by the filter's name in the address. */
export type HistoryChoices = Readonly<Record<string, readonly string[]>>;

/** The chosen value of each filter; undefined when not filtered. */
export type HistoryChosen<Choices extends HistoryChoices> = {
  readonly [Name in keyof Choices]: Choices[Name][number] | undefined;
};

/** Period and filters of a history, read from the address. */
export interface HistorySelection<Choices extends HistoryChoices = HistoryChoices> {
  readonly historyRange: HistoryRange;
  readonly chosen: HistoryChosen<Choices>;
  /** The period in ISO 8601, in days of the licence. */
  readonly span: Span;
  /** True while the period is the longest one. */
  readonly isLongest: boolean;
  /** Address of the longest unfiltered history. */
  readonly everythingHref: string;
  hrefOf(historyRange: HistoryRange): string;
  onHistoryRange(historyRange: HistoryRange): void;
  /** Sets one filter; undefined removes it. */
  onChoice(name: string, value: string | undefined): void;
}

const MAX_RANGE = { kind: 'range', range: 'two-years' } as const satisfies HistoryRange;

/**
 * The period and filters of a history page in its address, so that they survive the back button and can be
 * sent to support. `choices` must be the same object in each render.
 */
export function useHistorySelection<const Choices extends HistoryChoices>(
  route: Extract<RouteId, `profile-${string}` | 'sports-bets'>,
  choices: Choices,
): HistorySelection<Choices> {
  const { locale, navigation, now } = useServices();
  const { search } = useNavigationState();
  const { timeZone } = useMarket().licence;
  const historyRange = useMemo(() => readHistoryRange(search), [search]);
  const chosen = useMemo(() => readChoices(search, choices), [search, choices]);
  const span = useMemo(() => spanOf(historyRange, now(), timeZone), [historyRange, now, timeZone]);
  const href = (range: HistoryRange, filters: HistoryChosen<HistoryChoices>): string =>
    withQuery(hrefTo(locale, route), { ...historyRangeQuery(range), ...filters });
  const go = (address: string): void => void navigation.go(address, { replace: true });
  return {
    historyRange,
    chosen,
    span,
    isLongest: historyRange.kind === 'range' && historyRange.range === MAX_RANGE.range,
    everythingHref: href(MAX_RANGE, {}),
    hrefOf: (range) => href(range, chosen),
    onHistoryRange: (range) => go(href(range, chosen)),
    onChoice: (name, value) => go(href(historyRange, { ...chosen, [name]: value })),
  };
}

function readChoices<Choices extends HistoryChoices>(
  search: string,
  choices: Choices,
): HistoryChosen<Choices> {
  const parameters = new URLSearchParams(search);
  // each name has a value of its list, or none
  return Object.fromEntries(
    Object.entries(choices).map(([name, values]) => {
      const given = parameters.get(name);
      return [name, values.find((value) => value === given)];
    }),
  ) as HistoryChosen<Choices>;
}
