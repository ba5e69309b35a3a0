import type { FlagOverrides } from '../flags/flags.machine.ts';
import { parseOverrides } from '../flags/parseOverrides.ts';
import type { KeyValueStorage } from '../storage/adapters/safeStorage.ts';

const COUNTRY = /^[A-Z]{2}$/;
const CURRENCY = /^[A-Z]{3}$/;
const PATH = /^\/[a-z0-9][a-z0-9/-]{0,60}$/;

/** Settings of a developer for this browser. They change content only. Licence, limits and money are decided by the server. */
export interface TestOverrides {
  /** Content of another country (requirements/routes#query-parameters). */
  readonly country?: string | undefined;
  /** Currency that visitors see. */
  readonly currency?: string | undefined;
  /** Endpoint of the lobby API. */
  readonly lobbyPath?: string | undefined;
  readonly flags: FlagOverrides;
}

/** The valid ones among the overrides that are set; others are ignored. */
export function testOverrides(
  search: string,
  session: Pick<KeyValueStorage, 'getItem'>,
  localFlags: string | null,
): TestOverrides {
  const code = (text: string | null): string => text?.toUpperCase() ?? '';
  const country = [new URLSearchParams(search).get('setCustomVPN'), session.getItem('country')]
    .map(code)
    .find((candidate) => COUNTRY.test(candidate));
  const currency = code(session.getItem('currency'));
  const lobbyPath = session.getItem('lobbyEndpoint') ?? '';
  return {
    country,
    currency: CURRENCY.test(currency) ? currency : undefined,
    // a path of this origin, because the page's policy allows no other
    lobbyPath: PATH.test(lobbyPath) ? lobbyPath : undefined,
    flags: parseOverrides(localFlags, session.getItem('features')),
  };
}
