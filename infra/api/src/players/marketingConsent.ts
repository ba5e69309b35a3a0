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
  await inTransaction(pool, (client) => changeConsent(client, playerId, consent, at));
}

/** Withdraws the consent to every channel, with its proof. Idempotent. */
export function withdrawMarketingConsent(client: PoolClient, playerId: string, at: Date): Promise<void> {
  return changeConsent(client, playerId, { email: false, sms: false, phone: false, webPush: false }, at);
}

async function changeConsent(
  client: PoolClient,
  playerId: string,
  consent: MarketingConsent,
  at: Date,
): Promise<void> {
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
}

/** The channels that a player accepts now. */
export function acceptedChannels(player: Readonly<Record<(typeof COLUMNS)[Channel], boolean>>): Channel[] {
  return CHANNELS.filter((channel) => player[COLUMNS[channel]]);
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
