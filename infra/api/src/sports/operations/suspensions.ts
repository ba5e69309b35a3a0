import { MAX_SUSPENSIONS, type Suspensions } from '@foyer/kernel/sports-trading';
import { startJob, type Job, type Log, type Pool } from '@foyer/runtime';
import type { FeedAge } from '../metrics/feedAge.ts';
import { sendSuspensions, type SportsFeedDeps } from '../sportsFeed.ts';

export interface SuspensionDeps extends SportsFeedDeps {
  readonly pool: Pool;
  readonly log: Log;
  /** Notes every answer of the feed. */
  readonly feedAge?: Pick<FeedAge, 'answered'>;
}

/** Time after which a feed that has restarted, or has missed a change, shows the suspensions; in ms. */
const TICK_MS = 2_000;

/**
 * Sends the suspensions to the sports feed.
 * @throws when the feed does not answer: it shows the last ones that it knows, and the api refuses the bets.
 */
export async function publishSuspensions(deps: SuspensionDeps): Promise<void> {
  // one statement, so that list and revision are of the same moment; the widest first
  const { rows } = await deps.pool.query<Suspensions>(
    `select api.sports_suspension_revision() as revision, coalesce((
       select jsonb_agg(to_jsonb(s)) from (
         select * from api.shown_sports_suspensions($1) order by array_position('{PRODUCT,COMPETITION,EVENT,MARKET}', scope), target, kind, line limit $2
       ) s
     ), '[]') as suspensions`,
    [new Date(deps.clock()), MAX_SUSPENSIONS],
  );
  const [list] = rows;
  if (!list) return;
  const boardAgeMs = await sendSuspensions(deps, list);
  deps.feedAge?.answered(boardAgeMs);
}

/** Publishes a change that is stored already; a failure is repeated by the job. */
export async function announceSuspensions(deps: SuspensionDeps): Promise<void> {
  await publishSuspensions(deps).catch((error: unknown) =>
    deps.log.warn('suspensions not sent to the sports feed', { error }),
  );
}

/** Starts the job that repeats the suspensions for the sports feed, which stores nothing. Safe in every replica. */
export function startSuspensionJob(deps: SuspensionDeps): Job<void> {
  return startJob({
    name: 'sports suspensions',
    everyMs: TICK_MS,
    jitter: 0.1,
    log: deps.log,
    run: () => publishSuspensions(deps),
  });
}
