import type { OverlayContents, OverlayOutcome } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { homeHref, hrefTo, matchRoute } from '@foyer/links';
import { Slot, useServices } from '@foyer/platform';
import { Button, ButtonLink, EmptyState, Skeleton, Stack } from '@foyer/ui';
import { Dialog, DialogAction } from '@foyer/ui/dialog';
import { useEffect, useState } from 'react';
import { explainGuard } from '../../services/quick-deposit/explainGuard.ts';
import { holdPage, releasePageAfterPaint } from '../../services/quick-deposit/pageHold.ts';
import { reopenLater } from '../../services/quick-deposit/reopenLater.ts';
import { messages } from './Overlay.messages.ts';
import { SlotLoading } from './SlotLoading.tsx';

export interface QuickDepositProps {
  readonly content: OverlayContents['quick-deposit'];
  onEnd(outcome: OverlayOutcome): void;
}

const CASHIER: ReadonlySet<string | undefined> = new Set(['deposit', 'withdraw']);

/**
 * The cashier's deposit in the shell's dialog. Has a Close button because Escape does not close it.
 * See requirements/screens#quick-deposit, requirements/screens#overlays-and-toasts.
 */
export function QuickDeposit({ content, onEnd }: QuickDepositProps) {
  const text = useText();
  const { guards, navigation, overlays, toasts, locale } = useServices();
  // decided once: the address changes while the home page opens
  const [way] = useState(() =>
    guards.current().length > 0 ? 'none' : CASHIER.has(navigation.current().match?.id) ? 'home' : 'here',
  );
  const [isCardStyle, setCardStyle] = useState(false);

  useEffect(() => {
    if (way === 'here') return releasePageAfterPaint();
    // requirements/states#guards-and-overlays: it does not open while a guard is registered
    if (way === 'none') explainGuard(toasts, text);
    if (way === 'none') return overlays.close();
    // requirements/screens#quick-deposit: the cashier page closes first; the page change closes this overlay
    const home = homeHref(locale, navigation.current().productMode);
    const clickedAt = performance.now();
    holdPage(matchRoute(home)?.id);
    void navigation.go(home).then(() => reopenLater(overlays, content, clickedAt));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- decided and done once
  }, [way]);

  if (way !== 'here') return null;
  return (
    <Dialog
      dismissable={false}
      anchored
      scrollsPage
      size="medium"
      backdrop={isCardStyle ? 'bare' : 'dim'}
      title={text(messages.deposit)}
      onClose={() => onEnd('closed')}
      footer={
        <DialogAction>
          <Button stretch tone="quiet" onPress={() => onEnd('closed')}>
            {text(messages.close)}
          </Button>
        </DialogAction>
      }
    >
      <Slot
        name="cashier.quick-deposit"
        props={{
          amount: content.amount,
          paymentMethod: content.paymentMethod,
          onDone: () => onEnd('ok'),
          onCardStyle: setCardStyle,
        }}
        loading={<DepositLoading />}
        fallback={
          <EmptyState
            icon="cashier"
            level={3}
            title={text(messages.depositText)}
            action={<ButtonLink href={hrefTo(locale, 'deposit')}>{text(messages.depositPage)}</ButtonLink>}
          />
        }
      />
    </Dialog>
  );
}

/** Same layout as the form of the cashier. */
function DepositLoading() {
  return (
    <SlotLoading>
      <Stack gap="large">
        <Skeleton shape="block" height="5.5rem" />
        <Skeleton shape="block" height="2.75rem" />
        <Stack gap="small">
          {[1, 2, 3].map((line) => (
            <Skeleton key={line} shape="block" height="4rem" />
          ))}
        </Stack>
        <Skeleton shape="block" height="3.25rem" />
      </Stack>
    </SlotLoading>
  );
}
