import { inTransaction, type Clock, type Pool, type PoolClient } from '@foyer/runtime';

/** Channel of marketing → the column of the player's row that holds the current consent. */
const COLUMNS = {
  email: 'email_marketing',
  sms: 'sms_marketing',
  phone: 'phone_marketing',
  webPush: 'web_push_marketing',
} as const;
type Channel = keyof typeof COLUMNS;
const CHANNELS = Object.keys(COLUMNS) as readonly Channel[];

/** Consent by channel; channels that are not named, or null, stay unchanged. */
export type MarketingConsent = Readonly<Partial<Record<Channel, boolean | null | undefined>>>;

/** Stores a player's consent to marketing with the proof of each change. Idempotent. */
export async function setMarketingConsent(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  playerId: string,
  consent: MarketingConsent,
): Promise<void> {
  const at = new Date(clock());
  await inTransaction(pool, async (client) => {
    for (const channel of CHANNELS) {
      const isAccepted = consent[channel];
      if (isAccepted == null) continue;
      const column = COLUMNS[channel];
      const { rowCount } = await client.query(
        `update api.player set ${column} = $2, updated_at = $3 where id = $1 and ${column} <> $2`,
        [playerId, isAccepted, at],
      );
      if (rowCount === 1) await recordChange(client, playerId, { channel, isAccepted, at });
    }
  });
}

/** Stores the proof of the consent that a registration contained. */
export async function recordMarketingConsent(
  client: PoolClient,
  playerId: string,
  consent: MarketingConsent,
  at: Date,
): Promise<void> {
  for (const channel of CHANNELS)
    if (consent[channel] === true) await recordChange(client, playerId, { channel, isAccepted: true, at });
}

async function recordChange(
  client: PoolClient,
  playerId: string,
  change: { readonly channel: Channel; readonly isAccepted: boolean; readonly at: Date },
): Promise<void> {
  await client.query(
    'insert into api.marketing_consent (player_id, channel, is_accepted, changed_at) values ($1, $2, $3, $4)',
    [playerId, change.channel, change.isAccepted, change.at],
  );
}
