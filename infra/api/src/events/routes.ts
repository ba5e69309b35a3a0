import { EVENT_SCHEMAS, type EventTopic } from '@foyer/kernel/events';
import * as v from 'valibot';
import { withBody, type Routes } from '../server/http/route.ts';
import { readEventsAfter } from './eventLog.ts';

const TOPICS = Object.keys(EVENT_SCHEMAS) as EventTopic[];

const eventsAfter = v.strictObject({
  after: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  topics: v.pipe(v.array(v.picklist(TOPICS)), v.minLength(1)),
});

/** Replay for consumers in other services. */
export const EVENT_ROUTES: Routes = {
  '/internal/events': withBody(eventsAfter, async (app, { after, topics }) => ({
    events: await readEventsAfter(app.pool, after, topics),
  })),
};
