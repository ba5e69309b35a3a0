import * as v from 'valibot';
import { isCalendarDay } from '@foyer/kernel/calendar-day';
import type { CatalogueGame, GameKind, ProviderCatalogue } from './catalogue.ts';

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const url = v.pipe(v.string(), v.maxLength(500), v.regex(/^https?:\/\//));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const digits = v.pipe(v.string(), v.regex(/^\d{1,5000}$/));

const studioRow = v.object({ id: slug, slug, name: text, imageUrl: v.optional(v.nullable(url)) });

const gameRow = v.object({
  id: slug,
  slug,
  name: text,
  studioId: slug,
  type: text,
  lists: v.array(slug),
  categories: v.array(slug),
  facts: v.object({
    rtpBasisPoints: v.pipe(count, v.maxValue(10_000)),
    rtp: v.object({ numerator: digits, denominator: digits }),
    hitRateBasisPoints: v.optional(v.nullable(count)),
    volatility: v.optional(v.nullable(v.picklist([1, 2, 3, 4, 5]))),
    topPrizeTimesStake: v.pipe(v.number(), v.minValue(0)),
    lines: v.optional(v.nullable(count)),
    ways: v.optional(v.nullable(count)),
    layout: v.optional(v.nullable(text)),
    features: v.array(slug),
  }),
  limits: v.record(
    v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    v.object({ minStakeMinor: count, maxStakeMinor: count }),
  ),
  releasedOn: v.pipe(v.string(), v.check(isCalendarDay)),
  popularity: count,
  demo: v.boolean(),
  bonusPlay: v.boolean(),
  devices: v.optional(v.array(v.picklist(['Desktop', 'Mobile']))),
  art: v.object({ portraitUrl: url, wideUrl: url, squareUrl: url }),
});

const envelope = v.object({
  version: text,
  provider: slug,
  studios: v.array(studioRow),
  games: v.array(v.unknown()),
});

const KINDS: Readonly<Record<string, GameKind>> = {
  slot: 'SLOT',
  roulette: 'ROULETTE',
  blackjack: 'BLACKJACK',
  table: 'TABLE',
  live: 'LIVE',
  instant: 'INSTANT',
};

/**
 * Validates the provider's answer row by row: an invalid row is left out and reported, the others remain.
 */
export function parseCatalogue(value: unknown): {
  readonly catalogue: ProviderCatalogue;
  readonly refused: readonly string[];
} {
  const { version, provider, studios, games } = v.parse(envelope, value);
  const known = new Set(studios.map((studio) => studio.id));
  const parsed = games.map((row) => ({ row, result: v.safeParse(gameRow, row) }));
  const good = parsed.flatMap(({ result }) =>
    result.success && known.has(result.output.studioId) ? [toGame(result.output)] : [],
  );
  const refused = parsed.flatMap(({ row, result }) =>
    result.success && known.has(result.output.studioId) ? [] : [idOf(row)],
  );
  return {
    catalogue: {
      provider,
      version,
      studios: studios.map((studio) => ({ ...studio, imageUrl: studio.imageUrl ?? undefined })),
      games: good,
    },
    refused,
  };
}

function toGame(row: v.InferOutput<typeof gameRow>): CatalogueGame {
  const { facts } = row;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    studioId: row.studioId,
    kind: KINDS[row.type] ?? 'TABLE',
    lists: row.lists,
    categories: row.categories,
    rtp: { exact: `${facts.rtp.numerator}/${facts.rtp.denominator}`, basisPoints: facts.rtpBasisPoints },
    volatility: facts.volatility ?? undefined,
    hitRateBasisPoints: facts.hitRateBasisPoints ?? undefined,
    topPrizeTimesStake: facts.topPrizeTimesStake,
    lines: facts.lines ?? undefined,
    ways: facts.ways ?? undefined,
    layout: facts.layout ?? undefined,
    features: facts.features,
    stakes: Object.fromEntries(
      Object.entries(row.limits).map(([currency, limit]) => [
        currency,
        { minimum: limit.minStakeMinor, maximum: limit.maxStakeMinor },
      ]),
    ),
    releasedOn: row.releasedOn,
    popularity: row.popularity,
    hasDemo: row.demo,
    isBonusEnabled: row.bonusPlay,
    ...(row.devices && { devices: row.devices }),
    art: { portrait: row.art.portraitUrl, wide: row.art.wideUrl, square: row.art.squareUrl },
  };
}

function idOf(row: unknown): string {
  return typeof row === 'object' && row !== null && 'id' in row
    ? String(row.id).slice(0, 80)
    : 'a row without an id';
}
