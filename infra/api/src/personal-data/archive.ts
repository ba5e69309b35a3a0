import { text as readText } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { inTransaction, type Pool, type PoolClient } from '@foyer/runtime';
import * as v from 'valibot';
import type { PersonalDataDeps } from './personalDataDeps.ts';

/** Tables that hold secrets of a sign-in or the archives themselves, and nothing else about the player. */
const EXCLUDED = ['browser_session', 'data_export', 'phone_change', 'phone_verification'];
const BATCH = 500;

const answerSchema = v.record(v.string(), v.unknown());

interface PersonalTable {
  readonly name: string;
  /** Columns that no reader can use: hashes and ciphertexts. */
  readonly binary: readonly string[];
}

/**
 * The player's personal data as gzip-compressed JSON, in base64: the account, every row of the api that names
 * the player, and what identity stores. A new table with a column `player_id` is part of it without a change
 * here.
 * @throws when identity does not answer; the archive would be incomplete.
 */
export async function buildArchive(
  deps: PersonalDataDeps,
  player: { readonly id: string; readonly brand: string },
): Promise<string> {
  const identity = await readIdentity(deps, player);
  return inTransaction(deps.pool, async (client) => {
    const pieces = Readable.from(jsonOf(client, deps, player, identity));
    return readText(pieces.pipe(createGzip()).setEncoding('base64'));
  });
}

async function* jsonOf(
  client: PoolClient,
  { clock }: PersonalDataDeps,
  { id, brand }: { readonly id: string; readonly brand: string },
  identity: object,
): AsyncGenerator<string> {
  const { rows } = await client.query<{ player: object }>(
    'select to_jsonb(p) as player from api.player p where id = $1',
    [id],
  );
  const head = {
    format: 'foyer-personal-data',
    version: 1,
    brand,
    createdAt: new Date(clock()).toISOString(),
    account: rows[0]?.player,
    signIn: identity,
  };
  yield `${JSON.stringify(head).slice(0, -1)},"records":{`;
  let isFirst = true;
  for (const table of await personalTables(client)) {
    yield `${isFirst ? '' : ','}${JSON.stringify(table.name)}:[`;
    isFirst = false;
    yield* rowsOf(client, table, id);
    yield ']';
  }
  yield '}}';
}

/** Names come from the catalogue of the database, never from a request. */
async function* rowsOf(client: PoolClient, { name, binary }: PersonalTable, playerId: string) {
  await client.query(
    `declare personal no scroll cursor for select (to_jsonb(t) - $2::text[])::text as row from api.${name} t where player_id = $1`,
    [playerId, binary],
  );
  let isFirst = true;
  for (;;) {
    const { rows } = await client.query(`fetch ${BATCH} from personal`);
    for (const { row } of rows as { row: string }[]) {
      yield `${isFirst ? '' : ','}${row}`;
      isFirst = false;
    }
    if (rows.length < BATCH) break;
  }
  await client.query('close personal');
}

/** The tables of the api with rows of players. */
export async function personalTables(client: Pick<Pool, 'query'>): Promise<readonly PersonalTable[]> {
  const { rows } = await client.query<PersonalTable>(
    `select c.relname as name, coalesce(array_agg(a.attname::text) filter (where a.atttypid = 'bytea'::regtype), '{}') as binary
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'api'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
       and exists (select 1 from pg_attribute p where p.attrelid = c.oid and p.attname = 'player_id' and not p.attisdropped)
     group by c.relname order by c.relname`,
    [EXCLUDED],
  );
  return rows;
}

async function readIdentity(
  deps: PersonalDataDeps,
  { id, brand }: { readonly id: string; readonly brand: string },
): Promise<object> {
  const { status, body } = await deps.serviceClient.callSigned({
    baseUrl: deps.identityAddress,
    path: `/internal/players/${encodeURIComponent(id)}/personal-data`,
    body: { brand },
    secret: deps.internalSecret,
    clock: deps.clock,
  });
  if (status !== 200) throw new Error(`Identity answered a request for personal data with ${status}.`);
  return v.parse(answerSchema, body);
}
