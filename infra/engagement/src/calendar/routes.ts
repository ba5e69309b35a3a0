import {
  CALENDAR_PATHS,
  doorRequestSchema,
  type CalendarAnswer,
  type DoorAnswer,
} from '@foyer/kernel/calendar';
import { Refusal, type Route, type Routes } from '@foyer/runtime';
import * as v from 'valibot';
import type { VersionedState } from '../facts/factRows.ts';
import {
  acting,
  ActionRefusal,
  reading,
  type PlayerCall,
  type PlayerRouteDeps,
} from '../http/playerRoute.ts';
import { readRequestBody } from '../http/requestBody.ts';
import { createRewardView } from '../rewards/rewardView.ts';
import { nextStart, shownAt, type CalendarRun } from './calendarRun.ts';
import { viewCalendar, viewDoor, type CalendarViewer } from './calendarView.ts';
import { readDeliveries } from './deliveries.ts';
import { openDoor } from './openDoor.ts';

const DAY = /^[1-9]\d?$/;

/** The seasonal calendar of the signed-in player, and opening one of its doors. */
export function createCalendarRoutes(deps: PlayerRouteDeps): Routes<Route> {
  const view = createRewardView(deps);

  async function viewerOf(
    { caller, eligibility, locale, rules }: PlayerCall,
    run: CalendarRun,
    { state }: VersionedState,
    now: number,
  ): Promise<CalendarViewer> {
    return {
      state,
      eligibility,
      now,
      locale,
      rules,
      viewReward: await view(caller.brand),
      deliveries: await readDeliveries(deps.pool, caller, run, state),
    };
  }

  async function read(call: PlayerCall): Promise<CalendarAnswer> {
    const { rules, stored, blocks } = call;
    const now = deps.clock();
    const calendars = rules.rules.calendars ?? [];
    const run = shownAt(calendars, now);
    const next = run ? undefined : nextStart(calendars, now);
    return {
      calendar: run ? viewCalendar(run, await viewerOf(call, run, stored, now)) : null,
      nextStartsAt: next === undefined ? null : new Date(next).toISOString(),
      blocks: [...blocks],
      version: stored.version,
    };
  }

  async function open(call: PlayerCall): Promise<DoorAnswer> {
    const { caller, rules, eligibility, params } = call;
    const day = DAY.test(params['day'] ?? '') ? Number(params['day']) : 0;
    const request = v.safeParse(doorRequestSchema, await readRequestBody(call.request));
    if (!request.success) throw new Refusal(422, 'FIELD_INVALID', 'The body is invalid.');
    const player = { brand: caller.brand, playerId: caller.playerId };
    const { after, run } = await openDoor(
      deps,
      { player, rules, eligibility },
      { day, key: request.output.key },
    );
    const times = run.doors[day - 1];
    if (!times) throw new ActionRefusal('UNKNOWN_DOOR');
    const viewer = await viewerOf(call, run, after, deps.clock());
    return { door: viewDoor(run, times, viewer), version: after.version };
  }

  return {
    [`GET ${CALENDAR_PATHS.calendar}`]: reading(deps, read),
    [`POST ${CALENDAR_PATHS.doors}/:day`]: acting(deps, open),
  };
}
