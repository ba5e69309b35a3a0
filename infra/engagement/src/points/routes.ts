import { ENGAGEMENT_PATHS, type PointsAnswer } from '@foyer/kernel/engagement';
import type { Route, Routes } from '@foyer/runtime';
import { textOf } from '../content/texts.ts';
import { viewEarning } from './earningView.ts';
import { reading, type PlayerRouteDeps } from '../http/playerRoute.ts';
import { valueOfPoints } from '../shop/purchase.ts';

const PAGE = 50;
const POSITION = /^\d{1,15}$/;

interface EntryRow {
  readonly id: string;
  readonly at: Date;
  readonly amount: number;
  readonly balance: number;
  readonly reason: string;
  readonly subject: string | null;
  readonly seq: number;
}

/** Points of the signed-in player: balance, earning rule, value in money, and history. */
export function createPointRoutes(deps: PlayerRouteDeps): Routes<Route> {
  return {
    [`GET ${ENGAGEMENT_PATHS.points}`]: reading(deps, async (call): Promise<PointsAnswer> => {
      const { caller, eligibility, rules, stored, locale } = call;
      const { currency } = eligibility;
      const before = call.url.searchParams.get('before') ?? '';
      const { rows } = await deps.pool.query<EntryRow>(
        `select id, at, amount, balance, reason, subject, seq from engagement.point_entry
         where brand = $1 and player_id = $2 and seq < $3 order by seq desc, balance desc, id limit $4`,
        [
          caller.brand,
          caller.playerId,
          POSITION.test(before) ? Number(before) : Number.MAX_SAFE_INTEGER,
          PAGE + 1,
        ],
      );
      const page = rows.slice(0, PAGE);
      const { moneyValue } = rules.rules;
      return {
        balance: stored.state.points.balance,
        earned: stored.state.points.earned,
        earning: viewEarning(rules.rules, currency, deps.clock()),
        moneyValue: {
          points: moneyValue.points,
          amountMinor: valueOfPoints(moneyValue.points, rules, currency),
          currency,
        },
        expiresAt: null,
        history: page.map(({ id, at, amount, reason, subject, balance }) => ({
          id,
          at: at.toISOString(),
          amount,
          reason: reason as PointsAnswer['history'][number]['reason'],
          subject: subject === null ? null : textOf(subject, locale),
          balance,
        })),
        next: rows.length > PAGE ? (page.at(-1)?.seq ?? null) : null,
        version: stored.version,
      };
    }),
  };
}
