import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as oidc from 'openid-client';
import { decodeJwt } from 'jose';
import { createLog } from '@foyer/runtime';
import { holdClock, pass } from '../testing/clock.ts';
import { discover, signedIn } from '../testing/client.ts';
import { createStage, STAGE_DEADLINE_MS, type Stage } from '../testing/stage.ts';
import { Visitor } from '../testing/visitor.ts';
import { sweep } from './sweep.ts';
import { createPlayerSessions, type PlayerSessions } from './playerSessions.ts';
import { createEvents } from './events.ts';

type Tokens = Awaited<ReturnType<typeof signedIn>>;

let stage: Stage;
let config: oidc.Configuration;
let first: Tokens;

beforeAll(async () => {
  stage = await createStage();
  holdClock();
  config = await discover(stage.port, `http://127.0.0.1:${stage.port}`);
}, STAGE_DEADLINE_MS);
beforeEach(async () => {
  first = await signedIn(new Visitor(stage.port), config, 'funded@aurora.test');
});
afterAll(() => stage.close(), STAGE_DEADLINE_MS);

function ownSessions(): PlayerSessions {
  const clock = (): number => Date.now();
  return createPlayerSessions({
    ...stage,
    clock,
    log: createLog('test', () => undefined),
    events: createEvents(stage.pool, clock),
    singleSession: () => true,
    maySignIn: () => Promise.resolve(true),
  });
}

function refresh(token: string | undefined): Promise<Tokens> {
  return oidc.refreshTokenGrant(config, token ?? '');
}

async function refused(token: string | undefined): Promise<string> {
  return refresh(token).then(
    () => 'nothing',
    (error: { error?: string; message: string }) => error.error ?? error.message,
  );
}

async function endReason(tokens: Tokens): Promise<string | null | undefined> {
  const { rows } = await stage.pool.query<{ end_reason: string | null }>(
    'select end_reason from identity.player_session where sid = $1',
    [decodeJwt(tokens.access_token)['sid']],
  );
  return rows[0]?.end_reason;
}

describe('refresh tokens (requirements/reliability#sign-in)', () => {
  it('rotate at every use and keep the session', async () => {
    const second = await refresh(first.refresh_token);
    const third = await refresh(second.refresh_token);
    expect(new Set([first.refresh_token, second.refresh_token, third.refresh_token]).size).toBe(3);
    expect(decodeJwt(third.access_token)['sid']).toBe(decodeJwt(first.access_token)['sid']);
    expect(third.claims()?.sub).toBe('aurora-funded');
  });

  it('get one successor for ten concurrent refreshes, and end no session', async () => {
    // open the connections beforehand, because otherwise the refreshes would run one after another
    await Promise.all(Array.from({ length: 8 }, () => stage.pool.query('select pg_sleep(0.05)')));
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(first.refresh_token)));
    expect(new Set(answers.map((answer) => answer.refresh_token)).size).toBe(1);
    const next = await refresh(answers[0]?.refresh_token);
    expect(next.refresh_token).not.toBe(answers[0]?.refresh_token);
    const { rows } = await stage.pool.query<{ count: number }>(
      `select count(*) from identity.provider_record where model = 'RefreshToken' and session_uid = $1 and consumed_at is null`,
      [decodeJwt(first.access_token)['sid']],
    );
    expect(rows).toEqual([{ count: 1 }]);
    expect(await endReason(first)).toBeNull();
  });

  it('return the newest successor to a late tab within the grace period', async () => {
    const second = await refresh(first.refresh_token);
    const third = await refresh(second.refresh_token);
    pass(stage.settings.refreshGraceSeconds - 1);
    expect((await refresh(first.refresh_token)).refresh_token).toBe(third.refresh_token);
  });

  it('end the whole session when one is used after its grace period', async () => {
    const second = await refresh(first.refresh_token);
    pass(stage.settings.refreshGraceSeconds);
    expect(await refused(first.refresh_token)).toBe('invalid_grant');
    expect(await refused(second.refresh_token)).toBe('invalid_grant');
    expect(await endReason(first)).toBe('REFRESH_TOKEN_REUSED');
    const { rows } = await stage.pool.query(
      `select player_id from identity.significant_event where kind = 'REFRESH_TOKEN_REUSED'`,
    );
    expect(rows).toContainEqual({ player_id: 'aurora-funded' });
  });

  it('expire after 30 minutes of inactivity', async () => {
    pass(stage.settings.refreshIdleSeconds);
    expect(await refused(first.refresh_token)).toBe('invalid_grant');
  });

  it('expire 8 hours after the sign-in, regardless of activity', async () => {
    let current = first;
    const step = stage.settings.refreshIdleSeconds - 60;
    for (let elapsed = step; elapsed < stage.settings.refreshTokenSeconds; elapsed += step) {
      pass(step);
      current = await refresh(current.refresh_token);
    }
    const { exp = 0 } = decodeJwt(current.access_token);
    const end = Number(decodeJwt(first.access_token)['auth_time']) + stage.settings.refreshTokenSeconds;
    expect(exp).toBeLessThanOrEqual(end);
    pass(end - Date.now() / 1_000);
    expect(await refused(current.refresh_token)).toBe('invalid_grant');
  });

  it('are useless in a copy of the database', async () => {
    const { rows } = await stage.pool.query<{ text: string }>(
      `select string_agg(payload::text || coalesce(encode(successor, 'escape'), ''), ' ') as text from identity.provider_record`,
    );
    expect(rows[0]?.text).not.toContain(first.refresh_token);
  });

  it.each(['x', "'; drop table identity.credential; --", 'a'.repeat(5_000), '\u0000'])(
    'reject malformed input: %#',
    async (token) => {
      expect(await refused(token)).toMatch(/invalid_(grant|request)/);
    },
  );

  it('reject bodies that are too large or of another type', async () => {
    const visitor = new Visitor(stage.port);
    const url = config.serverMetadata().token_endpoint ?? '';
    expect(
      (
        await visitor.post(url, {
          grant_type: 'refresh_token',
          refresh_token: 'a'.repeat(20_000),
          client_id: 'app',
        })
      ).status,
    ).toBe(413);
    const json = await visitor.post(
      url,
      {},
      {
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: '{"grant_type":"refresh_token"}',
      },
    );
    expect(json.status).toBe(400);
  });
});

describe('sessions', () => {
  it('end on the older device when the player signs in on another', async () => {
    const ended: unknown[] = [];
    const announced = new Promise((resolve) =>
      stage.bus.subscribe('identity.session-destroyed', (payload) => resolve(ended.push(payload))),
    );
    const second = await signedIn(new Visitor(stage.port), config, 'funded@aurora.test');
    await announced;
    expect(ended).toEqual([
      {
        brand: 'aurora',
        playerId: 'aurora-funded',
        sid: decodeJwt(first.access_token)['sid'],
        reason: 'LOGGED_IN_FROM_ANOTHER_DEVICE',
      },
    ]);
    expect(await refused(first.refresh_token)).toBe('invalid_grant');
    await expect(refresh(second.refresh_token)).resolves.toBeDefined();
  });

  it('leave exactly one of several that start at once', async () => {
    const sessions = ownSessions();
    const from = { address: '', country: '', userAgent: '' };
    for (let round = 0; round < 10; round += 1) {
      const open = (index: number): Promise<boolean> =>
        sessions.open('tuli', {
          sid: `${round}-${index}`,
          playerId: `player-${round}`,
          methods: ['pwd'],
          provedAt: Date.now(),
          origin: '',
          from,
        });
      await Promise.all([0, 1, 2, 3].map(open));
    }
    const { rows } = await stage.pool.query<{ count: number }>(
      `select count(*) filter (where ended_at is null) as count from identity.player_session where brand = 'tuli' group by player_id`,
    );
    expect(rows.map(({ count }) => count)).toEqual(Array.from({ length: 10 }, () => 1));
  });

  it('end without affecting other players', async () => {
    const other = await signedIn(new Visitor(stage.port), config, 'empty@aurora.test');
    await signedIn(new Visitor(stage.port), config, 'funded@aurora.test');
    await expect(refresh(other.refresh_token)).resolves.toBeDefined();
  });

  it('are ended by the sweep once they have expired, so that the api is notified', async () => {
    pass(stage.settings.refreshIdleSeconds + 1);
    const sessions = ownSessions();
    await sweep({ pool: stage.pool, clock: () => Date.now(), sessions });
    expect(await endReason(first)).toBe('SESSION_EXPIRED');
  });

  it.each([
    [0, 1],
    [-1, 0],
  ])('are kept for 24 months after their end, %i days later: %i', async (days, kept) => {
    const ended = new Date(Date.now() - (731 + -days) * 86_400_000 + 60_000);
    await stage.pool.query(
      `insert into identity.player_session (brand, sid, player_id, methods, flow, passwordless, origin, started_at, last_seen_at, ends_at, ended_at)
       values ('aurora', $1, 'aurora-empty', '{pwd}', 'Identity', false, '', $2, $2, $2, $2)`,
      [`old${days}`, ended],
    );
    await sweep({ pool: stage.pool, clock: () => Date.now(), sessions: ownSessions() });
    const { rowCount } = await stage.pool.query(
      "select 1 from identity.player_session where brand = 'aurora' and sid = $1",
      [`old${days}`],
    );
    expect(rowCount).toBe(kept);
  });
});
