const CUSTOM_JACKPOT = 'setCustomJackpot'; // spec §2.6

/**
 * The contribution an address proposes, when it is one of the options (spec §5). Only proposes: the address may come from anybody, and where it came from is
 * forgotten by the sign-in it is carried through (spec §2.3), so the player is asked once before money is committed (ADR 0091).
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
