const CUSTOM_JACKPOT = 'setCustomJackpot'; // requirements/routes#query-parameters

/**
 * The contribution an address proposes, when it is one of the options (requirements/validation#jackpot-contribution). Only proposes: the address may come from anybody, and where it came from is
 * forgotten by the sign-in it is carried through (requirements/routes#layouts), so the player is asked once before money is committed (ADR 0091).
 */
export function proposedContribution(search: string, options: readonly string[]): string | undefined {
  const contribution = new URLSearchParams(search).get(CUSTOM_JACKPOT);
  return options.find((option) => option === contribution);
}

/** The same query without the parameter: it is removed after use. */
export function withoutCustomJackpot(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(CUSTOM_JACKPOT);
  const rest = parameters.toString();
  return rest === '' ? '' : `?${rest}`;
}
