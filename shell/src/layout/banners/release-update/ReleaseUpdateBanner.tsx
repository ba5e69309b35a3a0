import { useState } from 'react';
import { useText, type Message } from '@foyer/i18n';
import { appOf, routeOf } from '@foyer/links';
import { useServices, useStore } from '@foyer/platform';
import { Button, Row, VisuallyHidden } from '@foyer/ui';
import { useOutlet } from '../../../remotes/outlet/outletContext.ts';
import type { Updates } from '../../../releases/updateGate.ts';
import * as css from './ReleaseUpdateBanner.css.ts';
import { messages } from './ReleaseUpdateBanner.messages.ts';

export interface LiveNewsProps {
  readonly updates: Updates;
}

/**
 * Announces operator changes of the current page to assistive technology, and offers updates to all players
 * where the page asks for confirmation.
 */
export function LiveNews({ updates }: LiveNewsProps) {
  const text = useText();
  const news = useNews();
  const isAsking = useStore(updates);
  const said = isAsking ? messages.ready : news;
  return (
    <>
      <div role="status">
        <VisuallyHidden>{said && text(said)}</VisuallyHidden>
      </div>
      {isAsking && (
        <section className={css.prompt} aria-label={text(messages.ready)}>
          <p className={css.words}>{text(messages.ready)}</p>
          <Row gap="small">
            <Button size="small" onPress={() => updates.update()}>
              {text(messages.update)}
            </Button>
            <Button size="small" tone="quiet" onPress={() => updates.later()}>
              {text(messages.later)}
            </Button>
          </Row>
        </section>
      )}
    </>
  );
}

interface Seen {
  readonly pathname: string;
  readonly isClosed: boolean;
  readonly news: Message | undefined;
}

/** The current page closed or reopened; cleared by navigation. */
function useNews(): Message | undefined {
  const { navigation } = useServices();
  const { remotes } = useOutlet();
  const { match, pathname, off } = useStore(navigation);
  useStore(remotes.releases);
  const isClosed =
    match !== undefined && off.has(match.id) && !remotes.releases.standingOf(appOf(routeOf(match.id).owner));
  const [seen, setSeen] = useState<Seen>({ pathname, isClosed, news: undefined });
  if (seen.pathname !== pathname) setSeen({ pathname, isClosed, news: undefined });
  else if (seen.isClosed !== isClosed)
    setSeen({ pathname, isClosed, news: isClosed ? messages.closed : messages.reopened });
  return seen.news;
}
