import { useState } from 'react';
import { useText, type Message } from '@foyer/i18n';
import { appOf, routeOfMatch } from '@foyer/links';
import { useServices, useStore } from '@foyer/platform';
import { Button, Row, VisuallyHidden } from '@foyer/ui';
import { useOutlet } from '../../../remotes/outlet/outletContext.ts';
import type { UpdateOffer } from '../../../releases/updateGate.ts';
import * as css from './ReleaseUpdateBanner.css.ts';
import { messages } from './ReleaseUpdateBanner.messages.ts';

export interface ReleaseUpdateBannerProps {
  readonly updateOffer: UpdateOffer;
}

/**
 * Announces operator changes of the current page to assistive technology, and offers updates to all players
 * where the page asks for confirmation.
 */
export function ReleaseUpdateBanner({ updateOffer }: ReleaseUpdateBannerProps) {
  const text = useText();
  const change = usePageAvailability();
  const isOffered = useStore(updateOffer);
  const announced = isOffered ? messages.ready : change;
  return (
    <>
      <div role="status">
        <VisuallyHidden>{announced && text(announced)}</VisuallyHidden>
      </div>
      {isOffered && (
        <section className={css.prompt} aria-label={text(messages.ready)}>
          <p className={css.text}>{text(messages.ready)}</p>
          <Row gap="small">
            <Button size="small" onPress={() => updateOffer.update()}>
              {text(messages.update)}
            </Button>
            <Button size="small" tone="quiet" onPress={() => updateOffer.later()}>
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
  readonly change: Message | undefined;
}

/** The current page closed or reopened; cleared by navigation. */
function usePageAvailability(): Message | undefined {
  const { navigation } = useServices();
  const { remotes } = useOutlet();
  const { match, pathname, off } = useStore(navigation);
  useStore(remotes.releases);
  const isClosed =
    match !== undefined &&
    (match.invited !== undefined || off.has(match.id)) &&
    !remotes.releases.shownReleaseOf(appOf(routeOfMatch(match).owner));
  const [seen, setSeen] = useState<Seen>({ pathname, isClosed, change: undefined });
  if (seen.pathname !== pathname) setSeen({ pathname, isClosed, change: undefined });
  else if (seen.isClosed !== isClosed)
    setSeen({ pathname, isClosed, change: isClosed ? messages.closed : messages.reopened });
  return seen.change;
}
