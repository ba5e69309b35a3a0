import { jest } from '@jest/globals';
import type { ProtectionMode } from '@foyer/market';
import { writeBrandRules } from '../src/players/brandRules.ts';
import { createTestDatabase, START_MS, type TestDatabase } from './testDatabase.ts';
import { writeBonusGames } from './worlds/bonusWorld.ts';

const COOL_OFF_HOURS = 24;

// a test that takes one second on an idle machine can take many seconds on a busy one
jest.setTimeout(START_MS);

/** A database with the rules of all brands. */
export async function createRuledDatabase(): Promise<TestDatabase> {
  return databaseInMode('specification');
}

/** A database with the rules of all brands under operators in strict mode. */
export async function createStrictDatabase(): Promise<TestDatabase> {
  return databaseInMode('strict');
}

function databaseInMode(protectionMode: ProtectionMode): Promise<TestDatabase> {
  return createTestDatabase({
    name: `brand rules, ${protectionMode}`,
    write: (pool) => writeBrandRules(pool, COOL_OFF_HOURS, { protectionMode }),
  });
}

/** A database that also contains the games for bonus play. */
export async function createBonusDatabase(): Promise<TestDatabase> {
  const database = await createRuledDatabase();
  await writeBonusGames(database.pool);
  return database;
}
