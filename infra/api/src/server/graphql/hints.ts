import { MAX_RECENTLY_PLAYED } from '@foyer/market/constants';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Preferences that the page sends with each request (requirements/interfaces#main-api). They come from the
 * device: they order what the visitor may see and decide nothing else.
 */
export interface ClientHints {
  /** Slugs of the game lists that the visitor prefers, most preferred first. */
  readonly ranks: readonly string[];
  /** Product that the visitor is using. */
  readonly productMode: 'CASINO' | 'SPORTS' | undefined;
  /** Ids of the games that the visitor played last, latest first. */
  readonly recentlyPlayed: readonly string[];
}

const MAX_RANKS = 5;
/** Longer headers are ignored: the page does not send them. */
const MAX_HEADER_LENGTH = 1_024;
const NAME = /^[A-Za-z0-9_-]{1,64}$/;
const CONTEXT =
  /^mode=(CASINO|SPORTS)(?:;device=(?:mobile|tablet|desktop);os=(?:iOS|Android|Windows Phone|other))?$/;

/** Malformed and surplus values are ignored: hints are optional. */
export function hintsOf(headers: IncomingHttpHeaders): ClientHints {
  const mode = CONTEXT.exec(textOf(headers['x-context']))?.[1];
  return {
    ranks: namesOf(headers['x-ranks'], MAX_RANKS),
    productMode: mode === 'CASINO' || mode === 'SPORTS' ? mode : undefined,
    recentlyPlayed: namesOf(headers['x-recently-played-games'], MAX_RECENTLY_PLAYED),
  };
}

function namesOf(header: string | string[] | undefined, maximum: number): readonly string[] {
  const names = textOf(header)
    .split(',')
    .filter((name) => NAME.test(name));
  return [...new Set(names)].slice(0, maximum);
}

function textOf(header: string | string[] | undefined): string {
  const text = (Array.isArray(header) ? header[0] : header) ?? '';
  return text.length <= MAX_HEADER_LENGTH ? text : '';
}
