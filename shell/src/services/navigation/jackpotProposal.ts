import { matchRoute } from '@foyer/links';

/** The contribution in the address of a sign-in's own destination. */
let carried: string | undefined;
/** The contribution that waits until the jackpot page of this visit opens. */
let kept: string | undefined;

/**
 * A sign-in with its own destination opens that page: its jackpot proposal waits for the jackpot page
 * (requirements/routes#layouts, ADR 0234).
 */
export function carryJackpotProposal(
  { setCustomJackpot }: Readonly<Record<string, string>>,
  redir: string | undefined,
): void {
  const route = redir === undefined ? undefined : matchRoute(redir.split(/[?#]/, 1)[0] ?? '')?.id;
  carried = route === undefined || route === 'jackpot' ? undefined : setCustomJackpot;
}

/** Keeps the contribution of an address for the jackpot page if it was kept through a sign-in. */
export function keepCarriedProposal(contribution: string): boolean {
  if (contribution !== carried) return false;
  [kept, carried] = [carried, undefined];
  return true;
}

/** The kept contribution; it is returned once. */
export function takeJackpotProposal(): string | undefined {
  const taken = kept;
  kept = undefined;
  return taken;
}
