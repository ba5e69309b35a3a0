import * as v from 'valibot';

const name = v.pipe(v.string(), v.maxLength(200));

/**
 * Client messages (requirements/interfaces#jackpot-provider). Player and brand come from the ticket; these fields are only compared with
 * it.
 */
const incoming = v.variant('type', [
  v.object({
    type: v.literal('SubscribeRequest'),
    data: v.object({
      events: v.pipe(v.array(v.object({ source: name, event_type: v.literal('*') })), v.maxLength(10)),
    }),
  }),
  v.object({
    type: v.literal('Context'),
    // unseen_wins is our extension: pages of earlier releases do not confirm wins
    data: v.object({
      player_id: v.optional(name),
      brand: v.optional(name),
      unseen_wins: v.optional(v.boolean()),
    }),
  }),
  v.object({
    type: v.literal('PlayerOptInRequest'),
    data: v.object({
      instance_id: name,
      player_id: v.optional(name),
      brand_id: v.optional(name),
      player_country: v.optional(name),
      opt_in: v.boolean(),
      contribution_value: v.pipe(v.union([name, v.number()]), v.transform(String)),
    }),
  }),
  v.object({
    type: v.literal('PlayerRaffleTicketsRequest'),
    data: v.object({ player_id: v.optional(name), brand_id: v.optional(name) }),
  }),
  // an extension of the provider's protocol
  v.object({
    type: v.literal('WinSeen'),
    data: v.object({ win_id: v.pipe(v.string(), v.uuid()) }),
  }),
]);

export type Incoming = v.InferOutput<typeof incoming>;
export type OptInRequest = Extract<Incoming, { readonly type: 'PlayerOptInRequest' }>['data'];

/** Undefined when the message is invalid. */
export function parseIncoming(text: string): Incoming | undefined {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), incoming), text);
  return result.success ? result.output : undefined;
}

/**
 * Message types that the provider sends; the opt-in response is our extension, the others are requirements/interfaces#jackpot-provider.
 */
export type OutgoingType =
  | 'JackpotUpdate'
  | 'WinEvent'
  | 'PlayerOptInResponse'
  | 'PlayerRaffleTicketsListResponse'
  | 'RaffleWinEvent';

export function outgoing(type: OutgoingType, data: object): string {
  return JSON.stringify({ type, data });
}
