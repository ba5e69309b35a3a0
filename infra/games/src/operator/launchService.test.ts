import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DATABASE_START_MS } from '@foyer/launch/test-database';
import { launchGames, LAUNCH, ORIGIN, type LaunchedGames } from '../testing/launchedGames.ts';

let games: LaunchedGames;
beforeAll(async () => {
  games = await launchGames();
}, DATABASE_START_MS);
afterAll(() => games.close());

describe('launch', () => {
  it('requires a signature', async () => {
    const unsigned = await fetch(`${games.url}/operator/launches`, {
      method: 'POST',
      body: JSON.stringify(LAUNCH),
    });
    expect(unsigned.status).toBe(401);
  });

  it.each<[string, object, number, object]>([
    ['an unknown game', { gameId: 'no-such-game' }, 404, { code: 'GAME_UNKNOWN' }],
    ['a currency without stakes', { currency: 'SEK' }, 409, { code: 'CURRENCY_UNSUPPORTED' }],
    ['real money without a player', { playerId: null }, 400, { code: 'LAUNCH_INVALID', field: 'playerId' }],
    [
      'an origin with a path',
      { returnOrigins: [`${ORIGIN}/x`] },
      400,
      { code: 'LAUNCH_INVALID', field: 'returnOrigins' },
    ],
    [
      'an origin that would add a header source',
      { returnOrigins: ["http://a.test; script-src 'unsafe-inline'"] },
      400,
      { code: 'LAUNCH_INVALID', field: 'returnOrigins' },
    ],
    ['an unknown device', { device: 'Fridge' }, 400, { code: 'LAUNCH_INVALID', field: 'device' }],
    ['no rules', { jurisdiction: {} }, 400, { code: 'LAUNCH_INVALID', field: 'jurisdiction' }],
    ['a round of another player', { mode: 'replay', roundId: randomUUID() }, 409, { code: 'ROUND_UNKNOWN' }],
  ])('rejects %s', async (_, change, status, body) => {
    expect(await games.operator.launch(games.url, { ...LAUNCH, ...change })).toEqual({ status, body });
  });

  it('serves a page that only its operator may embed and whose CSP allows only its own script', async () => {
    const page = await fetch(await games.launchUrl());
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors ${ORIGIN};`);
    expect(policy).toMatch(/script-src 'nonce-[A-Za-z0-9+/=]+';/);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const html = await page.text();
    expect(html).toContain('lang="fi"');
    const script = /src="(\/assets\/slot-[0-9a-f]{16}\.js)"/.exec(html)?.[1];
    const file = await fetch(`${games.url}${script ?? ''}`, { headers: { 'accept-encoding': 'br' } });
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file.headers.get('content-encoding')).toBe('br');
    expect(Number(file.headers.get('content-length'))).toBeLessThan(60 * 1024);
  });

  it('is redeemed once, within a minute', async () => {
    const token = (await games.launchUrl()).split('/play/')[1];
    expect((await games.call('', 'POST', 'sessions', { token })).status).toBe(201);
    expect(await games.call('', 'POST', 'sessions', { token })).toEqual({
      status: 401,
      body: { code: 'LAUNCH_EXPIRED' },
    });
    const late = (await games.launchUrl()).split('/play/')[1];
    games.pass(60_001);
    expect((await games.call('', 'POST', 'sessions', { token: late })).body).toEqual({
      code: 'LAUNCH_EXPIRED',
    });
  });
});
