import { describe, expect, it } from '@jest/globals';
import { authorisation, localFetch, signedIn } from '../testing/client.ts';
import { realmScene } from '../testing/realmScene.ts';

const realm = realmScene();

/** Runs a request while no connection of the pool becomes free, as pg reports it. */
async function withoutConnections<T>(run: () => Promise<T>): Promise<T> {
  const { pool } = realm.stage;
  const { query, connect } = pool;
  pool.query = pool.connect = () =>
    Promise.reject(new Error('timeout exceeded when trying to connect')) as never;
  return run().finally(() => Object.assign(pool, { query, connect }));
}

describe('identity without a free connection of its database', () => {
  it('answers a silent sign-in with 503 and the time of the next attempt, and succeeds after it', async () => {
    const visitor = realm.newVisitor();
    await signedIn(visitor, realm.config, 'funded@aurora.test');
    const { url } = await authorisation(realm.config, visitor.origin, { prompt: 'none' });
    const refused = await withoutConnections(() => visitor.open(url.href));
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    expect((await visitor.open(url.href)).url.searchParams.get('code')).not.toBeNull();
  });

  it('answers a renewal with 503, and the same refresh token is valid afterwards', async () => {
    const tokens = await signedIn(realm.newVisitor(), realm.config, 'funded@aurora.test');
    const renew = (): Promise<Response> =>
      localFetch(realm.stage.port)(`${realm.visitor.origin}/realms/aurora/protocol/openid-connect/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          client_id: 'app',
          refresh_token: tokens.refresh_token ?? '',
        }).toString(),
      });
    const refused = await withoutConnections(renew);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await renew()).status).toBe(200);
  });
});
