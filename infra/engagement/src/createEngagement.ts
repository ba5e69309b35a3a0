import * as v from 'valibot';
import { createRouteHandler, createServiceClient, type Service } from '@foyer/runtime';
import { ruleSetsOf } from './content/ruleSets.ts';
import type { EngagementDependencies } from './deps.ts';
import { createEligibilityCache } from './eligibility/eligibilityCache.ts';
import { createOperator } from './eligibility/operator.ts';
import { REWARDS, STATE_CHANGED, stateChangedSchema } from './facts/factStore.ts';
import { startFactFeed } from './facts/factFeed.ts';
import { createEndedSessions } from './http/endedSessions.ts';
import type { PlayerRouteDeps } from './http/playerRoute.ts';
import { createInternalRoutes } from './internal/internalRoutes.ts';
import { createPlayerRoutes } from './playerRoutes.ts';
import { createPlayerTokens } from './provider/playerTokens.ts';
import { startGrantJob } from './rewards/grantJob.ts';
import { startRuleFeed } from './rules/ruleFeed.ts';
import { openRuleSets } from './rules/ruleSets.ts';
import { createEventSocket } from './socket/eventSocket.ts';
import { startSubjects } from './startSubjects.ts';

/** Creates the engagement service: facts, missions, points, levels, tournaments, the rewards shop and calendars. */
export async function createEngagement(dependencies: EngagementDependencies): Promise<Service> {
  const { settings, pool, bus, clock, log } = dependencies;
  const serviceClient = createServiceClient();
  const operator = createOperator({
    baseUrl: dependencies.operatorUrl ?? `http://127.0.0.1:${settings.apiPort}`,
    secret: settings.internalSecret,
    clock,
    serviceClient,
  });
  const contents = dependencies.ruleSetContents ?? ruleSetsOf(settings.calendarDaysEarlier);
  const eligibility = createEligibilityCache(operator, bus, clock);
  const endedSessions = createEndedSessions(bus);
  const parts: PlayerRouteDeps = {
    ...dependencies,
    serviceClient,
    operator,
    ruleSets: await openRuleSets(pool, clock, contents),
    tokens: createPlayerTokens(settings.internalSecret, clock),
    eligibility,
    endedSessions,
  };
  const rules = startRuleFeed(parts, contents);
  const stopFeed = startFactFeed(parts, eligibility);
  const grants = startGrantJob(parts);
  const { stopSubjects, leaderboards } = await startSubjects(parts, Object.keys(contents));
  const socket = createEventSocket(parts, leaderboards);
  const stopKicking = bus.subscribe(STATE_CHANGED, (payload) => {
    const changed = v.safeParse(stateChangedSchema, payload);
    if (changed.success && changed.output.parts.includes(REWARDS)) grants.kick();
  });

  return {
    name: 'engagement',
    handler: createRouteHandler({ ...createPlayerRoutes(parts), ...createInternalRoutes(parts, rules) }, log),
    upgrade: socket.upgrade,
    async ready() {
      await pool.query('select 1');
    },
    async close() {
      await Promise.all([stopFeed(), grants.stop(), socket.close(), stopSubjects(), rules.close()]);
      stopKicking();
      eligibility.close();
      endedSessions.close();
      await serviceClient.close();
    },
  };
}
