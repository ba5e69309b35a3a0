const CUSTOM_JACKPOT = 'setCustomJackpot'; // requirements/routes#query-parameters

/**
 * The contribution proposed by an address, if it is one of the options
 * (requirements/validation#jackpot-contribution). Only a proposal: any site can link here, and sign-in loses
 * the origin (requirements/routes#layouts), so the player confirms it (ADR 0144).
 */
export function proposedContribution(search: string, options: readonly string[]): string | undefined {
  const contribution = new URLSearchParams(search).get(CUSTOM_JACKPOT);
  return options.find((option) => option === contribution);
}

/** True if a query proposes a contribution, valid or not. */
export function hasCustomJackpot(search: string): boolean {
  return new URLSearchParams(search).has(CUSTOM_JACKPOT);
}

/** The same query without the parameter, which is removed after use. */
export function withoutCustomJackpot(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(CUSTOM_JACKPOT);
  const rest = parameters.toString();
  return rest === '' ? '' : `?${rest}`;
}

/**
 * The contribution that a brand with the toggle JackpotAutoOptIn proposes to a player who has never decided:
 * the smallest (requirements/states#jackpot-opt-in).
 */
export function brandProposal(
  isProposedByBrand: boolean,
  isUndecided: boolean,
  options: readonly string[],
): string | undefined {
  return isProposedByBrand && isUndecided ? options[0] : undefined;
}
