import * as v from 'valibot';

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const value = v.union([v.string(), v.number()]);

const optInStatus = v.object({
  opted_in: v.boolean(),
  contribution_preferences: v.optional(v.record(v.string(), value)),
  preferred_contribution_value: v.optional(value),
});

const winEvent = v.object({
  /** Sent to the winner only. */
  player_id: v.nullable(v.string()),
  /** Minor units of `win_currency`, of this winner. */
  win_amount: amount,
  /** Our provider sends it; a provider that does not means euros, as in its pots. */
  win_currency: v.optional(v.string(), 'EUR'),
  /** Confirmed with `WinSeen` once the win was shown; absent in messages about others. */
  win_id: v.optional(v.string()),
  /** True once the win is in the balance. */
  credited: v.optional(v.boolean(), false),
  win_pot_id: v.picklist(['mega', 'major', 'minor', 'shared']),
  community_winners: v.optional(amount, 1),
  /** Currency units per euro. */
  currency_multipliers: v.optional(v.record(v.string(), v.number()), {}),
});

/**
 * Messages of the provider (requirements/interfaces#jackpot-provider); the answer to an opt-in is separate.
 */
const incoming = v.variant('type', [
  v.object({
    type: v.literal('JackpotUpdate'),
    data: v.object({
      id: v.string(),
      pots: v.array(v.object({ id: v.string(), current_value: v.number() })),
      /** Our extension; absent from other providers. */
      must_hit: v.optional(v.unknown()),
    }),
  }),
  v.object({ type: v.literal('WinEvent'), data: winEvent }),
  v.object({
    type: v.literal('RaffleWinEvent'),
    data: v.object({
      instance_id: v.string(),
      /** Confirmed with `WinSeen`, as for jackpot wins. */
      win_id: v.optional(v.string()),
      credited: v.optional(v.boolean(), false),
      winners: v.array(v.object({ player_id: v.string(), currency: v.string(), win_amount: amount })),
    }),
  }),
  v.object({
    type: v.literal('PlayerRaffleTicketsListResponse'),
    data: v.object({
      instance_tickets: v.array(
        v.object({ instance_id: v.string(), ticket_count: amount, entry: v.optional(v.string()) }),
      ),
    }),
  }),
  v.object({
    type: v.literal('PlayerOptInResponse'),
    data: v.object({ optin_status: v.optional(optInStatus), reasons: v.optional(v.array(v.string()), []) }),
  }),
]);

export type Incoming = v.InferOutput<typeof incoming>;
export type WinEvent = v.InferOutput<typeof winEvent>;

/** Undefined for unknown or malformed messages: a newer provider may send more. */
export function parseIncoming(text: string): Incoming | undefined {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), incoming), text);
  return result.success ? result.output : undefined;
}
