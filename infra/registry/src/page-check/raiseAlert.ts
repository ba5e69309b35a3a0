import { inTransaction } from '@foyer/runtime';
import { announce } from '../alerts/announce.ts';
import { acquireLock, writeAudit } from '../audit/auditLog.ts';
import type { Registry } from '../registry.ts';

export interface RegistryAlert {
  /** Event name in the audit log. */
  readonly kind: string;
  /** One sentence for the operator on duty. */
  readonly text: string;
  readonly brands: readonly string[];
  readonly details: unknown;
  /** Subject of an alert that {@link endAlert} ends automatically. */
  readonly about?: string;
}

/** Raises an alert that needs an operator: a log line with `ALERT`, an audit entry, the console. */
export async function raiseAlert(registry: Registry, alert: RegistryAlert): Promise<void> {
  registry.log.error(`ALERT ${alert.kind}`, { text: alert.text, details: alert.details });
  await store(registry, alert);
  await announce(registry, { text: alert.text, ...(alert.about !== undefined && { about: alert.about }) });
}

/** Ends an alert by its subject, with an audit entry. */
export async function endAlert(
  registry: Registry,
  alert: RegistryAlert & { readonly about: string },
): Promise<void> {
  registry.log.info(`alert ended: ${alert.kind}`, { text: alert.text, details: alert.details });
  await store(registry, alert);
  await announce(registry, { text: alert.text, about: alert.about, ended: true });
}

function store(registry: Registry, { kind, text, brands, details }: RegistryAlert): Promise<void> {
  return inTransaction(registry.pool, async (client) => {
    await acquireLock(client, 'registry');
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
