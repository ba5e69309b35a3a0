import type * as Types from '@foyer/graphql/main';
import type { Protection } from '@foyer/market';
import type { Clock, Pool } from '@foyer/runtime';
import type { CatalogueStore } from '../games/catalogueStore.ts';
import { readCashback, readCashbackPayouts } from '../cashback/playerCashback.ts';
import { readActivity } from './readActivity.ts';
import { readStatement } from './readStatement.ts';
import type { PlayerRow } from '../players/playerRow.ts';
import { brandFeatures } from '../content/features.ts';
import type { ApiContext, SignedIn } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { pageSize } from '../server/graphql/pagination.ts';

const PAYOUTS_PAGE = 20;
/** Years of the calendar that can be requested; the ledger has no earlier movements. */
const YEARS = { first: 2000, last: 2999 } as const;

export interface StatementResolverDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly catalogue: Pick<CatalogueStore, 'current'>;
}

/** Ledger statement and payouts of the token's player. */
export function createStatementResolvers(deps: StatementResolverDeps) {
  return {
    Mutation: {
      async setStatementEmail(
        _: unknown,
        { isWanted }: Types.MutationsetStatementEmailArgs,
        context: ApiContext,
      ): Promise<SignedIn> {
        const signedIn = await context.signedIn();
        const { player } = signedIn;
        if (!isWanted && viewStatementEmail(player, context.protection).isMandatory)
          throw failure('PermissionFailure', { reasons: ['StatementEmailMandatory'] });
        await deps.pool.query(
          'update api.player set statement_email = $2, updated_at = $3 where id = $1 and statement_email <> $2',
          [player.id, isWanted, new Date(deps.clock())],
        );
        return { ...signedIn, player: { ...player, statement_email: isWanted } };
      },
    },
    Viewer: {
      async statement(
        { player, wallet }: SignedIn,
        args: Types.ViewerstatementArgs,
        { brand }: ApiContext,
      ): Promise<Types.Statement> {
        if (!brandFeatures(brand).has('EnableFinancialHistory'))
          throw failure('PermissionFailure', { reasons: ['FinancialHistoryOff'] });
        const period = { from: new Date(args.from), to: new Date(args.to) };
        if (period.from >= period.to)
          throw failure('ValidationFailure', { reasons: ['PeriodInvalid'], keys: ['from', 'to'] });
        const games = deps.catalogue.current().gameById;
        const statement = await readStatement(
          deps.pool,
          player.id,
          period,
          (gameId) => games.get(gameId)?.kind === 'LIVE',
        );
        return {
          from: period.from.toISOString(),
          to: period.to.toISOString(),
          currency: wallet.currency,
          openingBalance: statement.opening.balance,
          openingBonusBalance: statement.opening.bonus_balance,
          closingBalance: statement.closing.balance,
          closingBonusBalance: statement.closing.bonus_balance,
          deposited: statement.deposited,
          depositsReversed: statement.depositsReversed,
          withdrawn: statement.withdrawn,
          withdrawalsReturned: statement.withdrawalsReturned,
          deposits: statement.deposits,
          withdrawals: statement.withdrawals,
          netDeposits: statement.deposits - statement.withdrawals,
          lines: [...statement.lines],
          products: [...statement.products],
        };
      },
      async activity(
        { player, wallet }: SignedIn,
        { year }: Types.VieweractivityArgs,
        { brand, protection }: ApiContext,
      ): Promise<Types.Activity> {
        if (!brandFeatures(brand).has('EnableFinancialHistory'))
          throw failure('PermissionFailure', { reasons: ['FinancialHistoryOff'] });
        if (year < YEARS.first || year > YEARS.last)
          throw failure('ValidationFailure', { reasons: ['PeriodInvalid'], keys: ['year'] });
        const games = deps.catalogue.current().gameById;
        const { timeZone } = protection.licence;
        const months = await readActivity(
          deps.pool,
          player.id,
          { year, timeZone, now: deps.clock() },
          (gameId) => games.get(gameId)?.kind === 'LIVE',
        );
        return { year, currency: wallet.currency, months: [...months] };
      },
      statementEmail: ({ player }: SignedIn, _: unknown, { protection }: ApiContext) =>
        viewStatementEmail(player, protection),
      async cashback({ player }: SignedIn) {
        const row = await readCashback(deps.pool, player.id, deps.clock());
        return (
          row && {
            id: player.id,
            basisPoints: row.basis_points,
            period: row.period,
            periodStartsAt: row.starts_at.toISOString(),
            periodEndsAt: row.ends_at.toISOString(),
            paysAt: row.pays_at.toISOString(),
            staked: row.staked,
            returned: row.returned,
            netLoss: Math.max(0, row.staked - row.returned),
            accrued: row.accrued,
            maximum: row.maximum,
            minimum: row.minimum,
            currency: row.currency,
            wageringFactor: row.wagering,
            history: async ({ first }: Types.CashbackhistoryArgs): Promise<Types.CashbackPayout[]> =>
              (await readCashbackPayouts(deps.pool, player.id, pageSize(first, PAYOUTS_PAGE))).map(
                (payout) => ({
                  id: payout.id,
                  periodStartsAt: payout.starts_at.toISOString(),
                  periodEndsAt: payout.ends_at.toISOString(),
                  netLoss: payout.net_loss,
                  amount: payout.amount,
                  paidAt: payout.paid_at.toISOString(),
                }),
              ),
          }
        );
      },
    },
  };
}

function viewStatementEmail(
  player: Pick<PlayerRow, 'statement_email'>,
  { licence }: Pick<Protection, 'licence'>,
): Types.StatementEmail {
  const isMandatory = licence.statementEmail === 'mandatory';
  return { isMandatory, isWanted: isMandatory || player.statement_email };
}
