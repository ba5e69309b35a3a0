import { describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { createLog, type Bus } from '@foyer/runtime';
import { createTestDatabase } from '../../test/testDatabase.ts';
import { deleteOldEvents, EVENT_LOG_DAYS, readEventsAfter } from './eventLog.ts';
import { createOutboxRelay } from './outboxRelay.ts';

const database = useDatabase(createTestDatabase);

/** Fails the given number of times, then records the published payloads. */
function brokenBus(failures: number) {
  const published: unknown[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let left = failures;
  const bus: Bus = {
    publish: () => Promise.reject(new Error('Expected publishAll.')),
    publishAll(messages) {
      if (left > 0) {
        left -= 1;
        return Promise.reject(new Error('The bus is not connected.'));
      }
      published.push(...messages.map(({ payload }) => payload));
      for (const wait of waiting) if (published.length >= wait.count) wait.resolve();
      return Promise.resolve();
    },
    subscribe: () => () => undefined,
    close: () => Promise.resolve(),
  };
  return {
    bus,
    published,
    atLeast: (count: number) =>
      new Promise<void>((resolve) =>
        published.length >= count ? resolve() : waiting.push({ count, resolve }),
      ),
  };
}

describe('outbox relay', () => {
  it('publishes in order from one of many relays, and resumes after the bus is connected again', async () => {
    await database.pool.query(
      `insert into api.outbox (topic, payload) select 'test', to_jsonb(n) from generate_series(1, 250) n`,
    );
    const { bus, published, atLeast } = brokenBus(3);
    const log = createLog('test', () => undefined);
    const relays = [
      createOutboxRelay(database.pool, bus, log),
      createOutboxRelay(database.pool, bus, log),
      createOutboxRelay(database.pool, bus, log),
    ];
    await atLeast(250);
    await Promise.all(relays.map((relay) => relay.close()));
    // a failed batch is published again from its start: duplicates are possible, reordering is not
    expect(published.filter((value, index) => published.indexOf(value) === index)).toEqual(
      Array.from({ length: 250 }, (_, index) => index + 1),
    );
    const { rows } = await database.pool.query<{ waiting: number }>(
      'select count(*) as waiting from api.outbox',
    );
    expect(rows[0]?.waiting).toBe(0);
  });

  it('leaves out an event that does not match the schema of its topic, and logs it', async () => {
    await database.pool.query(
      `insert into api.outbox (topic, payload) values ('api.payment-updated', '{"playerId": "p"}'), ('api.reward-updated', '{"playerId": "p", "assignationId": "a"}')`,
    );
    const { bus, published, atLeast } = brokenBus(0);
    const lines: string[] = [];
    const relay = createOutboxRelay(
      database.pool,
      bus,
      createLog('test', (line) => void lines.push(line)),
    );
    await atLeast(1);
    await relay.close();
    expect(published).toEqual([{ playerId: 'p', assignationId: 'a' }]);
    expect(lines.filter((line) => line.includes('outbox event does not match its schema'))).toHaveLength(1);
    const { rows } = await database.pool.query('select 1 from api.outbox');
    expect(rows).toEqual([]);
  });
});

describe('event log', () => {
  const ALERTS = `insert into api.outbox (topic, payload)
    select 'api.alert', jsonb_build_object('about', n::text, 'text', 'Check it') from generate_series(1, 3) n`;

  it('replays published events after an id, in the order of publication', async () => {
    const { bus, atLeast } = brokenBus(0);
    await database.pool.query(ALERTS);
    const relay = createOutboxRelay(
      database.pool,
      bus,
      createLog('test', () => undefined),
    );
    await atLeast(3);
    await relay.close();
    const events = await readEventsAfter(database.pool, 0, ['api.alert']);
    expect(events.map(({ payload }) => payload)).toEqual(
      ['1', '2', '3'].map((about) => ({ about, text: 'Check it' })),
    );
    const [first, ...others] = events;
    expect(await readEventsAfter(database.pool, first?.id ?? 0, ['api.alert'])).toEqual(others);
    expect(await readEventsAfter(database.pool, 0, ['api.player-changed'])).toEqual([]);
  });

  it('deletes events after their retention only', async () => {
    const now = Date.now();
    const retentionMs = EVENT_LOG_DAYS * 86_400_000;
    const { rows } = await database.pool.query<{ count: number }>('select count(*) as count from api.event');
    expect(await deleteOldEvents(database.pool, now)).toBe(0);
    expect(await deleteOldEvents(database.pool, now + retentionMs + 60_000, 2)).toBe(2);
    expect(await deleteOldEvents(database.pool, now + retentionMs + 60_000)).toBe((rows[0]?.count ?? 0) - 2);
  });
});
