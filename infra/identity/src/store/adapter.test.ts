import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createStage, STAGE_DEADLINE_MS, type Stage } from '../testing/stage.ts';
import { createAdapter } from './adapter.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await createStage();
}, STAGE_DEADLINE_MS);
afterAll(() => stage.close(), STAGE_DEADLINE_MS);

const clock = (): number => Date.now();

describe('adapter of oidc-provider', () => {
  it('never writes for a session that has ended, not even for a late request', async () => {
    await stage.pool.query(
      `insert into identity.player_session (brand, sid, player_id, methods, flow, passwordless, origin, started_at, last_seen_at, ends_at, ended_at, end_reason)
       values ('aurora', 'ended', 'aurora-funded', '{pwd}', 'Identity', false, '', now(), now(), now(), now(), 'SIGNED_OUT')`,
    );
    const sessions = createAdapter(stage.pool, clock, 'aurora', 'Session');
    const tokens = createAdapter(stage.pool, clock, 'aurora', 'RefreshToken');
    await sessions.upsert('cookie', { uid: 'ended', accountId: 'aurora-funded' }, 60);
    await tokens.upsert('token', { sessionUid: 'ended' }, 60);
    expect([
      await sessions.find('cookie'),
      await sessions.findByUid('ended'),
      await tokens.find('token'),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('lets one of two code exchanges win', async () => {
    const codes = createAdapter(stage.pool, clock, 'aurora', 'AuthorizationCode');
    await codes.upsert('code', { grantId: 'g' }, 60);
    const results = await Promise.allSettled([codes.consume('code'), codes.consume('code')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await codes.find('code'))?.consumed).toEqual(expect.any(Number));
  });

  it('isolates brands', async () => {
    await createAdapter(stage.pool, clock, 'aurora', 'Interaction').upsert('same', { returnTo: '/' }, 60);
    expect(await createAdapter(stage.pool, clock, 'tuli', 'Interaction').find('same')).toBeUndefined();
  });

  it('stores no value that a browser could use', async () => {
    await createAdapter(stage.pool, clock, 'aurora', 'Interaction').upsert(
      'interaction-id',
      { jti: 'interaction-id', session: { accountId: 'x', cookie: 'cookie-value' } },
      60,
    );
    const { rows } = await stage.pool.query<{ text: string }>(
      `select string_agg(r::text, ' ') as text from identity.provider_record r`,
    );
    expect(rows[0]?.text).not.toMatch(/interaction-id|cookie-value/);
  });

  it('revokes a grant with all its records', async () => {
    const tokens = createAdapter(stage.pool, clock, 'aurora', 'RefreshToken');
    await tokens.upsert('a', { grantId: 'grant' }, 60);
    await tokens.upsert('b', { grantId: 'other' }, 60);
    await tokens.revokeByGrantId('grant');
    expect([await tokens.find('a'), (await tokens.find('b'))?.grantId]).toEqual([undefined, 'other']);
  });
});
