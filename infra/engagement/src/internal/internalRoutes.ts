import { BRANDS } from '@foyer/market';
import { ENGAGEMENT_SECTIONS } from '@foyer/market/engagement-rules';
import { createSignedRoute, type Route, type Routes } from '@foyer/runtime';
import * as v from 'valibot';
import type { EngagementParts } from '../deps.ts';
import { previewRules } from '../rules/previewRules.ts';
import type { RuleFeed } from '../rules/ruleFeed.ts';
import { readRuleStatus } from '../rules/ruleStatus.ts';
import { readPlayerRecord } from '../support/playerRecord.ts';
import { readState } from '../facts/factRows.ts';
import { erasePersonalData, readPersonalData } from './personalData.ts';

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const playerSchema = v.object({ brand: text, playerId: text });

const previewSchema = v.object({
  brand: v.picklist(BRANDS),
  section: v.picklist(ENGAGEMENT_SECTIONS),
  body: v.unknown(),
  locale: text,
  level: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  points: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
const recordSchema = v.object({
  brand: v.picklist(BRANDS),
  playerId: text,
  before: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), Number.MAX_SAFE_INTEGER),
});

type Parts = Pick<EngagementParts, 'settings' | 'clock' | 'pool' | 'operator' | 'ruleSets'>;

/** Signed calls of the api and the console: level, personal data, rules and the record of a player for staff. */
export function createInternalRoutes(parts: Parts, rules: Pick<RuleFeed, 'refused'>): Routes<Route> {
  const { settings, clock, pool } = parts;

  const signed = createSignedRoute({ secret: settings.internalSecret, clock });
  return {
    'POST /internal/engagement/level': signed(playerSchema, async (player) => {
      const { state } = await readState(pool, player);
      return { level: state.level, participates: state.participates };
    }),
    'POST /internal/engagement/personal-data': signed(playerSchema, (player) =>
      readPersonalData(pool, player),
    ),
    'POST /internal/engagement/erase': signed(playerSchema, (player) => erasePersonalData(pool, player)),
    'POST /internal/engagement/rules-status': signed(v.object({ brand: text }), ({ brand }) =>
      readRuleStatus(parts, rules, brand),
    ),
    'POST /internal/engagement/preview': signed(previewSchema, (call) => previewRules(parts, call)),
    'POST /internal/engagement/player-record': signed(recordSchema, (call) => readPlayerRecord(parts, call)),
  };
}
