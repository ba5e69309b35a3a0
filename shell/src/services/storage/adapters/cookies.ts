import { ignoreError } from '@foyer/kernel';
import { bareHostName, clientCookieName } from '@foyer/links';

const ignoreBlocked = ignoreError('storage blocked');

/**
 * requirements/entities#client-storage, the cookie names of the shell. None of them contains a session
 * secret.
 */
export type CookieName =
  | 'productMode'
  | 'locale'
  | 'welcomeShownAt'
  | 'displayWantToDepositDialog'
  | 'realityCheck'
  | 'sessionInfo'
  | 'skipOptionalPhoneNumberVerification'
  | 'sportsCoupon'
  | 'gameInit'
  | 'userEmail'
  | 'aff'
  | 'internalTrackingId'
  | `ab_${string}`;

export interface CookieJar {
  read(name: CookieName): string | undefined;
  /** Without `days` the cookie ends with the browser session. */
  write(name: CookieName, value: string, days?: number): void;
  remove(name: CookieName): void;
}

export interface CookieDocument {
  cookie: string;
}

const SECONDS_A_DAY = 86_400;
const MAX_VALUE_LENGTH = 256;

/** requirements/entities#client-storage: '<name>__<host part>', path '/', same-site lax, secure, on the parent domain. Blocked cookies fall back to memory. */
export function createCookieJar(
  hostName: string,
  page: CookieDocument,
  domain: string | undefined = parentDomain(hostName),
): CookieJar {
  const memory = new Map<string, string>();
  const attributes = `; path=/; samesite=lax; secure${domain === undefined ? '' : `; domain=${domain}`}`;
  const full = (name: string): string => clientCookieName(name, hostName);

  function write(name: CookieName, value: string, maximumAge: string): void {
    try {
      page.cookie = `${full(name)}=${encodeURIComponent(value)}${attributes}${maximumAge}`;
    } catch (error) {
      ignoreBlocked(error); // memory replaces cookies for this page
    }
  }

  return {
    read(name) {
      const found = cookiesOf(page).find((pair) => pair.startsWith(`${full(name)}=`));
      return found === undefined ? memory.get(name) : decode(found.slice(full(name).length + 1));
    },
    write(name, value, days) {
      const bounded = value.slice(0, MAX_VALUE_LENGTH);
      memory.set(name, bounded);
      write(name, bounded, days === undefined ? '' : `; max-age=${days * SECONDS_A_DAY}`);
    },
    remove(name) {
      memory.delete(name);
      write(name, '', '; max-age=0');
    },
  };
}

function cookiesOf(page: CookieDocument): readonly string[] {
  try {
    return page.cookie.split('; ');
  } catch (error) {
    return ignoreBlocked(error) ?? []; // a sandboxed document throws
  }
}

/** The host name without its prefixes; undefined for addresses and single labels, which have no domain. */
export function parentDomain(hostName: string): string | undefined {
  const host = bareHostName(hostName);
  return host.includes('.') && !/^[\d.]+$/.test(host) ? host : undefined;
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch (error) {
    return ignoreError('malformed cookie')(error);
  }
}
