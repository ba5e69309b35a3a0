import type * as Types from '@foyer/graphql/main';
import { selfTestScore } from '@foyer/market/self-test';
import type { Clock, Pool } from '@foyer/runtime';
import type { ApiContext, SignedIn } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';

const MAX_RESULTS = 50;

interface SelfTestRow {
  readonly id: number;
  readonly score: number;
  readonly taken_at: Date;
}

/** Self-tests that players chose to store. No other code reads them: not marketing, not staff. */
export function createSelfTestResolvers({ pool, clock }: { readonly pool: Pool; readonly clock: Clock }) {
  return {
    Viewer: {
      async selfTests({ player }: SignedIn): Promise<Types.SelfTestResult[]> {
        const { rows } = await pool.query<SelfTestRow>(
          'select id, score, taken_at from api.self_test where player_id = $1 order by id desc limit $2',
          [player.id, MAX_RESULTS],
        );
        return rows.map(({ id, score, taken_at: takenAt }) => ({
          id: String(id),
          score,
          takenAt: takenAt.toISOString(),
        }));
      },
    },
    Mutation: {
      async saveSelfTest(_: unknown, { answers }: Types.MutationsaveSelfTestArgs, context: ApiContext) {
        const signedIn = await context.signedIn();
        const score = selfTestScore(answers);
        if (score === undefined)
          throw failure('ValidationFailure', { reasons: ['AnswersInvalid'], keys: ['answers'] });
        await pool.query('insert into api.self_test (player_id, score, taken_at) values ($1, $2, $3)', [
          signedIn.player.id,
          score,
          new Date(clock()),
        ]);
        return signedIn;
      },
      async deleteSelfTests(_: unknown, __: unknown, context: ApiContext) {
        const signedIn = await context.signedIn();
        await pool.query('delete from api.self_test where player_id = $1', [signedIn.player.id]);
        return signedIn;
      },
    },
  };
}
