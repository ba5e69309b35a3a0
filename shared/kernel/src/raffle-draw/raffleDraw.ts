import * as v from 'valibot';

/** Types of raffle drops (requirements/entities#raffle), in display order. */
export const DROP_TYPES = ['hourly', 'daily', 'weekly'] as const;
export type DropType = (typeof DROP_TYPES)[number];

/** Version of the ticket list and of the draw (shared/docs/raffle-draws.md). */
export const DRAW_FORMAT = 'foyer-raffle-draw/1';

const MAX_ENTRIES = 1_000_000;
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const entryId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const position = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const instant = v.pipe(v.string(), v.isoTimestamp());

/**
 * The public record of a drop; without personal data. `entries` and `list_hash` are null until the ticket list is
 * closed, `seed` and `winners` until the draw. Prizes are euro cents.
 */
export const raffleDrawSchema = v.object({
  format: v.literal(DRAW_FORMAT),
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/)),
  type: v.picklist(DROP_TYPES),
  brand: v.string(),
  studio: v.string(),
  starts_at: instant,
  ends_at: instant,
  prizes: v.pipe(v.array(count), v.minLength(1), v.maxLength(20)),
  state: v.picklist(['open', 'closed', 'drawn']),
  seed_hash: hash,
  list_hash: v.nullable(hash),
  entries: v.nullable(
    v.pipe(v.array(v.object({ entry: entryId, tickets: count })), v.maxLength(MAX_ENTRIES)),
  ),
  seed: v.nullable(hash),
  winners: v.nullable(v.array(v.object({ prize: position, ticket: position, entry: entryId }))),
});

export type RaffleDraw = v.InferOutput<typeof raffleDrawSchema>;
export type DrawEntry = NonNullable<RaffleDraw['entries']>[number];
export type DrawWinner = NonNullable<RaffleDraw['winners']>[number];

/** The canonical ticket list of a drop as text; its SHA-256 is `list_hash`. */
export function ticketList(
  { id, starts_at: startsAt, ends_at: endsAt, prizes, seed_hash: seedHash }: Omit<RaffleDraw, 'entries'>,
  entries: readonly DrawEntry[],
): string {
  return [
    DRAW_FORMAT,
    id,
    startsAt,
    endsAt,
    prizes.join(','),
    seedHash,
    ...entries.map(({ entry, tickets }) => `${entry} ${tickets}`),
  ]
    .map((line) => `${line}\n`)
    .join('');
}
