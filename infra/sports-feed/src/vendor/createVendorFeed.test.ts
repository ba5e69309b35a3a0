import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { PROPERTY_RUNS, PROPERTY_TIMEOUT_MS } from '@foyer/testing/effort';
import type { TradedSelection } from '@foyer/kernel/sports-trading';
import { createVendorFeed, eventIdOf, VENDOR_SILENCE_MS } from './createVendorFeed.ts';
import { decimalOf, hundredths, thousandths } from './markets.ts';
import { parseRecording, type VendorMessage } from './messages.ts';

const recording = parseRecording(
  readFileSync(new URL('../../recordings/hour.jsonl', import.meta.url), 'utf8'),
);
const vendorIds = [
  ...new Set(recording.flatMap((message) => ('event_id' in message ? message.event_id : []))),
];
const lastAt = Math.max(...recording.map(({ timestamp }) => timestamp));

function replayed(messages: readonly VendorMessage[]) {
  const feed = createVendorFeed();
  for (const message of messages) feed.apply(message);
  return feed;
}

const selection = (event: string, outcome: TradedSelection['outcome'] = 'home'): TradedSelection => ({
  event,
  kind: 'winner',
  line: null,
  outcome,
});

const resultsOf = (messages: readonly VendorMessage[]) => {
  const feed = replayed(messages);
  return vendorIds.map((id) => feed.result(eventIdOf(id)));
};

const statesOf = (messages: readonly VendorMessage[]) => {
  const feed = replayed(messages);
  return vendorIds.map((id) => [feed.result(eventIdOf(id)), feed.quote(selection(eventIdOf(id)), lastAt)]);
};

describe('createVendorFeed', () => {
  it('numbers a settlement, its correction after a rollback, and a cancellation', () => {
    const results = resultsOf(recording);
    expect(results.filter((result) => result?.number === 1).length).toBeGreaterThan(0);
    const corrected = results.filter((result) => result?.number === 2);
    expect(corrected.map((result) => [result?.status, result?.reason])).toEqual([
      ['PLAYED', null],
      ['VOID', 'ABANDONED'],
    ]);
    const before = resultsOf(recording.filter(({ type }) => type !== 'rollback_bet_settlement'));
    expect(before).toEqual(results);
    // one match has no result within the hour
    expect(results.filter((result) => result === undefined)).toHaveLength(1);
  });

  it(
    'reaches the same state when messages are repeated and arrive in another order',
    () => {
      fc.assert(
        fc.property(
          fc.array(fc.nat({ max: recording.length - 1 }), { maxLength: 200 }),
          fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
          (repeated, random) => {
            const some = [...recording, ...repeated.flatMap((index) => recording[index] ?? [])];
            const shuffled = some
              .map((message) => ({ message, order: random.next().value as number }))
              .toSorted((one, other) => one.order - other.order)
              .map(({ message }) => message);
            expect(statesOf(shuffled)).toEqual(statesOf(recording));
          },
        ),
        { numRuns: Math.min(PROPERTY_RUNS, 50) },
      );
    },
    PROPERTY_TIMEOUT_MS,
  );

  it('suspends the prices of a match from a bet stop until its next price', () => {
    const feed = createVendorFeed();
    const seen: string[] = [];
    for (const message of recording) {
      feed.apply(message);
      if (message.type !== 'bet_stop' && message.type !== 'odds_change') continue;
      const quote = feed.quote(selection(eventIdOf(message.event_id)), message.timestamp);
      if (message.type === 'bet_stop') expect(quote.status).not.toBe('open');
      const market = message.type === 'odds_change' ? message.markets.find(({ id }) => id === 1) : undefined;
      if (market && message.type === 'odds_change' && message.status.match_status !== 'ended')
        expect(quote).toMatchObject({ status: market.status === 1 ? 'open' : 'suspended' });
      seen.push(`${message.type} ${quote.status}`);
    }
    for (const reached of ['bet_stop suspended', 'odds_change open', 'odds_change suspended'])
      expect(seen).toContain(reached);
  });

  it('suspends every price while the vendor is silent', () => {
    const middle = recording[Math.floor(recording.length / 3)]?.timestamp ?? 0;
    const received = recording.filter(({ timestamp }) => timestamp <= middle);
    const feed = replayed(received);
    const open =
      vendorIds.map(eventIdOf).find((id) => feed.quote(selection(id), middle).status === 'open') ?? '';
    expect(feed.quote(selection(open), middle + VENDOR_SILENCE_MS)).toMatchObject({ status: 'open' });
    expect(feed.quote(selection(open), middle + VENDOR_SILENCE_MS + 1)).toMatchObject({
      status: 'suspended',
    });
  });

  it('offers nothing of unknown matches, markets, lines and outcomes, and of matches with a result', () => {
    const feed = replayed(recording);
    const settled = vendorIds.map(eventIdOf).find((id) => feed.result(id)) ?? '';
    const open = vendorIds.map(eventIdOf).find((id) => !feed.result(id)) ?? '';
    for (const asked of [
      selection('v1'),
      selection(settled),
      { ...selection(open), line: 250 },
      { ...selection(open), kind: 'cornerTotal' as const, line: 950, outcome: 'over' as const },
      selection(open, 'over'),
    ])
      expect(feed.quote(asked, lastAt)).toEqual({ status: 'unavailable' });
  });
});

describe('decimal text', () => {
  it('is converted without floating point', () => {
    expect(['1.05', '13', '2.515', '10.1'].map(thousandths)).toEqual([1_050, 13_000, 2_515, 10_100]);
    expect(['-0.75', '2.5', '0', '+1.25', '-0'].map(hundredths)).toEqual([-75, 250, 0, 125, 0]);
    expect(['1.2345', '', '1,5', '1e3'].map(thousandths)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (value) => {
        expect(hundredths(decimalOf(value))).toBe(value);
        expect(thousandths(decimalOf(value, 3))).toBe(value);
      }),
    );
  });
});
