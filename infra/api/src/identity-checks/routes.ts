import * as v from 'valibot';
import type { Clock, Pool } from '@foyer/runtime';
import type { OutboxRelay } from '../events/outboxRelay.ts';
import {
  isBrandId,
  isIdentityDocument,
  unprovenBy,
  type BrandId,
  type IdentityDocument,
} from '@foyer/market';
import type { Answer, Routes } from '../server/http/route.ts';
import {
  decideIdentity,
  findIdentityCase,
  readIdentityCases,
  type IdentityOutcome,
} from './identityCases.ts';

const brand = v.custom<BrandId>((value) => typeof value === 'string' && isBrandId(value));
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
const INVALID: Answer = { status: 422, body: { code: 'FIELD_INVALID' } };

export interface IdentityCheckDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly relay: Pick<OutboxRelay, 'kick'>;
}

/** Identity requests and decisions for operators and auditors, through the console (ADR 0129). */
export function createIdentityCheckRoutes(deps: IdentityCheckDeps): Routes {
  return {
    async 'POST /internal/identity-checks'({ body }) {
      const call = v.safeParse(queue, body);
      return call.success
        ? { status: 200, body: { cases: await readIdentityCases(deps.pool, call.output.brand) } }
        : INVALID;
    },
    async 'POST /internal/identity-checks/player'({ body }) {
      const call = v.safeParse(playerQuery, body);
      if (!call.success) return INVALID;
      const found = await findIdentityCase(deps.pool, call.output.brand, call.output.who);
      return found ? { status: 200, body: found } : { status: 404, body: { code: 'UNKNOWN_PLAYER' } };
    },
    async 'POST /internal/identity-checks/decision'({ body }) {
      const call = v.safeParse(decisionBody, body);
      if (!call.success) return INVALID;
      const { decision, documents } = call.output;
      if (decision === 'ask' && documents.length > 0) return INVALID;
      if (decision === 'confirm' && unprovenBy(documents).length > 0)
        return { status: 422, body: { code: 'DOCUMENTS_MISSING' } };
      const outcome = await decideIdentity(deps, { ...call.output, documents: [...new Set(documents)] });
      return { status: STATUSES[outcome], body: STATUSES[outcome] === 200 ? { outcome } : { code: outcome } };
    },
  };
}
