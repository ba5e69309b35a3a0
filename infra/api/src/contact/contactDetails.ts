import { brands, type Brand } from '@foyer/market';
import { inTransaction, type PoolClient } from '@foyer/runtime';
import { isPlace, isPostalCode, isSubdivision, typedLine } from '@foyer/runtime/address';
import type { PlayerRow } from '../players/playerRow.ts';
import type { ContactDeps } from './contactDeps.ts';
import { sendEmail } from './playerMessages.ts';

export interface Address {
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  /** Empty for countries without subdivisions. */
  readonly state: string;
}

export type AddressField = keyof Address;

const MAX_LINE_LENGTH = 200;

/** Normal form of a typed address in the player's country, with the fields that are invalid. */
export function readAddress(
  country: string,
  typed: Readonly<Partial<Record<AddressField, string | null>>>,
): { readonly address: Address; readonly invalid: readonly AddressField[] } {
  const line = (field: AddressField): string => typedLine((typed[field] ?? '').slice(0, MAX_LINE_LENGTH));
  const address: Address = {
    street: line('street'),
    zipCode: line('zipCode').toUpperCase(),
    city: line('city'),
    state: country === 'CA' ? line('state').toUpperCase() : '',
  };
  const checks: Readonly<Record<AddressField, boolean>> = {
    street: isPlace(address.street),
    zipCode: isPostalCode(address.zipCode),
    city: isPlace(address.city),
    state: isSubdivision(country, address.state),
  };
  return { address, invalid: (Object.keys(checks) as AddressField[]).filter((field) => !checks[field]) };
}

/** Replaces the address, with the proof of the change; the player is informed by email. Idempotent. */
export async function changeAddress(deps: ContactDeps, player: PlayerRow, address: Address): Promise<void> {
  const hasChanged = await inTransaction(deps.pool, (client) =>
    writeAddress(client, deps, player.id, address),
  );
  deps.relay.kick();
  if (hasChanged) await sendEmail(deps, player, { key: 'contact-changed', values: {} });
}

/** Writes an address in the caller's transaction. @returns false when it is the current one. */
export async function writeAddress(
  client: PoolClient,
  { clock }: Pick<ContactDeps, 'clock'>,
  playerId: string,
  address: Address,
): Promise<boolean> {
  const { rows } = await client.query<{ old: Address }>(
    `select jsonb_build_object('street', coalesce(street, ''), 'zipCode', coalesce(zip_code, ''), 'city', coalesce(city, ''), 'state', coalesce(state, '')) as old
     from api.player where id = $1 for update`,
    [playerId],
  );
  const old = rows[0]?.old;
  if (!old || (Object.keys(address) as AddressField[]).every((field) => old[field] === address[field]))
    return false;
  const at = new Date(clock());
  await client.query(
    `update api.player set street = $2, zip_code = $3, city = $4, state = nullif($5, ''), updated_at = $6 where id = $1`,
    [playerId, address.street, address.zipCode, address.city, address.state, at],
  );
  await recordChange(client, playerId, { field: 'address', old, next: address, at });
  return true;
}

/** Changes the language of emails and text messages. @returns false for a language that the brand does not have. */
export async function changeLanguage(
  deps: ContactDeps,
  player: PlayerRow,
  brand: Brand,
  language: string,
): Promise<boolean> {
  if (!brands[brand.id].locales.some(({ locale }) => locale === language)) return false;
  if (player.language === language) return true;
  const at = new Date(deps.clock());
  await inTransaction(deps.pool, async (client) => {
    await client.query('update api.player set language = $2, updated_at = $3 where id = $1', [
      player.id,
      language,
      at,
    ]);
    await recordChange(client, player.id, { field: 'language', old: player.language, next: language, at });
  });
  deps.relay.kick();
  return true;
}

export async function recordChange(
  client: PoolClient,
  playerId: string,
  change: {
    readonly field: 'email' | 'phoneNumber' | 'address' | 'language';
    readonly old: unknown;
    readonly next: unknown;
    readonly at: Date;
  },
): Promise<void> {
  await client.query(
    'insert into api.contact_change (player_id, field, old_value, new_value, changed_at) values ($1, $2, $3, $4, $5)',
    [playerId, change.field, JSON.stringify(change.old), JSON.stringify(change.next), change.at],
  );
}
