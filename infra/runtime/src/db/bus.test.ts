import { createTestDatabase, DATABASE_START_MS, type TestDatabase } from '@foyer/launch/test-database';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createLog } from '../observability/log.ts';
import { createBus, type Bus } from './bus.ts';

const lines: string[] = [];
let database: TestDatabase;
let bus: Bus;

beforeEach(async () => {
  lines.length = 0;
  database = await createTestDatabase();
  bus = await createBus(
    database.connectionString,
    createLog('test', (line) => void lines.push(line)),
  );
}, DATABASE_START_MS);
afterEach(async () => {
  await bus.close();
  await database.close();
}, DATABASE_START_MS);

it.each(['<html>', 'null', '{"payload":1}', '{"topic":"game.updated","id":"first"}'])(
  'logs the notification %s of another program, and delivers the next message',
  async (text) => {
    const received = new Promise<unknown>((resolve) => bus.subscribe('game.updated', resolve));
    await database.pool.query('select pg_notify($1, $2)', ['foyer_bus', text]);
    await bus.publish('game.updated', { id: 'book-of-days' });
    expect(await received).toEqual({ id: 'book-of-days' });
    expect(lines.filter((line) => line.includes('bus message does not match its schema'))).toHaveLength(1);
  },
);
