import type { OverlayOutcome } from '@foyer/contract';
import { useText, type Message } from '@foyer/i18n';
import type { Money as Amount } from '@foyer/money';
import { useServices } from '@foyer/platform';
import { Button, Heading, Money, Paragraph } from '@foyer/ui';
import { Dialog, DialogAction } from '@foyer/ui/dialog';
import { emblemSvg, type EmblemTier } from '@foyer/theme/emblems';
import { messages } from './Overlay.messages.ts';
import * as css from './WinOverlay.css.ts';

export interface WinOverlayProps {
  readonly amount: Amount;
  readonly message: Message;
  readonly tier: EmblemTier;
  onEnd(outcome: OverlayOutcome): void;
}

/** A jackpot or raffle win: shown once; the payout does not depend on it. */
export function WinOverlay({ amount, message, tier, onEnd }: WinOverlayProps) {
  const text = useText();
  const { market } = useServices();
  return (
    <Dialog
      size="small"
      title={text(messages.win)}
      onClose={() => onEnd('closed')}
      footer={
        <DialogAction>
          <Button stretch onPress={() => onEnd('ok')}>
            {text(messages.winBack)}
          </Button>
        </DialogAction>
      }
    >
      <div className={css.win}>
        <img
          className={css.emblem}
          alt=""
          src={`data:image/svg+xml,${encodeURIComponent(emblemSvg(market.brand.id, tier))}`}
        />
        <Heading level={3} size="title2">
          {text(message)}
        </Heading>
        <Money amount={amount} size="display" />
        <Paragraph tone="muted">{text(messages.winCredit)}</Paragraph>
      </div>
    </Dialog>
  );
}
