import { inTransaction } from '@foyer/runtime';
import { takeTurn, writeAudit } from '../audit/auditLog.ts';
import type { Registry } from '../registry.ts';

export interface RegistryAlert {
  /** A verb of the timeline. */
  readonly kind: string;
  /** A sentence for whoever is on duty. */
  readonly text: string;
  readonly brands: readonly string[];
  readonly details: unknown;
}

/** Tells people of what nothing can undo by itself: a line with `ALERT`, an entry that stays, the console. */
export async function raiseAlert(registry: Registry, { kind, text, brands, details }: RegistryAlert): Promise<void> {
  registry.log.error(`ALERT ${text}`, { details });
  await inTransaction(registry.pool, async (client) => {
    await takeTurn(client, 'registry');
    await writeAudit(client, { chain: 'registry', at: new Date(registry.clock()).toISOString(), actor: 'registry', role: 'page-check', kind, brands, reason: text, before: null, after: details });
  });
  await registry.bus.publish('registry.alert', { text }).catch((error: unknown) => registry.log.warn('the alert could not be announced', { error }));
}
