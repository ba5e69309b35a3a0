import * as v from 'valibot';
import type { Clock, Pool } from '@foyer/runtime';
import type { OutboxRelay } from '../events/outboxRelay.ts';
import { isIdentityDocument, unprovenBy, type IdentityDocument } from '@foyer/market';
import { brandSchema as brand, checked, invalid, type Routes } from '../server/http/route.ts';
import {
  decideIdentity,
  findIdentityCase,
  readIdentityCases,
  type IdentityOutcome,
} from './identityCases.ts';

const queue = v.object({ brand: v.optional(brand) });
/** The player's id or email address; in the body, so that logs do not contain it. */
const playerQuery = v.object({ brand, who: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254)) });
const decisionBody = v.object({
  brand,
  playerId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  decision: v.picklist(['confirm', 'ask']),
  documents: v.pipe(v.array(v.custom<IdentityDocument>(isIdentityDocument)), v.maxLength(10)),
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  staff: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,100}$/)),
});

const STATUSES: Readonly<Record<IdentityOutcome, number>> = {
  CONFIRMED: 200,
  ASKED: 200,
  ALREADY_CONFIRMED: 409,
  KEY_REUSED: 409,
  UNKNOWN_PLAYER: 404,
};

export interface IdentityCheckDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly relay: Pick<OutboxRelay, 'kick'>;
}

/** Identity requests and decisions for operators and auditors, through the console (ADR 0129). */
export function createIdentityCheckRoutes(deps: IdentityCheckDeps): Routes {
  return {
    'POST /internal/identity-checks': checked(queue, async (call) => ({
      status: 200,
      body: { cases: await readIdentityCases(deps.pool, call.brand) },
    })),
    'POST /internal/identity-checks/player': checked(playerQuery, async (call) => {
      const found = await findIdentityCase(deps.pool, call.brand, call.who);
      return found ? { status: 200, body: found } : { status: 404, body: { code: 'UNKNOWN_PLAYER' } };
    }),
    'POST /internal/identity-checks/decision': checked(decisionBody, async (call) => {
      const { decision, documents } = call;
      if (decision === 'ask' && documents.length > 0) return invalid();
      if (decision === 'confirm' && unprovenBy(documents).length > 0)
        return { status: 422, body: { code: 'DOCUMENTS_MISSING' } };
      const outcome = await decideIdentity(deps, { ...call, documents: [...new Set(documents)] });
      return { status: STATUSES[outcome], body: STATUSES[outcome] === 200 ? { outcome } : { code: outcome } };
    }),
  };
}
