import type * as Types from '@foyer/graphql/main';
import type { ApiContext } from '../../server/graphql/context.ts';
import type { SportsBonus } from './sportsBonus.ts';

/** The bonus and its terms as the player sees them. */
export function viewSportsBonus(
  { name, expiresAt, excludedMarkets, ...bonus }: SportsBonus,
  { content, locale }: Pick<ApiContext, 'content' | 'locale'>,
): Types.SportsBonus {
  return {
    ...bonus,
    name: content.textOf(name, locale) ?? name,
    expiresAt: expiresAt?.toISOString() ?? null,
    excludedMarkets: [...excludedMarkets],
  };
}
