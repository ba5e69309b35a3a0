import { EVENT_SCHEMAS, type EventTopic } from '@foyer/kernel/events';
import * as v from 'valibot';
import type { Pool } from '@foyer/runtime';
import { withBody, type Routes } from '../server/http/route.ts';
import { readEventsAfter } from './eventLog.ts';

const TOPICS = Object.keys(EVENT_SCHEMAS) as EventTopic[];

const eventsAfter = v.strictObject({
  after: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  topics: v.pipe(v.array(v.picklist(TOPICS)), v.minLength(1)),
});

export interface EventRouteDeps {
  readonly pool: Pool;
}

/** Replay for consumers in other services. */
export function createEventRoutes(deps: EventRouteDeps): Routes {
  return {
    'POST /internal/events': withBody(eventsAfter, async ({ after, topics }) => ({
      events: await readEventsAfter(deps.pool, after, topics),
    })),
  };
}
