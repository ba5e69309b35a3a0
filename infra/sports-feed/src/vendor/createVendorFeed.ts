import type { FeedPhase, SportId } from '@foyer/kernel/sports-feed';
import type { MatchResult, Quote, TradedSelection } from '@foyer/kernel/sports-trading';
import { hundredths, MAPPED_MARKETS, thousandths } from './markets.ts';
import type { VendorMarket, VendorMessage } from './messages.ts';

/** Time without a message after which no price is offered, in ms. */
export const VENDOR_SILENCE_MS = 6_000;
const ID_RADIX = 36;
const PREFIX = 'v';

/** Prices and results from the messages of a vendor, for the signed calls of the api. */
export interface VendorFeed {
  /** Applies a message. Repeated messages and late ones, in any order, change nothing that a later one has decided. */
  apply(message: VendorMessage): void;
  quote(selection: TradedSelection, now: number): Quote;
  result(event: string): MatchResult | undefined;
}

type OfType<Type extends VendorMessage['type']> = Extract<VendorMessage, { type: Type }>;
type Decision = OfType<'bet_settlement'> | OfType<'bet_cancel'>;

interface VendorEvent {
  fixture: OfType<'fixture_change'> | undefined;
  odds: OfType<'odds_change'> | undefined;
  stoppedAt: number;
  /** Settlements and cancellations by time; the last one counts. */
  readonly decisions: Map<number, Decision>;
}

/** Our id of a match of the vendor: permanent, and never that of another vendor. */
export function eventIdOf(vendorId: string): string {
  return `${PREFIX}${Number(vendorId.slice(vendorId.lastIndexOf(':') + 1)).toString(ID_RADIX)}`;
}

export function createVendorFeed(): VendorFeed {
  const events = new Map<string, VendorEvent>();
  let lastAt = 0;

  function eventOf(vendorId: string): VendorEvent {
    const id = eventIdOf(vendorId);
    const event = events.get(id) ?? {
      fixture: undefined,
      odds: undefined,
      stoppedAt: 0,
      decisions: new Map(),
    };
    events.set(id, event);
    return event;
  }

  return {
    apply(message) {
      lastAt = Math.max(lastAt, message.timestamp);
      if (message.type === 'alive') return;
      const event = eventOf(message.event_id);
      const isNewer = (known: { readonly timestamp: number } | undefined): boolean =>
        known === undefined || message.timestamp > known.timestamp;
      switch (message.type) {
        case 'fixture_change':
          if (isNewer(event.fixture)) event.fixture = message;
          return;
        case 'odds_change':
          if (isNewer(event.odds)) event.odds = message;
          return;
        case 'bet_stop':
          event.stoppedAt = Math.max(event.stoppedAt, message.timestamp);
          return;
        case 'bet_settlement':
        case 'bet_cancel':
          event.decisions.set(message.timestamp, message);
          return;
        // the result that was rolled back counts until the next settlement
        case 'rollback_bet_settlement':
      }
    },
    quote({ event: id, kind, line, outcome }, now) {
      const { fixture, odds, stoppedAt = 0, decisions } = events.get(id) ?? {};
      if (!fixture || !odds || (decisions?.size ?? 0) > 0) return { status: 'unavailable' };
      const mapped = MAPPED_MARKETS.filter((one) => one.kind === kind);
      const market = odds.markets.find(
        (one) =>
          mapped.some(({ id: known, specifier }) => known === one.id && lineOf(one, specifier) === line) &&
          one.status * one.status === 1,
      );
      const vendorOutcome = mapped.find((one) => one.id === market?.id)?.outcomes[outcome];
      const price = thousandths(market?.outcomes.find(([known]) => known === vendorOutcome)?.[1] ?? '');
      const phase = PHASES[odds.status.match_status];
      if (!market || price === undefined || phase === 'ended') return { status: 'unavailable' };
      const isStopped = stoppedAt >= odds.timestamp || now - lastAt > VENDOR_SILENCE_MS;
      const { sport, tournament: competition, home, away, start_time: startsAt } = fixture;
      return {
        status: market.status === 1 && !isStopped ? 'open' : 'suspended',
        price,
        sport: sport satisfies SportId,
        competition,
        home,
        away,
        startsAt,
        phase,
        player: null,
      };
    },
    result(id) {
      const decisions = [...(events.get(id)?.decisions.values() ?? [])];
      const last = decisions.toSorted((one, other) => other.timestamp - one.timestamp)[0];
      const first = Math.min(...decisions.map(({ timestamp }) => timestamp));
      if (!last) return undefined;
      const isVoid = last.type === 'bet_cancel';
      const [home, away] = isVoid ? [0, 0] : last.status.score;
      return {
        event: id,
        number: decisions.length,
        status: isVoid ? 'VOID' : 'PLAYED',
        reason: !isVoid ? null : last.void_reason === 'abandoned' ? 'ABANDONED' : 'WALKOVER',
        home,
        away,
        periods: isVoid ? [] : last.status.periods.map(([one, other]) => ({ home: one, away: other })),
        statistics: null,
        endedAt: first,
      };
    },
  };
}

const PHASES = { not_started: 'upcoming', live: 'live', ended: 'ended' } as const satisfies Readonly<
  Record<OfType<'odds_change'>['status']['match_status'], FeedPhase>
>;

/** The line of a market of the vendor in hundredths; null without one. */
function lineOf({ specifiers }: VendorMarket, specifier: string | undefined): number | null | undefined {
  if (specifier === undefined) return null;
  const [, value] = new RegExp(`(?:^|\\|)${specifier}=([^|]+)`).exec(specifiers) ?? [];
  return value === undefined ? undefined : hundredths(value);
}
