import { inTransaction } from '@foyer/runtime';
import { announce } from '../alerts/announce.ts';
import { takeTurn, writeAudit } from '../audit/auditLog.ts';
import type { Registry } from '../registry.ts';

export interface RegistryAlert {
  /** A verb of the timeline. */
  readonly kind: string;
  /** A sentence for whoever is on duty. */
  readonly text: string;
  readonly brands: readonly string[];
  readonly details: unknown;
  /** What it is about, where it ends by itself: {@link endAlert} says so under the same name. */
  readonly about?: string;
}

/** Tells people of what nothing can undo by itself: a line with `ALERT`, an entry that stays, the console. */
export async function raiseAlert(registry: Registry, alert: RegistryAlert): Promise<void> {
  registry.log.error(`ALERT ${alert.text}`, { details: alert.details });
  await keep(registry, alert);
  await announce(registry, { text: alert.text, ...(alert.about !== undefined && { about: alert.about }) });
}

/** Tells them that what an alert was about is over, which stays as well. */
export async function endAlert(
  registry: Registry,
  alert: RegistryAlert & { readonly about: string },
): Promise<void> {
  registry.log.info(`alert over: ${alert.text}`, { details: alert.details });
  await keep(registry, alert);
  await announce(registry, { text: alert.text, about: alert.about, ended: true });
}

function keep(registry: Registry, { kind, text, brands, details }: RegistryAlert): Promise<void> {
  return inTransaction(registry.pool, async (client) => {
    await takeTurn(client, 'registry');
    await writeAudit(client, {
      chain: 'registry',
      at: new Date(registry.clock()).toISOString(),
      actor: 'registry',
      role: 'page-check',
      kind,
      brands,
      reason: text,
      before: null,
      after: details,
    });
  });
}
