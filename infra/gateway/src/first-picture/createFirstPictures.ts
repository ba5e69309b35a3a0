import { FIRST_QUERY_VARIABLES } from '@foyer/kernel/release-set';
import type { Clock, Log } from '@foyer/runtime';
import type { EarlyQuery } from '../html/earlyQuery.ts';
import type { Upstream } from '../proxy/upstreams.ts';
import { firstPictureOf, type FirstPicture } from './firstPicture.ts';

/** The opening picture of a page, without waiting: a page is never delayed for it. */
export interface FirstPictures {
  /** The known picture; refreshed from the api in the background when outdated or missing. */
  of(early: EarlyQuery, page: PageOfPicture): FirstPicture | undefined;
}

export interface PageOfPicture {
  readonly brand: string;
  readonly locale: string;
  /** ISO 3166, upper case. */
  readonly country: string;
}

export interface FirstPicturesOptions {
  readonly api: Upstream;
  readonly log: Log;
  readonly clock: Clock;
  readonly origins: readonly string[];
  readonly fetch?: typeof fetch;
}

interface Known {
  picture: FirstPicture | undefined;
  requestedAt: number;
}

/**
 * Content changes a few times a day; until the next refresh visitors see the previous picture until the
 * scripts load.
 */
const FRESH_MS = 30_000;
const DEADLINE_MS = 5_000;
/** Brands × locales × countries. */
const MAX_KNOWN = 500;
/** Pages with parameters are too many to cache; they open with their title. */
const MARKET: ReadonlySet<string> = new Set(FIRST_QUERY_VARIABLES);

export function createFirstPictures({
  api,
  log,
  clock,
  origins,
  fetch: send = fetch,
}: FirstPicturesOptions): FirstPictures {
  const known = new Map<string, Known>();

  async function request(
    { query, variables }: EarlyQuery,
    { brand, locale, country }: PageOfPicture,
  ): Promise<FirstPicture | undefined> {
    const response = await send(`http://${api.host}:${api.port}/graphql`, {
      method: 'POST',
      headers: {
        accept: 'application/graphql-response+json, application/json',
        'content-type': 'application/json',
        brand,
        locale,
        'x-country': country,
      },
      body: JSON.stringify({ operationName: query.operationName, variables, documentId: query.documentId }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    return firstPictureOf(await response.json(), origins);
  }

  return {
    of(early, page) {
      const { brand } = page;
      if (!early.query.variables.every((name) => MARKET.has(name))) return undefined;
      const key = JSON.stringify([brand, early.query.documentId, early.variables]);
      const now = clock();
      const found = known.get(key) ?? { picture: undefined, requestedAt: -Infinity };
      if (now - found.requestedAt < FRESH_MS) return found.picture;
      if (known.size >= MAX_KNOWN) known.clear();
      known.set(key, found);
      found.requestedAt = now;
      request(early, page).then(
        (picture) => (found.picture = picture),
        (error: unknown) => log.warn('first picture request failed', { brand, error }),
      );
      return found.picture;
    },
  };
}
