import type * as Types from '@foyer/graphql/main';
import { MAX_LEGS } from '@foyer/kernel/bet-lines';
import type { Quote } from '@foyer/kernel/sports-trading';
import { createRateLimit, type Pool } from '@foyer/runtime';
import { brandFeatures } from '../../content/features.ts';
import type { ApiContext, SignedIn } from '../../server/graphql/context.ts';
import { failure } from '../../server/graphql/failure.ts';
import { allowsSportsBonus, readSportsBonus } from '../bonus/sportsBonus.ts';
import type { PricedSelection } from '../placement/betRules.ts';
import { currentQuotes, type CurrentQuotesDeps } from './currentQuotes.ts';
import { readPlayerSlip, savePlayerSlip, type PlayerSlip } from './playerSlip.ts';
import { CODE_DAYS, openCode, shareSlip } from './shareCode.ts';
import { readSelections, readSlip } from './slipSchemas.ts';
import { readStakeRange } from './stakeRange.ts';

export interface SlipDeps extends CurrentQuotesDeps {
  readonly pool: Pool;
}

/** Requests with codes of one address at once; guessing a code needs far more. */
const MAX_CODES_AT_ONCE = 20;
const CODES_PER_SECOND = 0.1;
const DAY_MS = 24 * 3_600_000;

/** Slips that are shared by code and kept across devices, and the limits of their stakes. */
export function createSportsSlipResolvers(deps: SlipDeps) {
  const { pool, clock } = deps;
  const limit = createRateLimit({ capacity: MAX_CODES_AT_ONCE, perSecond: CODES_PER_SECOND, clock });

  return {
    Root: {
      async sharedSportsSlip(
        _: unknown,
        { code }: Types.RootsharedSportsSlipArgs,
        { brand, visitor }: ApiContext,
      ): Promise<Types.SharedSportsSlip> {
        const refused = (refusal: Types.SportsSlipRefusal) => ({ selections: [], refusal });
        if (!isOffered(brand)) return refused('NOT_OFFERED');
        if (!limit.take(visitor.from.address)) return refused('TOO_MANY_REQUESTS');
        const selections = await openCode(deps, brand.id, code);
        if (!selections) return refused('UNKNOWN_CODE');
        const quotes = await currentQuotes(deps, selections, brand.id);
        if (!quotes) return refused('FEED_UNAVAILABLE');
        return {
          refusal: null,
          selections: selections.map((selection, index) => {
            const quote = quotes[index];
            return viewParts({ ...selection, price: quote && isOpen(quote) ? quote.price : null });
          }),
        };
      },
    },
    Viewer: {
      async sportsSlip({ player }: SignedIn): Promise<Types.SportsSlip> {
        return viewSlip(await readPlayerSlip(pool, player.id));
      },
      async sportsStakeLimits(
        { player, wallet }: SignedIn,
        { selections, bankers = [], sizes, money }: Types.ViewersportsStakeLimitsArgs,
        { protection }: ApiContext,
      ): Promise<Types.SportsStakeLimits> {
        if (bankers.length > MAX_LEGS || sizes.length > MAX_LEGS) throw invalid('sizes');
        const shape = { selections: checked(readSelections(selections)), bankers, sizes };
        const bonus =
          money === 'BONUS' && allowsSportsBonus(protection.licence)
            ? await readSportsBonus(deps, player.id)
            : null;
        const { minimum, maximum, isBalance } = await readStakeRange(
          deps,
          { ...wallet, brand: player.brand, playerId: player.id },
          shape,
          bonus,
        );
        return { minimum, maximum: maximum ?? null, isBalance };
      },
    },
    Mutation: {
      async shareSportsSlip(
        _: unknown,
        { selections }: Types.MutationshareSportsSlipArgs,
        { brand, visitor }: ApiContext,
      ): Promise<Types.ShareSportsSlipResult> {
        const refused = (refusal: Types.SportsSlipRefusal) => ({ code: null, expiresAt: null, refusal });
        if (!isOffered(brand)) return refused('NOT_OFFERED');
        const slip = readSlip(selections);
        if (!slip || slip.length === 0) return refused('SELECTIONS_INVALID');
        if (!limit.take(visitor.from.address)) return refused('TOO_MANY_REQUESTS');
        const quotes = await currentQuotes(deps, slip, brand.id);
        if (!quotes) return refused('FEED_UNAVAILABLE');
        // a selection that does not exist is not stored, and the price is that of the day it is opened
        const named = slip.flatMap(({ event, kind, line, outcome, parts }, index) => {
          const quote = quotes[index];
          return quote && isOpen(quote)
            ? { event, kind, line, outcome, parts, home: quote.home, away: quote.away }
            : [];
        });
        if (named.length === 0) return refused('SELECTIONS_INVALID');
        const code = await shareSlip(deps, brand.id, named);
        return { code, expiresAt: new Date(clock() + CODE_DAYS * DAY_MS).toISOString(), refusal: null };
      },
      async saveSportsSlip(
        _: unknown,
        { selections }: Types.MutationsaveSportsSlipArgs,
        context: ApiContext,
      ): Promise<Types.SportsSlip> {
        const { player } = await context.signedIn();
        return viewSlip(await savePlayerSlip(deps, player.id, checked(readSlip(selections))));
      },
    },
  };
}

const isOffered = (brand: ApiContext['brand']): boolean => brandFeatures(brand).has('Sportsbook');

const isOpen = (quote: Quote): quote is Extract<Quote, { readonly status: 'open' | 'suspended' }> =>
  quote.status !== 'unavailable' && quote.phase !== 'ended';

const invalid = (name: string) => failure('ValidationFailure', { reasons: ['FieldInvalid'], keys: [name] });

function checked(selections: readonly PricedSelection[] | undefined): readonly PricedSelection[] {
  if (!selections) throw invalid('selections');
  return selections;
}

function viewSlip({ version, selections }: PlayerSlip): Types.SportsSlip {
  return { version, selections: selections.map(viewParts) };
}

function viewParts<S extends Pick<PricedSelection, 'parts'>>({ parts = [], ...selection }: S) {
  return { ...selection, parts: [...parts] };
}
