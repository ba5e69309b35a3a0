import { useText } from '@foyer/i18n';
import { useStore } from '@foyer/platform';
import { Button, Heading } from '@foyer/ui';
import { Dialog } from '@foyer/ui/dialog';
import { useId, useState } from 'react';
import type { FeedState } from '../sports-feed/feed.machine.ts';
import { useCouponStore } from '../coupon/useCoupon.ts';
import { BetSlip } from './BetSlip.tsx';
import { messages } from './BetSlip.messages.ts';
import * as css from './SlipPanel.css.ts';

/** The slip beside the matches. */
export function SlipPanel({ feed }: { readonly feed: FeedState }) {
  const text = useText();
  const id = useId();
  return (
    <aside className={css.panel} aria-labelledby={id}>
      <Heading id={id} level={2} size="title3">
        {text(messages.title)}
      </Heading>
      <BetSlip feed={feed} />
    </aside>
  );
}

/** The slip as a bottom sheet, for narrow pages. */
export function SlipBar({ feed }: { readonly feed: FeedState }) {
  const text = useText();
  const count = useStore(useCouponStore()).length;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {count > 0 && (
        <div className={css.bar}>
          <Button
            stretch
            icon="ticket"
            onPress={() => setIsOpen(true)}
          >{`${text(messages.title)} · ${text(messages.count, { count })}`}</Button>
        </div>
      )}
      {isOpen && (
        <Dialog title={text(messages.title)} size="small" onClose={() => setIsOpen(false)}>
          <BetSlip feed={feed} />
        </Dialog>
      )}
    </>
  );
}
