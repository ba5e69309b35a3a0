import { publicText, signingKeyIn } from '@foyer/runtime';
import { join } from 'node:path';
import type { CheckedClient } from './checkedClient.ts';
import type { TestRegistry } from './testRegistry.ts';

/** Two operators with staff accounts. */
export interface TwoOperators {
  readonly ann: CheckedClient;
  readonly ben: CheckedClient;
  /** Applies a change without a passed check: ann requests, ben approves. */
  breakGlass(change: object): Promise<unknown>;
}

const HOUR_MS = 3_600_000;

export async function twoOperators(registry: TestRegistry): Promise<TwoOperators> {
  const [ann, ben] = [await addOperator(registry, 'ann'), await addOperator(registry, 'ben')];
  return {
    ann,
    ben,
    async breakGlass(change) {
      const { id } = await ann.post('/v1/break-glass', change);
      return ben.post('/v1/break-glass/approve', { id, reason: 'Read the report' });
    },
  };
}

/** Adds the key of an operator with a staff account. */
export async function addOperator(
  registry: TestRegistry,
  name: string,
  holder = name,
): Promise<CheckedClient> {
  const operator = await registry.as('staff/operator');
  const { publicKey } = await signingKeyIn(join(registry.home, 'keys/staff', `${name}.pem`));
  await operator.post('/v1/keys', {
    holder,
    email: `${name}@staff.test`,
    roles: ['operator'],
    publicKey: publicText(publicKey),
    notBefore: new Date(Date.now() - HOUR_MS).toISOString(),
    notAfter: new Date(Date.now() + 1_000 * HOUR_MS).toISOString(),
    reason: 'Another operator',
  });
  return registry.as(`staff/${name}`);
}
