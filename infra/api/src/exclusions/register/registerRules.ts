import type { RegisterGame } from '@foyer/kernel/exclusion-register';
import { brands, isBrandId, licences, type GameGroup } from '@foyer/market';

/** A register, and the operator that uses it for a brand. */
export interface RegisterOfBrand {
  readonly register: string;
  readonly operator: string;
}

/** The register that the licence of a brand names; undefined if it names none. */
export function registerOf(brand: string): RegisterOfBrand | undefined {
  if (!isBrandId(brand)) return undefined;
  const { operator, licence } = brands[brand];
  const { register } = licences[licence];
  return register && { register: register.name, operator };
}

/** Time zone of a brand's licence. */
export const timeZoneOf = (brand: string): string =>
  isBrandId(brand) ? licences[brands[brand].licence].timeZone : 'UTC';

/** Brands whose players are checked. */
export const REGISTER_BRANDS: readonly string[] = Object.keys(brands).filter(
  (brand) => registerOf(brand) !== undefined,
);

const GAME_OF_GROUP = { casino: 'chance', sports: 'toto' } as const satisfies Record<GameGroup, RegisterGame>;

/** The games that an exclusion covers; without groups, all games of the register. */
export function gamesOf(groups: readonly GameGroup[]): RegisterGame[] {
  return groups.length === 0 ? ['chance', 'toto', 'lottery'] : groups.map((group) => GAME_OF_GROUP[group]);
}

/** The groups of games, in our terms, that a restriction covers; lotteries belong to none. */
export function groupsOf(games: readonly RegisterGame[]): GameGroup[] {
  return (['casino', 'sports'] as const).filter((group) => games.includes(GAME_OF_GROUP[group]));
}

/** The operator's reference for an exclusion at the register. SQL `follow_register` recognises it. */
export const referenceOf = (exclusionId: number): string => `exclusion-${exclusionId}`;
