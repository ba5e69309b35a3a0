import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrate } from '@foyer/runtime';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { extractPreviousSql, hasPreviousRelease } from './previousRelease.ts';
import { createTestDatabase, DATABASE_START_MS, type TestDatabase } from './testDatabase.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const ROWS = 20;

/** Per service a table, and the insert of its row number `$1` as the previous release writes it. */
const WRITERS: Readonly<Record<string, { readonly table: string; readonly insert: string }>> = {
  chat: {
    table: 'chat.agent',
    insert: `(id, name, last_seen_at) values ('agent-' || $1::integer, 'Agent', now())`,
  },
  console: { table: 'console.seen', insert: `(staff, alert_id) values ('staff-' || $1::integer, 1)` },
  eid: {
    table: 'eid.person',
    insert: `(id, sealed_identity, code_hash, pin_hash, methods)
      values (gen_random_uuid(), decode('00', 'hex'), sha256(convert_to($1::integer::text, 'UTF8')), decode('00', 'hex'), '{id-card}')`,
  },
  engagement: {
    table: 'engagement.rule_set',
    insert: `(id, brand, rules, created_at) values (md5($1::integer::text), 'aurora', '{}', now())`,
  },
  'exclusion-register': {
    table: 'exclusion_register.restriction',
    insert: `(id, register, person_keys, games, operator, reference, starts_at, entered_at)
      values (gen_random_uuid(), 'register', '{\\x00}', '{toto}', 'operator', 'reference-' || $1::integer, now(), now())`,
  },
  games: {
    table: 'games.game_session',
    insert: `(id, launch_hash, launch_expires_at, brand, game_id, mode, currency, locale, country, jurisdiction, return_origins, nonce, created_at, expires_at, demo_balance_minor)
      values (gen_random_uuid(), 'launch-' || $1::integer, 1, 'aurora', 'game', 'demo', 'EUR', 'en', 'FI', '{}', '[]', 'nonce', 1, 1, 1)`,
  },
  identity: {
    table: 'identity.significant_event',
    insert: `(at, kind, brand, player_id) values (now(), 'sign-in', 'aurora', 'player-' || $1::integer)`,
  },
  jackpot: {
    table: 'jackpot.ticket',
    insert: `(hash, brand, player_id, sid, currency, expires_at)
      values (sha256(convert_to($1::integer::text, 'UTF8')), 'aurora', 'player', 'session', 'EUR', now())`,
  },
  payments: {
    table: 'payments.idempotency',
    insert: `(key, body_hash, created_at) values ('key-' || $1::integer, 'hash', 1)`,
  },
  registry: {
    table: 'registry.evidence_batch',
    insert: `(id, at) values (lpad($1::integer::text, 20, '0'), now())`,
  },
};
const SERVICES = Object.keys(WRITERS);
const schemaOf = (service: string): string => service.replaceAll('-', '_');

(hasPreviousRelease ? describe : describe.skip)('upgrade from the previous release', () => {
  let folder: string;
  let database: TestDatabase;
  beforeAll(async () => {
    folder = await extractPreviousSql(SERVICES);
    const schemas = SERVICES.map((service) => ({
      schema: schemaOf(service),
      migrations: join(folder, 'infra', service, 'sql'),
    }));
    database = await createTestDatabase(...schemas);
  }, DATABASE_START_MS);
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(SERVICES)('loses no row that the %s writes meanwhile', async (service) => {
    const { pool } = database;
    const { table, insert } = WRITERS[service] ?? { table: '', insert: '' };
    let isUpgraded = false;
    let startUpgrade = (): void => undefined;
    const isBusy = new Promise<void>((resolve) => (startUpgrade = resolve));

    /** Writes before, during and after the upgrade. @returns the number of rows. */
    async function write(): Promise<number> {
      let rows = 0;
      for (let after = 0; after < ROWS; after += isUpgraded ? 1 : 0) {
        await pool.query(`insert into ${table} ${insert}`, [rows]);
        rows += 1;
        if (rows === ROWS) startUpgrade();
      }
      return rows;
    }

    const written = write();
    await Promise.race([isBusy, written]);
    await migrate(pool, schemaOf(service), join(ROOT, 'infra', service, 'sql')).finally(
      () => (isUpgraded = true),
    );
    const { rows } = await pool.query<{ rows: number }>(`select count(*)::integer as rows from ${table}`);
    expect(rows[0]?.rows).toBeGreaterThanOrEqual(ROWS);
    const count = await written;
    const { rows: all } = await pool.query<{ rows: number }>(
      `select count(*)::integer as rows from ${table}`,
    );
    expect(all).toEqual([{ rows: count }]);
    expect(await migrate(pool, schemaOf(service), join(ROOT, 'infra', service, 'sql'))).toEqual([]);
  });
});
