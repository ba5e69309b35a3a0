import type { Choice, Operator, Player } from '../operator/operatorCalls.ts';
import type { StoredEvent } from '@foyer/runtime';
import type { MustHitRules } from '../pots/mustHit.ts';
import type { Contribution } from '../pots/potModel.ts';

/** In-memory operator: pending contributions, sessions, choices and payments. */
export interface FakeOperator extends Operator {
  readonly waiting: Contribution[];
  /** The event log. */
  readonly logged: StoredEvent[];
  /** Signed-in players by session id. */
  readonly sessions: Map<string, Player & { readonly currency: string }>;
  readonly choices: Map<string, Choice>;
  readonly paid: Map<string, Parameters<Operator['pay']>[0]>;
  /** Refusal reasons returned for every opt-in. */
  blocks: readonly string[];
  rules: MustHitRules;
  /** Number of next calls to reject. */
  failures: number;
}

export function createFakeOperator(): FakeOperator {
  const fake: FakeOperator = {
    waiting: [],
    logged: [],
    sessions: new Map(),
    choices: new Map(),
    paid: new Map(),
    blocks: [],
    rules: {},
    failures: 0,
    async session({ brand, playerId, sid }) {
      const known = fake.sessions.get(sid);
      return known?.brand === brand && known.playerId === playerId ? known.currency : undefined;
    },
    choice: async ({ playerId }) => fake.choices.get(playerId),
    async choose({ playerId }, optedIn, contribution) {
      if (optedIn && fake.blocks.length > 0) return fake.blocks;
      fake.choices.set(playerId, { optedIn, ...contribution });
      return [];
    },
    async contributions(taken) {
      failNow();
      const left = fake.waiting.filter(({ id }) => !taken.includes(id));
      fake.waiting.splice(0, fake.waiting.length, ...left);
      return fake.waiting.slice(0, 3);
    },
    events: async (after) => fake.logged.filter(({ id }) => id > after),
    mustHitRules: async () => fake.rules,
    async pay(payment) {
      failNow();
      fake.paid.set(payment.key, payment);
      return undefined;
    },
  };
  function failNow(): void {
    if (fake.failures === 0) return;
    fake.failures -= 1;
    throw new Error('away');
  }
  return fake;
}
