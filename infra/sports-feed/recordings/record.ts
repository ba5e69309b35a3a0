/**
 * Records an hour of the simulated feed as the messages of a vendor: `node infra/sports-feed/recordings/record.ts`
 * writes `hour.jsonl`. The recording is kept, so that a change of the model does not change it (ADR 0331).
 */
import { writeFileSync } from 'node:fs';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { createChance } from '../src/model/chance.ts';
import { fixturesBetween, MAX_MATCH_MS, type Fixture } from '../src/model/fixtures.ts';
import { createMatch, type Match } from '../src/model/match.ts';
import { decimalOf, MAPPED_MARKETS } from '../src/vendor/markets.ts';
import type { VendorMarket, VendorMessage } from '../src/vendor/messages.ts';

const SEED = 'recorded-hour';
const FROM = Date.UTC(2026, 10, 29, 18);
const HOUR = 3_600_000;
const STEP_MS = 5_000;
/** Prices of a match are sent at most once in this time, unless the score changes. */
const PRICES_EVERY_MS = 120_000;
/** The result of this match is corrected, and that of the next one cancelled, after these times. */
const CORRECTED_AFTER_MS = 150_000;
const CANCELLED_AFTER_MS = 240_000;
/** Lines of a market that are recorded: those nearest to even. */
const LINES = 1;
const MATCHES = { football: 4, tennis: 1 } as const;
const THOUSANDTHS = 3;
const EARLIEST_END_MS = 8 * 60_000;

const chance = createChance(SEED);
const messages: VendorMessage[] = [];

const endingWithin = (sport: keyof typeof MATCHES): readonly Match[] =>
  CATALOGUE.filter((row) => row.sport === sport)
    .flatMap((row) => fixturesBetween(row, FROM - MAX_MATCH_MS, FROM + HOUR))
    .map((fixture) => createMatch(fixture, chance))
    .filter(
      (match) =>
        match.endsAt() > FROM + EARLIEST_END_MS && match.endsAt() < FROM + HOUR - CANCELLED_AFTER_MS - 60_000,
    )
    .slice(0, MATCHES[sport]);
const football = endingWithin('football');
/** One match starts during the hour and has no result in it. */
const upcoming = CATALOGUE.filter((row) => row.sport === 'football')
  .flatMap((row) => fixturesBetween(row, FROM + HOUR / 2, FROM + HOUR))
  .slice(0, 1)
  .map((fixture) => createMatch(fixture, chance));
const matches = [...football, ...endingWithin('tennis'), ...upcoming];

function marketsOf(match: Match, at: number): readonly VendorMarket[] {
  const { markets } = match.detailsAt(at);
  return MAPPED_MARKETS.flatMap(({ id, kind, specifier, outcomes }): readonly VendorMarket[] => {
    const offered = markets.filter((market) => market.kind === kind);
    const even = ({ outcomes: [one, other] }: (typeof offered)[number]): number =>
      Math.abs((one?.price ?? 0) - (other?.price ?? 0));
    const ids: Readonly<Record<string, string | undefined>> = outcomes;
    return offered
      .toSorted((one, other) => even(one) - even(other))
      .slice(0, LINES)
      .filter(
        (market) =>
          market.outcomes.length === Object.keys(outcomes).length &&
          market.outcomes.every((outcome) => ids[outcome.id] !== undefined),
      )
      .map((market) => ({
        id,
        specifiers: specifier === undefined ? '' : `${specifier}=${decimalOf(market.line ?? 0)}`,
        status: market.status === 'open' ? 1 : market.status === 'suspended' ? -1 : -3,
        outcomes: market.outcomes.map((outcome) => [
          ids[outcome.id] ?? '',
          decimalOf(outcome.price, THOUSANDTHS),
        ]),
      }));
  });
}

const vendorIdOf = (fixture: Fixture): string =>
  `sr:match:${41_000_000 + matches.findIndex((match) => match.fixture === fixture)}`;

function statusOf(match: Match, at: number) {
  const { phase, score, periods } = match.detailsAt(at);
  return {
    match_status: phase === 'upcoming' ? 'not_started' : phase === 'ended' ? 'ended' : 'live',
    score: [score?.home ?? 0, score?.away ?? 0] as [number, number],
    periods: periods.map(({ home, away }): [number, number] => [home, away]),
  } as const;
}

function record(match: Match): void {
  const { fixture } = match;
  const event_id = vendorIdOf(fixture);
  messages.push({
    type: 'fixture_change',
    timestamp: FROM,
    event_id,
    sport: fixture.competition.sport === 'tennis' ? 'tennis' : 'football',
    tournament: fixture.competition.name,
    home: fixture.home.name,
    away: fixture.away.name,
    start_time: fixture.startsAt,
  });
  let sent = '';
  let sentAt = 0;
  for (let at = FROM; at < Math.min(match.endsAt(), FROM + HOUR); at += STEP_MS) {
    const status = statusOf(match, at);
    const text = JSON.stringify(status);
    if (text === sent && at - sentAt < PRICES_EVERY_MS) continue;
    // play stops before each goal is known
    if (text !== sent && sent !== '') messages.push({ type: 'bet_stop', timestamp: at - 1, event_id });
    sent = text;
    sentAt = at;
    messages.push({
      type: 'odds_change',
      timestamp: at,
      event_id,
      status,
      markets: [...marketsOf(match, at)],
    });
  }
  const endedAt = match.endsAt();
  if (endedAt > FROM + HOUR) return;
  const status = statusOf(match, endedAt);
  messages.push({ type: 'odds_change', timestamp: endedAt, event_id, status, markets: [] });
  const [corrected, cancelled] = football;
  if (match === corrected) {
    const [home, away] = status.score;
    messages.push(
      {
        type: 'bet_settlement',
        timestamp: endedAt + 1_000,
        event_id,
        status: { ...status, score: [home + 1, away] },
      },
      { type: 'rollback_bet_settlement', timestamp: endedAt + CORRECTED_AFTER_MS, event_id },
      { type: 'bet_settlement', timestamp: endedAt + CORRECTED_AFTER_MS + 1_000, event_id, status },
    );
  } else messages.push({ type: 'bet_settlement', timestamp: endedAt + 1_000, event_id, status });
  if (match === cancelled)
    messages.push({
      type: 'bet_cancel',
      timestamp: endedAt + CANCELLED_AFTER_MS,
      event_id,
      void_reason: 'abandoned',
    });
}

matches.forEach(record);
for (let at = FROM; at < FROM + HOUR; at += STEP_MS) messages.push({ type: 'alive', timestamp: at });
const lines = messages
  .toSorted((one, other) => one.timestamp - other.timestamp)
  .map((message) => JSON.stringify(message));
writeFileSync(new URL('hour.jsonl', import.meta.url), `${lines.join('\n')}\n`);
console.log(`${lines.length} messages of ${matches.length} matches`);
