import { matchRoute } from '@foyer/links';

/** The contribution that a sign-in link proposed for later; kept until the jackpot page of this visit opens. */
let kept: string | undefined;

/**
 * A sign-in with its own destination opens that page: its jackpot proposal waits for the jackpot page
 * (requirements/routes#layouts). Returns the parameters that the destination carries.
 */
export function keepJackpotProposal(
  carried: Readonly<Record<string, string>>,
  redir: string | undefined,
): Readonly<Record<string, string>> {
  const { setCustomJackpot, ...rest } = carried;
  const route = redir === undefined ? undefined : matchRoute(redir.split(/[?#]/, 1)[0] ?? '')?.id;
  if (setCustomJackpot === undefined || route === undefined || route === 'jackpot') return carried;
  kept = setCustomJackpot;
  return rest;
}

/** The kept contribution; it is returned once. */
export function takeJackpotProposal(): string | undefined {
  const taken = kept;
  kept = undefined;
  return taken;
}
