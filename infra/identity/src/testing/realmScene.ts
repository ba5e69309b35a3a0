import { afterAll, beforeAll } from '@jest/globals';
import type * as oidc from 'openid-client';
import { holdClock } from './clock.ts';
import { discover } from './client.ts';
import { createStage, STAGE_DEADLINE_MS, type Stage } from './stage.ts';
import { Visitor } from './visitor.ts';

/** The realm of Aurora with its client, and the current visitor. */
export interface RealmScene {
  stage: Stage;
  config: oidc.Configuration;
  visitor: Visitor;
  newVisitor(hostName?: string): Visitor;
}

/**
 * Call it at the top of a test file: starts identity with a clock that the tests hold. The members can be read
 * in hooks and tests only.
 */
export function realmScene(): RealmScene {
  const later = {} as Pick<RealmScene, 'stage' | 'config' | 'visitor'>; // available before the first test
  const at: RealmScene = Object.assign(later, {
    newVisitor(hostName?: string) {
      at.visitor = new Visitor(at.stage.port, hostName);
      return at.visitor;
    },
  });
  beforeAll(async () => {
    at.stage = await createStage();
    holdClock();
    at.config = await discover(at.stage.port, `http://127.0.0.1:${at.stage.port}`);
  }, STAGE_DEADLINE_MS);
  afterAll(() => at.stage.close(), STAGE_DEADLINE_MS);
  return at;
}
