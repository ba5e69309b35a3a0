import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, DATABASE_START_MS, type TestDatabase } from '@foyer/launch/test-database';
import { CHAT_MIGRATIONS } from '../index.ts';
import { sendTranscripts } from './transcriptJob.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const NOW = Date.UTC(2026, 10, 26, 12);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ schema: 'chat', migrations: CHAT_MIGRATIONS });
}, DATABASE_START_MS);
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query('delete from chat.conversation');
});

/** A chat with messages of the player, of which a transcript is requested at `NOW`. */
async function request(
  texts: readonly string[],
  { upTo = texts.length, nextPart = 0, locale = 'fi' } = {},
): Promise<void> {
  const { pool } = database;
  await pool.query(
    `insert into chat.conversation (id, brand, player_id, player_name, locale, waiting_since, started_at, last_message_at, last_seq)
     values ($1, 'aurora', 'aino', 'Aino', $4, $2, $2, $2, $3)`,
    [ID, new Date(NOW), texts.length, locale],
  );
  await pool.query(
    `insert into chat.message (conversation_id, seq, key, author, text, at)
     select $1, position, gen_random_uuid(), 'player', line, $2 from unnest($3::text[]) with ordinality as t (line, position)`,
    [ID, new Date(NOW), texts],
  );
  await pool.query(
    `insert into chat.transcript (conversation_id, requested_by, up_to_seq, next_part, requested_at) values ($1, 'player', $2, $3, $4)`,
    [ID, upTo, nextPart, new Date(NOW)],
  );
}

/** Runs the job; identity accepts emails or not. */
async function send(now: number, isAccepted = true) {
  const emails: { subject: string; body: string }[] = [];
  await sendTranscripts({
    pool: database.pool,
    clock: () => now,
    settings: { internalSecret: '' } as never,
    log: { warn: () => undefined } as never,
    identityUrl: 'http://identity.test',
    serviceClient: {
      callSigned: async ({ body }: { body: { subject: string; body: string } }) => {
        emails.push(body);
        return isAccepted ? { status: 200, body: { sent: true } } : { status: 503, body: {} };
      },
    } as never,
  });
  return emails;
}

describe('sendTranscripts', () => {
  it('repeats an email that was not accepted after a minute, and an accepted one never', async () => {
    await request(['Hello']);
    expect(await send(NOW, false)).toHaveLength(1);
    expect(await send(NOW + 59_000)).toEqual([]);
    expect(await send(NOW + 61_000)).toHaveLength(1);
    expect(await send(NOW + 600_000)).toEqual([]);
  });

  it('ends with the message before the request', async () => {
    await request(['Hello', 'Written later'], { upTo: 1 });
    const [email] = await send(NOW);
    expect(email?.body).toContain('Hello');
    expect(email?.body).not.toContain('Written later');
  });

  it('writes English dates in the English of the brand', async () => {
    await request(['Hello'], { locale: 'en' });
    expect((await send(NOW))[0]?.body).toContain('26 November 2026');
  });

  it('continues with the first part that was not accepted', async () => {
    await request(Array<string>(27).fill('x'.repeat(2_000)), { nextPart: 1 });
    expect((await send(NOW)).map(({ subject }) => subject)).toEqual([
      'Keskustelusi: Aurora-asiakaspalvelu (2/2)',
    ]);
  });
});
