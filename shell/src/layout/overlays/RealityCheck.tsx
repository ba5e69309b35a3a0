import type { OverlayContents, OverlayOutcome } from '@foyer/contract';
import { clockTime, useDates, useText } from '@foyer/i18n';
import { useMarket } from '@foyer/platform';
import { Button, Disclosure, Facts, Money, Notice, Paragraph, Stack } from '@foyer/ui';
import { Dialog, DialogAction } from '@foyer/ui/dialog';
import type { ReactNode } from 'react';
import { messages } from './Overlay.messages.ts';
import * as css from './RealityCheck.css.ts';

export interface RealityCheckProps {
  readonly content: OverlayContents['reality-check'];
  onEnd(outcome: OverlayOutcome): void;
}

/**
 * Time and money so far, with two buttons of equal weight: Dismiss and OK
 * (requirements/screens#overlays-and-toasts), or, where it is not dismissible, a choice that Escape does not
 * make (requirements/regulation#reality-check). Any answer acknowledges it.
 */
export function RealityCheck({ content, onEnd }: RealityCheckProps) {
  const text = useText();
  const dates = useDates();
  const { onBreak } = content;
  const { dismissible } = useMarket().licence.realityCheck;
  const leave = (act: () => void): void => {
    onEnd('dismissed');
    act();
  };
  // Equal buttons on purpose: neither is the easier choice.
  const footer = (
    <>
      <DialogAction>
        <Button
          stretch
          tone="secondary"
          onPress={dismissible ? () => onEnd('dismissed') : () => leave(content.onLeave)}
        >
          {text(dismissible ? messages.dismiss : messages.checkLeave)}
        </Button>
      </DialogAction>
      <DialogAction>
        <Button stretch tone="secondary" onPress={() => onEnd('ok')}>
          {text(dismissible ? messages.ok : messages.checkGoOn)}
        </Button>
      </DialogAction>
    </>
  );
  return (
    <Dialog
      role="alertdialog"
      dismissable={dismissible}
      size="small"
      title={text(messages.check)}
      footer={footer}
      onClose={() => onEnd('dismissed')}
    >
      <Stack>
        <Paragraph>{text(messages.checkText, { time: clockTime(content.elapsedMs) })}</Paragraph>
        <dl className={css.figures}>
          <Figure label={text(messages.checkSince)}>{clockTime(content.sinceLastMs)}</Figure>
          <Figure label={text(messages.checkWagered)}>
            <Money amount={content.wagered} />
          </Figure>
          <Figure label={text(messages.checkWon)}>
            <Money amount={content.won} />
          </Figure>
          <Figure label={text(messages.checkNet)} isNet>
            <Money amount={content.net} tone="signed" />
          </Figure>
        </dl>
        {content.breakUntil !== undefined && (
          <Notice tone="info">
            {text(messages.checkBreakUntil, { time: dates.time(content.breakUntil) })}
          </Notice>
        )}
        <div className={css.links}>
          <Button size="small" tone="bare" icon="history" onPress={() => leave(content.onHistory)}>
            {text(messages.checkHistory)}
          </Button>
          <Button size="small" tone="bare" icon="limit" onPress={() => leave(content.onLimits)}>
            {text(messages.checkLimits)}
          </Button>
          {onBreak && (
            <Button size="small" tone="bare" icon="pause" onPress={() => leave(onBreak)}>
              {text(messages.checkBreak)}
            </Button>
          )}
        </div>
        {content.why && (
          <Disclosure title={content.why.title}>
            <Facts items={content.why.facts} />
          </Disclosure>
        )}
      </Stack>
    </Dialog>
  );
}

function Figure({
  label,
  isNet = false,
  children,
}: {
  readonly label: string;
  readonly isNet?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={isNet ? `${css.line} ${css.net}` : css.line}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
