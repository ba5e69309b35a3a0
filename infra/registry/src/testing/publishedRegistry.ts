import type {} from '@foyer/runtime';
import type { CheckedClient } from './checkedClient.ts';
import { startTestRegistry, type TestRegistry } from './testRegistry.ts';

export const REASON = 'Test';

export interface PublishedRegistry {
  readonly registry: TestRegistry;
  readonly operator: CheckedClient;
}

/**
 * A registry with one release of the shell and of the casino and three of the jackpot remote, `j1` to `j3`.
 * The shell and `j1` are promoted.
 */
export async function startPublishedRegistry(
  source: Readonly<Record<string, string>> = {},
): Promise<PublishedRegistry> {
  const registry = await startTestRegistry(source);
  const operator = await registry.as('staff/operator');
  await registry.publish('shell', 's1', 1);
  await registry.publish('mfe-casino', 'c1', 1);
  for (const [index, release] of ['j1', 'j2', 'j3'].entries())
    await registry.publish('mfe-jackpot-raffle', release, index + 1);
  await promote(operator, 'shell', 's1');
  await promote(operator, 'mfe-jackpot-raffle', 'j1');
  return { registry, operator };
}

/** Promotes a release, in production unless `more` has another environment. */
export function promote(
  client: CheckedClient,
  app: string,
  release: string,
  more: object = {},
): Promise<{ version: number }> {
  return client.post('/v1/changes', {
    environment: 'production',
    kind: 'promote',
    app,
    release,
    reason: REASON,
    ...more,
  });
}
