import { hrefTo, withQuery, type Locale } from '@foyer/links';

const PLAY_PARAMETER = 'play';

/** Requested mode of a game page. `ready` comes from a sign-in: a link alone never starts real-money play. */
export type PlayIntent = 'none' | 'demo' | 'ready';

const REQUESTABLE = ['demo', 'ready'] as const satisfies readonly PlayIntent[];

export function playIntent(search: string): PlayIntent {
  const requested = new URLSearchParams(search).get(PLAY_PARAMETER);
  return REQUESTABLE.find((intent) => intent === requested) ?? 'none';
}

/** Address of a game page with the requested mode. */
export function gameHref(locale: Locale, slug: string, intent: PlayIntent = 'none'): string {
  return withQuery(hrefTo(locale, 'game', { slug }), {
    [PLAY_PARAMETER]: intent === 'none' ? undefined : intent,
  });
}
