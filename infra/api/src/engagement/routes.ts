import type { BrandId, LimitPeriod } from '@foyer/market';
import { MISSION_PRODUCTS } from '@foyer/market/engagement-rules';
import type { Clock, Pool } from '@foyer/runtime';
import * as v from 'valibot';
import { definitionId, MISSION_OFFER_IDS, valueOfOffer } from '../../content/rewards.ts';
import type { Content } from '../content/contentReader.ts';
import type { OutboxRelay } from '../events/outboxRelay.ts';
import { readLimits, type LimitView } from '../limits/limitRows.ts';
import { initialsOf } from '../players/names.ts';
import { readPlayerWithWallet } from '../players/playerRow.ts';
import { assignRewards } from '../rewards/assignRewards.ts';
import { brandSchema as brand, withBody, type Routes } from '../server/http/route.ts';
import type { SessionRegistry } from '../sessions/sessionRegistry.ts';
import type { TokenVerifier } from '../sessions/tokenVerifier.ts';
import { publishedRules } from './publishedRules.ts';
import { engagementBlocks } from './eligibility.ts';

const MAX_TOKEN_LENGTH = 8_192;
const text = (maxLength: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength));
const DAY_MS = 86_400_000;
const PERIOD_DAYS: Readonly<Record<LimitPeriod, number>> = { Day: 1, Week: 7, Month: 30 };

const sessionCall = v.object({ brand, clientId: text(100), identityToken: text(MAX_TOKEN_LENGTH) });
const playerCall = v.object({ brand, playerId: text(100), sid: v.optional(text(128)) });
const grantCall = v.object({
  brand,
  playerId: text(100),
  offer: v.picklist(MISSION_OFFER_IDS),
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
});

export interface EngagementRouteDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly relay: Pick<OutboxRelay, 'kick'>;
  readonly content: Pick<Content, 'of'>;
  readonly catalogue: { current(): { readonly gameById: ReadonlyMap<string, { readonly name: string }> } };
  readonly sessions: Pick<SessionRegistry, 'isLive'>;
  readonly verifier: TokenVerifier;
}

/** Internal API for the engagement service: sessions, eligibility with the room of limits, and rewards. */
export function createEngagementRoutes(deps: EngagementRouteDeps): Routes {
  return {
    'POST /internal/engagement/session': withBody(sessionCall, async (call) => {
      if (settingsOf(deps, call.brand).clientId !== call.clientId) return 'refused';
      const identity = await deps.verifier.verify(call.identityToken);
      if (identity?.brand !== call.brand || !(await deps.sessions.isLive(identity))) return 'refused';
      const { playerId, sid, expiresAt } = identity;
      return { playerId, sid, expiresAt: new Date(expiresAt).toISOString() };
    }),
    'POST /internal/engagement/player': withBody(playerCall, async ({ brand: id, playerId, sid }) => {
      const now = deps.clock();
      const [found, limits, isSessionLive, blockedProducts] = await Promise.all([
        readPlayerWithWallet(deps.pool, id, playerId, now),
        readLimits(deps.pool, playerId, now),
        sid === undefined ? null : isLive(deps.pool, playerId, sid),
        readBlockedProducts(deps.pool, playerId, now),
      ]);
      if (!found) return 'refused';
      return {
        isSessionLive,
        blocks: engagementBlocks(found.player, settingsOf(deps, id)),
        blockedProducts,
        currency: found.wallet.currency,
        initials: initialsOf(found.player),
        headroom: limits.flatMap(headroomOf),
      };
    }),
    'POST /internal/engagement/offers': withBody(v.object({ brand }), async ({ brand: id }) => ({
      offers: await readOffers(deps, id),
    })),
    'POST /internal/engagement/reward-values': withBody(v.object({ brand }), async ({ brand: id }) => ({
      offers: (await readOffers(deps, id)).map((offer) => ({ ...offer, cents: valueOfOffer(offer.id) })),
    })),
    'POST /internal/engagement/rules': withBody(v.object({ tag: v.string() }), ({ tag: known }) =>
      Promise.resolve(publishedRules(deps.content, known)),
    ),
    'POST /internal/engagement/grants': withBody(grantCall, async ({ brand: id, playerId, offer, key }) => {
      const { rows } = await deps.pool.query<{ is_defined: boolean }>(
        `select exists (select 1 from api.reward_definition d where d.id = $3 and d.brand = p.brand) as is_defined
         from api.player p where p.id = $1 and p.brand = $2`,
        [playerId, id, definitionId(id, offer)],
      );
      if (!rows[0]) return { granted: false, code: 'UNKNOWN_PLAYER' };
      // without a definition nothing would be assigned, and the points of a purchase would be lost
      if (!rows[0].is_defined) return { granted: false, code: 'UNKNOWN_OFFER' };
      // the same key again changes nothing
      await assignRewards(deps, { brand: id, id: playerId }, [
        { offer, startsInMinutes: 0, assignationId: `engagement-${key}` },
      ]);
      deps.relay.kick();
      return { granted: true };
    }),
  };
}

function settingsOf({ content }: Pick<EngagementRouteDeps, 'content'>, id: BrandId) {
  return content.of(id).sections.site.gamificationSettings;
}

async function isLive(pool: Pool, playerId: string, sid: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select 1 from api.player_session s where s.sid = $1 and s.player_id = $2 and not exists (select 1 from api.ended_session e where e.sid = s.sid)',
    [sid, playerId],
  );
  return rowCount === 1;
}

/** Products that the player is excluded from, or too young for. */
async function readBlockedProducts(pool: Pool, playerId: string, now: number): Promise<readonly string[]> {
  const { rows } = await pool.query<{ product: string }>(
    `select product from api.player p, unnest($3::text[]) product
     where p.id = $1 and cardinality(coalesce(api.product_blocks(p, product, $2), array['UNKNOWN_BRAND'])) > 0`,
    [playerId, new Date(now), MISSION_PRODUCTS],
  );
  return rows.map(({ product }) => product);
}

/** The room of a limit of money that the player has set. */
function headroomOf({ kind, period, ceiling, used, endsAt }: LimitView) {
  if (ceiling === null || kind === 'SESSION') return [];
  return [
    {
      kind,
      roomMinor: Math.max(0, ceiling - used),
      ceilingMinor: ceiling,
      resetsAt: endsAt.toISOString(),
      periodMs: PERIOD_DAYS[period] * DAY_MS,
    },
  ];
}

async function readOffers({ pool, catalogue }: Pick<EngagementRouteDeps, 'pool' | 'catalogue'>, id: BrandId) {
  const { rows } = await pool.query<{
    id: string;
    kind: string;
    amount: number;
    currency: string;
    spin_value: number | null;
    playable_game_id: string | null;
    wagering: number | null;
    max_payout: number | null;
    hours: number;
  }>(
    `select id, kind, amount, currency, spin_value, api.free_spin_game(game_id, id) as playable_game_id, wagering_factor::float8 as wagering, max_payout, (extract(epoch from lasts) / 3600)::int as hours
     from api.reward_definition where brand = $1`,
    [id],
  );
  const { gameById } = catalogue.current();
  return MISSION_OFFER_IDS.flatMap((offer) => {
    const row = rows.find((one) => one.id === definitionId(id, offer));
    if (!row) return [];
    const { kind: rewardType, amount, currency, spin_value: spinValue } = row;
    const spinTerms = {
      gameName: gameById.get(row.playable_game_id ?? '')?.name ?? null,
      wageringFactor: row.wagering,
      maxPayout: row.max_payout,
      lastsHours: row.hours,
    };
    return [{ id: offer, rewardType, amount, currency, ...(spinValue !== null && { spinValue, spinTerms }) }];
  });
}
