import type { Services } from '@foyer/contract';
import { homeHref, safeRedirect, withQuery, type Locale, type ProductMode } from '@foyer/links';
import { carryJackpotProposal } from '../navigation/jackpotProposal.ts';
import type { Journey } from './adapters/identityProvider.ts';

const CARRIED = ['amount', 'currency', 'paymentMethod', 'setCustomJackpot', 'autoSubmit'] as const; // requirements/routes#layouts
const MAX_VALUE_LENGTH = 100; // requirements/validation#inputs

/** Only internal paths and the parameters of requirements/routes#layouts are carried through a sign-in. */
export function startJourney({ redir, carry = {}, flow }: Journey): Journey {
  return {
    redir: redir === undefined ? undefined : safeRedirect(redir),
    carry: carriedOf(carry),
    ...(flow && { flow }),
  };
}

/**
 * The destination of the login handler: 'redir' or home, with the carried parameters. Validated again,
 * because the state was in the browser's storage.
 */
export function destination(locale: Locale, { redir, carry = {} }: Journey, mode: ProductMode): string {
  const requested = redir === undefined ? undefined : safeRedirect(redir);
  const parameters = carriedOf(carry);
  carryJackpotProposal(parameters, requested);
  return withQuery(requested ?? homeHref(locale, mode), parameters);
}

function carriedOf(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    CARRIED.flatMap((name) =>
      typeof values[name] === 'string' ? [[name, values[name].slice(0, MAX_VALUE_LENGTH)]] : [],
    ),
  );
}

const NAVIGATE_AFTER_MS = 1; // requirements/routes#layouts

/** Opens the page that the player requested before the sign-in; replaces the handler in the history. */
export function continueJourney(
  { locale, navigation }: Pick<Services, 'locale' | 'navigation'>,
  journey: Journey,
): void {
  const href = destination(locale, journey, navigation.current().productMode);
  setTimeout(() => void navigation.go(href, { replace: true }), NAVIGATE_AFTER_MS);
}
