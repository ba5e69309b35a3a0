import { useText } from '@foyer/i18n';
import { lazyPart, useServices, useStore } from '@foyer/platform';
import { Button, Paragraph, Skeleton } from '@foyer/ui';
import { Dialog } from '@foyer/ui/dialog';
import { Suspense, useEffect } from 'react';
import { isFieldKind } from '@foyer/kernel/field';
import { FocusKeeper } from '../../components/focus-keeper/FocusKeeper.tsx';
import { useSlipContests, type SlipContests } from '../contests/useContests.ts';
import { MAX_SELECTIONS, type Coupon } from '../coupon/coupon.ts';
import { changedLines, combinedOf, slipOf, type Offer, type SlipLine } from './slip.ts';
import { useCouponStore } from '../coupon/useCoupon.ts';
import { useOdds } from '../odds/useOdds.ts';
import { bankerObstacle, bankersOf, type BankerObstacle } from '../placement/betTypes.ts';
import { useOrderStore } from '../placement/createOrderStore.ts';
import { usePlacement } from '../placement/createPlacement.ts';
import * as css from './BetSlip.css.ts';
import { messages } from './BetSlip.messages.ts';
import { SlipLineRow } from './SlipLineRow.tsx';

const ShareSlip = lazyPart(async () => (await import('./share/ShareSlip.tsx')).ShareSlip);
const PlacementForm = lazyPart(async () => (await import('../placement/PlacementForm.tsx')).PlacementForm);

/** The player's bet slip: selections, and the form that places a bet on them. */
export function BetSlip({ offer }: { readonly offer: Offer }) {
  const text = useText();
  const coupon = useCouponStore();
  const order = useOrderStore();
  const selections = useStore(coupon);
  const contests = useContestsOf(selections);
  const lines = slipOf(selections, { ...offer, contests });
  const choices = useStore(order);
  const bankers = bankersOf(lines, choices.bankers);
  const obstacles = new Set<BankerObstacle>();
  const { status } = useStore(usePlacement());
  if (lines.length === 0 && status === 'editing')
    return (
      <FocusKeeper gap="large">
        <Paragraph size="small" tone="muted">
          {text(messages.empty)}
        </Paragraph>
      </FocusKeeper>
    );
  return (
    <FocusKeeper gap="large">
      <ul className={css.lines}>
        {lines.map((line, index) => {
          const obstacle = bankerObstacle(selections, bankers, index);
          if (obstacle) obstacles.add(obstacle);
          return (
            <SlipLineRow
              key={line.key}
              line={line}
              isBanker={bankers.includes(index)}
              onRemove={() => coupon.remove(line.key)}
              onAccept={(price) => coupon.accept(line.key, price)}
              onBanker={
                obstacle || line.status === 'unavailable' ? undefined : () => order.toggleBanker(line.key)
              }
              isEachWay={choices.eachWay.includes(line.key)}
              onEachWay={
                line.eachWay || choices.eachWay.includes(line.key)
                  ? () => order.toggleEachWay(line.key)
                  : undefined
              }
            />
          );
        })}
      </ul>
      {status === 'editing' && lines.length > 1 && (
        <BankerHelp count={bankers.length} obstacles={[...obstacles]} />
      )}
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
        <>
          <Suspense fallback={null}>
            <ShareSlip coupon={selections} />
          </Suspense>
          <Button tone="bare" size="small" onPress={() => coupon.clear()}>
            {text(messages.clear)}
          </Button>
        </>
      )}
    </FocusKeeper>
  );
}

/** The races and outrights that the slip has selections of. */
function useContestsOf(coupon: Coupon): SlipContests {
  return useSlipContests(coupon.flatMap(({ event, kind }) => (isFieldKind(kind) ? event : [])));
}

interface BankerHelpProps {
  readonly count: number;
  readonly obstacles: readonly BankerObstacle[];
}

/** Explains bankers, or the reason why a selection cannot be one. */
function BankerHelp({ count, obstacles }: BankerHelpProps) {
  const text = useText();
  return (
    <div className={css.muted}>
      {count > 0 && <p>{text(messages.bankerRule, { count })}</p>}
      {obstacles.map((obstacle) => (
        <p key={obstacle}>{text(messages[obstacle])}</p>
      ))}
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

/** The number of changed prices in the slip, in words; empty without a change. A selection that does not fit is a toast. */
export function SlipNews({ offer }: { readonly offer: Offer }) {
  const text = useText();
  const { toasts } = useServices();
  const coupon = useCouponStore();
  const selections = useStore(coupon);
  // synchronises with the slip
  useEffect(() => {
    let known = coupon.current();
    return coupon.subscribe(() => {
      if (coupon.current() === known) toasts.show('info', text(messages.full));
      known = coupon.current();
    });
  }, [coupon, toasts, text]);
  const contests = useContestsOf(selections);
  const count = changedLines(slipOf(selections, { ...offer, contests }));
  return text(messages.changed, { count });
}
