import type * as Types from '@foyer/graphql/main';
import { partsOf } from '@foyer/kernel/cash-out';
import * as v from 'valibot';
import type { ApiContext, SignedIn } from '../../server/graphql/context.ts';
import { failure } from '../../server/graphql/failure.ts';
import { openStake, readBet, readOpenBets, type BetRow } from '../betRows.ts';
import { stakeLimits } from '../placement/betRules.ts';
import type { PlaceBetDeps } from '../placement/bettor.ts';
import { viewBet } from '../viewBet.ts';
import { readAutoCashOuts, setAutoCashOut } from './autoCashOut.ts';
import { cashOut } from './cashOut.ts';
import { readOffers } from './offers.ts';
import { readValueHistory } from './valueHistory.ts';

/** Bets of one question for cash-outs: ten pages. */
const MAX_CASH_OUTS = 200;

const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));
const betId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const cashOutSchema = v.object({
  idempotencyKey: key,
  betId,
  amount,
  stakePerLine: v.nullish(amount),
});
const ruleSchema = v.object({ betId, amount: v.nullish(amount) });

/** Cash-outs of sports bets. The player comes from the access token only. */
export function createCashOutResolvers(deps: PlaceBetDeps) {
  async function view(bets: readonly BetRow[]): Promise<Types.SportsCashOut[]> {
    const [offers, rules] = await Promise.all([
      readOffers(deps, bets),
      readAutoCashOuts(
        deps.pool,
        bets.map(({ id }) => id),
      ),
    ]);
    return bets.map((bet, index) => {
      const offer = offers[index];
      const parts = partsOf(openStake(bet), stakeLimits(bet.currency).minimumStake);
      return {
        betId: bet.id,
        amount: offer?.amount ?? null,
        fairValue: offer?.fairValue ?? null,
        unavailable: offer?.unavailable ?? null,
        stakePerLine: openStake(bet),
        minimumPart: parts?.minimum ?? null,
        maximumPart: parts?.maximum ?? null,
        automaticAt: rules.get(bet.id) ?? null,
      };
    });
  }
  return {
    Viewer: {
      async sportsCashOuts(
        { player }: SignedIn,
        { betIds }: Types.ViewersportsCashOutsArgs,
      ): Promise<Types.SportsCashOut[]> {
        if (betIds.length > MAX_CASH_OUTS) throw invalid('betIds');
        return view(await readOpenBets(deps.pool, player.id, betIds));
      },
      async sportsCashOutHistory(
        { player }: SignedIn,
        { betId: id }: Types.ViewersportsCashOutHistoryArgs,
      ): Promise<Types.SportsCashOutHistory | null> {
        const bet = await readBet(deps.pool, player.id, id);
        return bet ? { samples: [...(await readValueHistory(deps, bet))] } : null;
      },
    },
    Mutation: {
      async cashOutSportsBet(
        _: unknown,
        { input }: Types.MutationcashOutSportsBetArgs,
        context: ApiContext,
      ): Promise<Types.CashOutSportsBetResult> {
        const { player } = await context.signedIn();
        const read = v.safeParse(cashOutSchema, input);
        if (!read.success) throw invalid('betId', 'amount', 'stakePerLine');
        const cashedOut = await cashOut(deps, player.id, {
          betId: read.output.betId,
          amount: read.output.amount,
          part: read.output.stakePerLine ?? undefined,
          key: read.output.idempotencyKey,
        });
        return {
          bet: cashedOut.bet ? viewBet(cashedOut.bet) : null,
          refusal: cashedOut.refusal ?? null,
          amount: cashedOut.amount ?? null,
        };
      },
      async setSportsAutoCashOut(
        _: unknown,
        { input }: Types.MutationsetSportsAutoCashOutArgs,
        context: ApiContext,
      ): Promise<Types.SetSportsAutoCashOutResult> {
        const { player } = await context.signedIn();
        const read = v.safeParse(ruleSchema, input);
        if (!read.success) throw invalid('betId', 'amount');
        const bet = await readBet(deps.pool, player.id, read.output.betId);
        const refusal = bet ? await setAutoCashOut(deps, bet, read.output.amount ?? undefined) : 'CLOSED';
        const [shown] = bet && !refusal ? await view([bet]) : [];
        return { cashOut: shown ?? null, refusal: refusal ?? null };
      },
    },
  };
}

function invalid(...keys: readonly string[]) {
  return failure('ValidationFailure', { reasons: ['FieldInvalid'], keys: [...keys] });
}
