import { announce } from '../alerts/announce.ts';
import type { Registry } from '../registry.ts';

interface AddedKey {
  readonly id: string;
  readonly holder: string;
  readonly roles: readonly string[];
  readonly actor: string;
  readonly reason: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Days for which the alert is repeated; the audit keeps it after that. */
const REPEATED_DAYS = 31;
const DAY_MS = 24 * 3_600_000;

/**
 * Alerts operators to keys that were added to the ring: to the given key, or to all recent ones. A new key
 * can act for its squad, so the alert lasts until an operator acknowledges it. It is repeated every hour,
 * because the bus does not store messages; the console shows each once. The first keys of a new registry raise no alert.
 */
export async function alertOnNewKeys(registry: Registry, keyId?: string): Promise<void> {
  const { rows } = await registry.pool.query<AddedKey>(
    `select payload -> 'after' ->> 'id' as id, payload -> 'after' ->> 'holder' as holder, payload -> 'after' -> 'roles' as roles, payload ->> 'actor' as actor, payload ->> 'reason' as reason, payload ->> 'at' as at
     from (select number, payload::jsonb as payload from registry.audit where chain = 'registry') entry
     where payload ->> 'kind' = 'key-added' and payload ->> 'role' <> 'seed' and ($1::text is null or payload -> 'after' ->> 'id' = $1) and (payload ->> 'at')::timestamptz > $2
     order by number`,
    [keyId ?? null, new Date(registry.clock() - REPEATED_DAYS * DAY_MS)],
  );
  for (const key of rows) {
    const text = `A key was added: ${key.id.slice(0, 10)} of ${key.holder} (${key.roles.join(', ')}), by ${key.actor} at ${key.at.slice(0, 16).replace('T', ' ')} UTC: “${key.reason}”`;
    if (keyId !== undefined) registry.log.error('ALERT key added', { keyId, text });
    await announce(registry, { about: `key ${key.id}`, text, acknowledge: true });
  }
}
