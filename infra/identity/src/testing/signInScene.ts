import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type * as oidc from 'openid-client';
import { holdClock } from './clock.ts';
import { authorisation, discover } from './client.ts';
import { createStage, STAGE_DEADLINE_MS, type Stage } from './stage.ts';
import { Visitor, type Reply } from './visitor.ts';

/** A visitor on the sign-in page, created for each test. */
export interface SignInScene {
  stage: Stage;
  config: oidc.Configuration;
  visitor: Visitor;
  /** Starts another visitor with a separate request. */
  start(
    further?: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Reply>;
  attempt(email: string, password: string): Promise<Reply>;
  events(kind: string): Promise<readonly { player_id: string | null; country: string }[]>;
}

export const EMAIL = 'funded@aurora.test';

/**
 * Call it at the top of a test file: creates a stage with an api that allows every sign-in, and clears
 * failed attempts.
 */
export function signInScene(): SignInScene {
  const later = {} as Pick<SignInScene, 'stage' | 'config' | 'visitor'>; // available before the first test
  const at: SignInScene = Object.assign(later, {
    async start(
      further: Readonly<Record<string, string>> = {},
      headers: Readonly<Record<string, string>> = {},
    ) {
      at.visitor = new Visitor(at.stage.port);
      Object.assign(at.visitor.headers, headers);
      return at.visitor.open((await authorisation(at.config, at.visitor.origin, further)).url.href);
    },
    attempt: (email: string, password: string) => at.visitor.submit('/sign-in', { email, password }),
    async events(kind: string) {
      const { rows } = await at.stage.pool.query<{ player_id: string | null; country: string }>(
        'select player_id, country from identity.significant_event where kind = $1 order by id',
        [kind],
      );
      return rows;
    },
  });
  beforeAll(async () => {
    at.stage = await createStage();
    holdClock();
    at.config = await discover(at.stage.port, `http://127.0.0.1:${at.stage.port}`);
  }, STAGE_DEADLINE_MS);
  beforeEach(async () => {
    await at.stage.pool.query('delete from identity.attempt_counter');
    at.stage.api.isDown = false;
    at.stage.api.answer = ({ path }) => ({
      status: 200,
      body: path === '/internal/sign-in-check' ? { allowed: true } : { reopened: true },
    });
    await at.start();
  });
  afterAll(() => at.stage.close(), STAGE_DEADLINE_MS);
  return at;
}
