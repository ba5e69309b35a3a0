import { expect, it } from '@jest/globals';
import type { Pool } from '@foyer/runtime';
import { createInteractionStates, type InteractionStates } from './interactionStates.ts';

const SIGNED_IN = { playerId: 'p1', methods: ['pwd'] };

/** Stores one row in memory. */
function fakeStates(stored: object = {}): InteractionStates & { readonly stored: () => unknown } {
  let row = stored;
  const query = (_text: string, values: readonly unknown[]): unknown => {
    if (typeof values[2] === 'string') row = JSON.parse(values[2]) as object;
    return Promise.resolve({ rows: [{ state: row }] });
  };
  return { ...createInteractionStates({ query } as unknown as Pool, () => 0), stored: () => row };
}

it('stores a state and reads it again', async () => {
  const states = fakeStates();
  const state = { signedIn: SIGNED_IN, pendingStep: 'deposit-waits', notice: 'Held' } as const;
  await states.write('aurora', 'u1', state);
  expect(states.stored()).toEqual(state);
  expect(await states.read('aurora', 'u1')).toEqual(state);
});

it.each([
  ['this release', { pendingStep: 'passkey', notice: 'Held' }],
  ['the previous release', { asking: 'passkey', ['told']: 'Held' }],
])('reads a state that %s wrote', async (_release, stored) => {
  const states = fakeStates({ signedIn: SIGNED_IN, ...stored });
  expect(await states.read('aurora', 'u1')).toEqual({
    signedIn: SIGNED_IN,
    pendingStep: 'passkey',
    notice: 'Held',
  });
});

it('reads a state without a pending step', async () => {
  expect(await fakeStates({ challenge: 'c' }).read('aurora', 'u1')).toEqual({ challenge: 'c' });
});
