import { hrefTo, withQuery, type Locale } from '@foyer/links';

const PLAY_PARAMETER = 'play';

/** What the address asks of a game's page. `ready` comes from a sign-in: nothing for real money starts by a link alone. */
export type PlayIntent = 'none' | 'demo' | 'ready';

const ASKABLE = ['demo', 'ready'] as const satisfies readonly PlayIntent[];

export function playIntent(search: string): PlayIntent {
  const asked = new URLSearchParams(search).get(PLAY_PARAMETER);
  return ASKABLE.find((intent) => intent === asked) ?? 'none';
}

/** The page of a game, with what the player wanted there. */
export function gameHref(locale: Locale, slug: string, intent: PlayIntent = 'none'): string {
  return withQuery(hrefTo(locale, 'game', { slug }), {
    [PLAY_PARAMETER]: intent === 'none' ? undefined : intent,
  });
}
