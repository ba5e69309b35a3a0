import * as v from 'valibot';

/**
 * Messages of a vendor in the shape of a unified odds feed: one JSON object for each message, with the ids, specifiers
 * and statuses of the vendor. Odds are decimal text, times milliseconds since the epoch.
 */
const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const eventId = v.pipe(v.string(), v.regex(/^sr:match:[0-9]{1,12}$/));
const goals = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const decimalOdds = v.pipe(v.string(), v.regex(/^[0-9]{1,5}(\.[0-9]{1,3})?$/));
const score = v.tuple([goals, goals]);

/** State of the match: `not_started`, `live`, `ended`. */
const status = v.object({
  match_status: v.picklist(['not_started', 'live', 'ended']),
  score,
  periods: v.array(score),
});

const market = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  /** `total=2.5` or `hcp=-0.75`; empty for a market without a line. */
  specifiers: v.string(),
  /** 1 open, -1 suspended, 0 not offered, -3 settled, -4 cancelled. */
  status: v.picklist([1, -1, 0, -3, -4]),
  outcomes: v.array(v.tuple([v.string(), decimalOdds])),
});

export const vendorMessageSchema = v.variant('type', [
  v.object({ type: v.literal('alive'), timestamp: time }),
  v.object({
    type: v.literal('fixture_change'),
    timestamp: time,
    event_id: eventId,
    sport: v.picklist(['football', 'tennis']),
    tournament: name,
    home: name,
    away: name,
    start_time: time,
  }),
  v.object({
    type: v.literal('odds_change'),
    timestamp: time,
    event_id: eventId,
    status,
    markets: v.array(market),
  }),
  v.object({ type: v.literal('bet_stop'), timestamp: time, event_id: eventId }),
  v.object({ type: v.literal('bet_settlement'), timestamp: time, event_id: eventId, status }),
  v.object({ type: v.literal('rollback_bet_settlement'), timestamp: time, event_id: eventId }),
  v.object({
    type: v.literal('bet_cancel'),
    timestamp: time,
    event_id: eventId,
    void_reason: v.picklist(['abandoned', 'walkover']),
  }),
]);
export type VendorMessage = v.InferOutput<typeof vendorMessageSchema>;
export type VendorMarket = v.InferOutput<typeof market>;

/** Messages of a recording, one on each line. */
export function parseRecording(text: string): readonly VendorMessage[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => v.parse(vendorMessageSchema, JSON.parse(line)));
}
