import { text as readText } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { inTransaction, type Pool, type PoolClient } from '@foyer/runtime';
import * as v from 'valibot';
import type { PersonalCodeColumns } from '../personal-codes/personalCodes.ts';
import type { PersonalDataDeps } from './personalDataDeps.ts';

/** Tables that hold secrets of a sign-in or the archives themselves, and nothing else about the player. */
const EXCLUDED = ['browser_session', 'data_export', 'phone_change', 'phone_verification'];
const BATCH = 500;

const recordSchema = v.record(v.string(), v.unknown());
const chatsSchema = v.object({ conversations: v.array(v.unknown()) });

interface ArchivePlayer {
  readonly id: string;
  readonly brand: string;
}

interface PersonalTable {
  readonly name: string;
  /** Columns that no reader can use: hashes and ciphertexts. */
  readonly binary: readonly string[];
}

/**
 * The player's personal data as gzip-compressed JSON, in base64: the account, every row of the api that names
 * the player, and what identity, the live chat and the engagement service store. A new table with a column
 * `player_id` is included automatically.
 * @throws when one of them does not answer; the archive would be incomplete.
 */
export async function buildArchive(deps: PersonalDataDeps, player: ArchivePlayer): Promise<string> {
  const others = await Promise.all([
    readIdentity(deps, player),
    readChats(deps, player),
    readEngagement(deps, player),
  ]);
  return inTransaction(deps.pool, async (client) => {
    const pieces = Readable.from(jsonOf(client, deps, player, others));
    return readText(pieces.pipe(createGzip()).setEncoding('base64'));
  });
}

async function* jsonOf(
  client: PoolClient,
  { clock, personalCodes }: PersonalDataDeps,
  { id, brand }: ArchivePlayer,
  [identity, chats, engagement]: readonly [object, readonly unknown[], object],
): AsyncGenerator<string> {
  const { rows } = await client.query<{ player: object } & PersonalCodeColumns>(
    `select to_jsonb(p) - '{ssn_digest,ssn_sealed,ssn_key}'::text[] as player, p.id, p.ssn_sealed, p.ssn_key from api.player p where id = $1`,
    [id],
  );
  const [row] = rows;
  const head = {
    format: 'foyer-personal-data',
    version: 1,
    brand,
    createdAt: new Date(clock()).toISOString(),
    account: row && { ...row.player, ssn: personalCodes.open(row) },
    signIn: identity,
    chats,
    engagement,
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

async function readIdentity(deps: PersonalDataDeps, player: ArchivePlayer): Promise<object> {
  const path = `/internal/players/${encodeURIComponent(player.id)}/personal-data`;
  return v.parse(recordSchema, await ask(deps, deps.identityAddress, path, { brand: player.brand }));
}

async function readChats(deps: PersonalDataDeps, { id, brand }: ArchivePlayer): Promise<readonly unknown[]> {
  const answer = await ask(deps, deps.chatAddress, '/internal/chat/personal-data', { brand, playerId: id });
  return v.parse(chatsSchema, answer).conversations;
}

async function readEngagement(deps: PersonalDataDeps, { id, brand }: ArchivePlayer): Promise<object> {
  const path = '/internal/engagement/personal-data';
  return v.parse(recordSchema, await ask(deps, deps.engagementAddress, path, { brand, playerId: id }));
}

async function ask(deps: PersonalDataDeps, baseUrl: string, path: string, body: object): Promise<unknown> {
  const { internalSecret: secret, clock } = deps;
  const answer = await deps.serviceClient.callSigned({ baseUrl, path, body, secret, clock });
  if (answer.status !== 200)
    throw new Error(`A request for personal data was answered with ${answer.status}.`);
  return answer.body;
}
