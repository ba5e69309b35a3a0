import { ACCOUNT_ACTIONS, CLOSING_CAUSES, TIMELINE_SUBJECTS } from '@foyer/market/player-record-answers';
import * as v from 'valibot';
import { brandSchema as brand, checked, invalid, type Answer, type Routes } from '../server/http/route.ts';
import { decideAccount, type AccountDecisionDeps } from './accountDecisions.ts';
import { readOpenSessions } from './openSessions.ts';
import { readPlayerRecord } from './playerRecord.ts';
import { readShownNotices } from './shownNotices.ts';
import { searchPlayers } from './searchPlayers.ts';
import { readRecordedRewards, type RecordedRewardDeps } from './rewards.ts';
import { readTimeline } from './timeline.ts';

const MAX_SESSION_ID_LENGTH = 128;
const playerId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const player = { brand, playerId };

const search = v.object({
  query: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(254)),
  brand: v.optional(brand),
});
const record = v.object(player);
const timeline = v.object({
  ...player,
  subject: v.optional(v.picklist(TIMELINE_SUBJECTS)),
  before: v.optional(
    v.object({ at: v.pipe(v.string(), v.isoTimestamp()), ref: v.pipe(v.string(), v.maxLength(200)) }),
  ),
});
const decision = v.object({
  ...player,
  action: v.picklist(ACCOUNT_ACTIONS),
  cause: v.optional(v.picklist(CLOSING_CAUSES)),
  /** The session to end; with `end-session` only. */
  session: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_SESSION_ID_LENGTH))),
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  staff: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,100}$/)),
});

const NO_IDENTITY: Answer = { status: 503, body: { code: 'IDENTITY_UNAVAILABLE' } };
const UNKNOWN_PLAYER: Answer = { status: 404, body: { code: 'UNKNOWN_PLAYER' } };

/** Accounts as staff see them in the console: search, record, rewards, timeline and decisions. */
export function createPlayerRecordRoutes(deps: AccountDecisionDeps & RecordedRewardDeps): Routes {
  async function isPlayer({ brand: of, playerId: id }: v.InferOutput<typeof record>): Promise<boolean> {
    const { rowCount } = await deps.pool.query('select 1 from api.player where brand = $1 and id = $2', [
      of,
      id,
    ]);
    return rowCount === 1;
  }
  return {
    'POST /internal/player-records/search': checked(search, async (call) => ({
      status: 200,
      body: await searchPlayers(deps, call.query, call.brand),
    })),
    'POST /internal/player-records/player': checked(record, async (call) => {
      const found = await readPlayerRecord(deps, call.brand, call.playerId);
      return found ? { status: 200, body: found } : UNKNOWN_PLAYER;
    }),
    'POST /internal/player-records/rewards': checked(record, async (call) => {
      const found = await readRecordedRewards(deps, call.brand, call.playerId);
      return found ? { status: 200, body: found } : UNKNOWN_PLAYER;
    }),
    'POST /internal/player-records/sessions': checked(record, async (call) => {
      if (!(await isPlayer(call))) return UNKNOWN_PLAYER;
      const sessions = await readOpenSessions(deps, call);
      return sessions ? { status: 200, body: { sessions } } : NO_IDENTITY;
    }),
    'POST /internal/player-records/notices': checked(record, async (call) =>
      (await isPlayer(call))
        ? { status: 200, body: await readShownNotices(deps.pool, call.playerId) }
        : UNKNOWN_PLAYER,
    ),
    'POST /internal/player-records/timeline': checked(timeline, async ({ subject, before, ...call }) => {
      if (!(await isPlayer(call))) return UNKNOWN_PLAYER;
      return {
        status: 200,
        body: await readTimeline(deps, { playerId: call.playerId, subject: subject ?? null, before }),
      };
    }),
    'POST /internal/player-records/decision': checked(decision, async (call) => {
      if ((call.action === 'close') !== (call.cause !== undefined)) return invalid();
      if ((call.action === 'end-session') !== (call.session !== undefined)) return invalid();
      const { cause = null, session = null } = call;
      const decided = await decideAccount(deps, { ...call, cause, session });
      if (decided.ok) return { status: 200, body: { outcome: 'OK' } };
      if (decided.failure === 'IDENTITY_UNAVAILABLE') return NO_IDENTITY;
      return { status: decided.failure === 'UNKNOWN_PLAYER' ? 404 : 409, body: { code: decided.failure } };
    }),
  };
}
