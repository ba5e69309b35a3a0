import type { OverlayOutcome } from '@foyer/contract';
import { useMoney, useText, type Message } from '@foyer/i18n';
import { money, type Money as Amount } from '@foyer/money';
import { hrefTo } from '@foyer/links';
import { useIsAvailable, useServices } from '@foyer/platform';
import { Button, ButtonLink, Heading, Money, Paragraph, VisuallyHidden } from '@foyer/ui';
import { Dialog, DialogAction } from '@foyer/ui/dialog';
import { emblemSvg, type EmblemTier } from '@foyer/theme/emblems';
import { Celebration } from './Celebration.tsx';
import { messages } from './Overlay.messages.ts';
import { useCountUp } from './useCountUp.ts';
import * as css from './WinOverlay.css.ts';

export interface WinOverlayProps {
  readonly amount: Amount;
  /** Continues the sentence 'You scored an'. */
  readonly message: Message;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly tier: EmblemTier;
  /** True once the win is in the balance; the provider may announce a win before. */
  readonly isCredited: boolean | undefined;
  onEnd(outcome: OverlayOutcome): void;
}

/** A jackpot or raffle win: shown once; the payout does not depend on it (requirements/screens#jackpot). */
export function WinOverlay({ amount, message, values, tier, isCredited, onEnd }: WinOverlayProps) {
  const text = useText();
  const write = useMoney();
  const { market, locale } = useServices();
  const canWithdraw = useIsAvailable('withdraw');
  const shown = useCountUp(amount.minor);
  return (
    <Dialog
      size="small"
      title={text(messages.win)}
      onClose={() => onEnd('closed')}
      footer={
        <>
          {canWithdraw && (
            <DialogAction>
              <ButtonLink stretch tone="secondary" href={hrefTo(locale, 'withdraw')}>
                {text(messages.winWithdraw)}
              </ButtonLink>
            </DialogAction>
          )}
          <DialogAction>
            <Button stretch onPress={() => onEnd('ok')}>
              {text(messages.winBack)}
            </Button>
          </DialogAction>
        </>
      }
    >
      <div className={css.win}>
        <div className={css.picture}>
          <Celebration />
          <img
            className={css.emblem}
            alt=""
            src={`data:image/svg+xml,${encodeURIComponent(emblemSvg(market.brand.id, tier))}`}
          />
        </div>
        <Paragraph tone="muted">{text(messages.winScored)}</Paragraph>
        <Heading level={3} size="title2">
          {text(message, values)}
        </Heading>
        {/* screen readers read the final amount once instead of each step */}
        <VisuallyHidden>{write(amount)}</VisuallyHidden>
        <span aria-hidden="true" className={css.amount}>
          <Money amount={money(shown, amount.currency)} size="display" />
        </span>
        <Paragraph tone="muted">
          {text(isCredited === true ? messages.winCredited : messages.winCredit)}
        </Paragraph>
      </div>
    </Dialog>
  );
}
