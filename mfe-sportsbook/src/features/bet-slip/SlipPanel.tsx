import { useText } from '@foyer/i18n';
import { lazyPart, useStore } from '@foyer/platform';
import { Button, Heading, Paragraph, Skeleton, VisuallyHidden } from '@foyer/ui';
import { Suspense, useId, useState } from 'react';
import { useCouponStore } from '../coupon/useCoupon.ts';
import { messages } from './BetSlip.messages.ts';
import type { Offer } from './slip.ts';
import * as css from './SlipPanel.css.ts';

const BetSlip = lazyPart(async () => (await import('./BetSlip.tsx')).BetSlip);
const SlipSheet = lazyPart(async () => (await import('./BetSlip.tsx')).SlipSheet);
const SlipNews = lazyPart(async () => (await import('./BetSlip.tsx')).SlipNews);

/** Id of the slip beside the matches. */
export const SLIP = 'bet-slip';

/** The slip beside the matches. */
export function SlipPanel({ offer }: { readonly offer: Offer }) {
  const text = useText();
  const id = useId();
  return (
    <aside id={SLIP} tabIndex={-1} className={css.panel} aria-labelledby={id}>
      <Heading id={id} level={2} size="title3">
        {text(messages.title)}
      </Heading>
      <SlipContent offer={offer} />
    </aside>
  );
}

/** The code of the slip is loaded with the first selection. */
function SlipContent({ offer }: { readonly offer: Offer }) {
  const text = useText();
  const coupon = useCouponStore();
  useStore(coupon);
  return coupon.wasUsed() ? (
    <Suspense fallback={<Skeleton height="12rem" />}>
      <BetSlip offer={offer} />
    </Suspense>
  ) : (
    <Paragraph size="small" tone="muted">
      {text(messages.empty)}
    </Paragraph>
  );
}

/** The slip as a bottom sheet, for narrow pages. */
export function SlipBar({ offer }: { readonly offer: Offer }) {
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
        <Suspense fallback={null}>
          <SlipSheet offer={offer} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/**
 * Announces changes of prices in the slip; other prices are not announced. It is rendered before it has content,
 * because live regions announce only changes.
 */
export function SlipAnnouncements({ offer }: { readonly offer: Offer }) {
  const coupon = useCouponStore();
  useStore(coupon);
  return (
    <div role="status">
      <VisuallyHidden>
        {coupon.wasUsed() && (
          <Suspense fallback={null}>
            <SlipNews offer={offer} />
          </Suspense>
        )}
      </VisuallyHidden>
    </div>
  );
}
