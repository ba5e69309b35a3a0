import { describe, expect, it } from '@jest/globals';
import { createLog } from '@foyer/runtime';
import { createPlayerSessions, type SessionDeps } from './playerSessions.ts';

describe('createPlayerSessions', () => {
  it('opens a session that cannot be published, and logs the error', async () => {
    const lines: string[] = [];
    const query = (): unknown => Promise.resolve({ rows: [], rowCount: 1 });
    const sessions = createPlayerSessions({
      pool: { query, connect: () => Promise.resolve({ query, release: () => undefined }) },
      bus: { publish: () => Promise.reject(new Error('the bus is down')) },
      clock: () => 0,
      log: createLog('identity', (line) => lines.push(line)),
      settings: { refreshIdleSeconds: 60, refreshTokenSeconds: 60 },
      singleSession: () => false,
      maySignIn: () => Promise.resolve(true),
    } as unknown as SessionDeps);
    const session = { sid: 's1', playerId: 'p1', methods: [], provedAt: 0, origin: '', from: {} };
    expect(await sessions.open('aurora', session as never)).toBe(true);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        level: 'warn',
        message: 'session start not published',
        error: expect.objectContaining({ message: 'the bus is down' }),
      }),
    ]);
  });
});
