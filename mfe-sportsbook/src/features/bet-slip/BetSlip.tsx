import { useText } from '@foyer/i18n';
import { lazyPart, useStore } from '@foyer/platform';
import { Button, Paragraph, Skeleton } from '@foyer/ui';
import { Dialog } from '@foyer/ui/dialog';
import { Suspense } from 'react';
import { MAX_SELECTIONS } from '../coupon/coupon.ts';
import { changedLines, combinedOf, slipOf, type Offer, type SlipLine } from './slip.ts';
import { useCouponStore } from '../coupon/useCoupon.ts';
import { useOdds } from '../odds/useOdds.ts';
import { usePlacement } from '../placement/createPlacement.ts';
import * as css from './BetSlip.css.ts';
import { messages } from './BetSlip.messages.ts';
import { SlipLineRow } from './SlipLineRow.tsx';

const PlacementForm = lazyPart(async () => (await import('../placement/PlacementForm.tsx')).PlacementForm);

/** The player's bet slip: selections, and the form that places a bet on them. */
export function BetSlip({ offer }: { readonly offer: Offer }) {
  const text = useText();
  const coupon = useCouponStore();
  const lines = slipOf(useStore(coupon), offer);
  const { status } = useStore(usePlacement());
  if (lines.length === 0 && status === 'editing')
    return (
      <Paragraph size="small" tone="muted">
        {text(messages.empty)}
      </Paragraph>
    );
  return (
    <div className={css.slip}>
      <ul className={css.lines}>
        {lines.map((line) => (
          <SlipLineRow
            key={line.key}
            line={line}
            onRemove={() => coupon.remove(line.key)}
            onAccept={(price) => coupon.accept(line.key, price)}
          />
        ))}
      </ul>
      {lines.length >= MAX_SELECTIONS && (
        <Paragraph size="small" tone="muted">
          {text(messages.full)}
        </Paragraph>
      )}
      <Combined lines={lines} />
      <Suspense fallback={<Skeleton height="12rem" />}>
        <PlacementForm lines={lines} />
      </Suspense>
      {status === 'editing' && (
        <Button tone="bare" size="small" onPress={() => coupon.clear()}>
          {text(messages.clear)}
        </Button>
      )}
    </div>
  );
}

function Combined({ lines }: { readonly lines: readonly SlipLine[] }) {
  const text = useText();
  const { write } = useOdds();
  const combined = combinedOf(lines);
  if (combined === undefined) return null;
  return (
    <p className={css.sum}>
      <span className={css.muted}>{text(messages.combined)}</span>
      <span className={css.price}>{write(combined)}</span>
    </p>
  );
}

interface SlipSheetProps {
  readonly offer: Offer;
  onClose(): void;
}

/** The slip as a bottom sheet. */
export function SlipSheet({ offer, onClose }: SlipSheetProps) {
  const text = useText();
  return (
    <Dialog title={text(messages.title)} size="small" onClose={onClose}>
      <BetSlip offer={offer} />
    </Dialog>
  );
}

/** The number of changed prices in the slip, in words; empty without a change. */
export function SlipNews({ offer }: { readonly offer: Offer }) {
  const text = useText();
  const count = changedLines(slipOf(useStore(useCouponStore()), offer));
  return text(messages.changed, { count });
}
