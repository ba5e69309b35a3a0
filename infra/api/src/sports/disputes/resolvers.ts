import type * as Types from '@foyer/graphql/main';
import { DISPUTE_REASONS, MAX_DISPUTE_MESSAGE, MIN_DISPUTE_MESSAGE } from '@foyer/kernel/bet-disputes';
import * as v from 'valibot';
import type { ApiContext, SignedIn } from '../../server/graphql/context.ts';
import { failure } from '../../server/graphql/failure.ts';
import { openDispute, readDisputes, type DisputeDeps, type DisputeRow } from './disputes.ts';

const inputSchema = v.object({
  betId: v.pipe(v.string(), v.maxLength(64)),
  reason: v.picklist(DISPUTE_REASONS),
  message: v.pipe(v.string(), v.trim(), v.minLength(MIN_DISPUTE_MESSAGE), v.maxLength(MAX_DISPUTE_MESSAGE)),
  idempotencyKey: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/)),
});

/** Disputes of a player about settled bets. The player comes from the access token only. */
export function createDisputeResolvers(deps: DisputeDeps) {
  return {
    Viewer: {
      sportsDisputes: async (
        { player }: SignedIn,
        { betId }: Types.ViewersportsDisputesArgs,
      ): Promise<Types.SportsDispute[]> => (await readDisputes(deps.pool, player.id, betId)).map(viewDispute),
    },
    Mutation: {
      async openSportsDispute(
        _: unknown,
        { input }: Types.MutationopenSportsDisputeArgs,
        context: ApiContext,
      ): Promise<Types.OpenSportsDisputeResult> {
        const { player } = await context.signedIn();
        const read = v.safeParse(inputSchema, input);
        if (!read.success)
          throw failure('ValidationFailure', {
            reasons: ['FieldInvalid'],
            keys: [...new Set(read.issues.map((issue) => v.getDotPath(issue) ?? ''))],
          });
        const { idempotencyKey: key, ...request } = read.output;
        const opened = await openDispute(deps, player.id, { ...request, key });
        return opened.ok
          ? { dispute: viewDispute(opened.value), refusal: null }
          : { dispute: null, refusal: opened.failure };
      },
    },
  };
}

function viewDispute(row: DisputeRow): Types.SportsDispute {
  return {
    id: String(row.id),
    betId: row.bet_id,
    status: row.status,
    reason: row.reason,
    message: row.message,
    createdAt: row.created_at.toISOString(),
    answer: row.answer,
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
}
