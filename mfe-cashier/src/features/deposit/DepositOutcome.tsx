import { useMoney, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { money } from '@foyer/money';
import { useContactSupport, useHomeHref, useServices } from '@foyer/platform';
import { Button, ButtonLink, Facts, Heading, Paragraph, Row } from '@foyer/ui';
import { bankAmountOf, displayStatusOf, type Payment, type DisplayStatus } from '../payment/payment.ts';
import { useFocusOnChange } from '../../components/focus/useFocusOnChange.ts';
import { actions } from '../block-notice/BlockNotice.messages.ts';
import { useBlockActions, BlockActions } from '../block-notice/BlockActions.tsx';
import { failureTexts } from '../payment/payment.messages.ts';
import { useMethodName } from '../payment/useMethodName.ts';
import { useRefundText } from '../payment/useRefundText.ts';
import { StatusIcon, type StatusIconProps } from '../../components/status-icon/StatusIcon.tsx';
import { LargeAmount } from '../../components/large-amount/LargeAmount.tsx';
import * as css from './DepositOutcome.css.ts';
import { texts, titles, labels } from '../payment/outcome.messages.ts';

export interface DepositOutcomeProps {
  readonly payment: Payment;
  /** In the dialog the player closes it instead of following a link. */
  readonly container: 'page' | 'overlay';
  onAgain(): void;
  onDone?: (() => void) | undefined;
}

const LOOKS: Readonly<Record<DisplayStatus, StatusIconProps>> = {
  IN_PROGRESS: { tone: 'waiting', icon: 'clock' },
  PENDING: { tone: 'waiting', icon: 'clock' },
  SUCCEEDED: { tone: 'positive', icon: 'check' },
  REFUSED: { tone: 'negative', icon: 'close' },
  CANCELLED: { tone: 'neutral', icon: 'close' },
  REVERSED: { tone: 'negative', icon: 'warning' },
  CANCEL_REQUESTED: { tone: 'waiting', icon: 'clock' },
  REFUNDING: { tone: 'waiting', icon: 'clock' },
  REFUNDED: { tone: 'neutral', icon: 'check' },
};

/** The outcome of a deposit. An unknown outcome is shown as being processed, never as failed. */
export function DepositOutcome({ payment, container, onAgain, onDone }: DepositOutcomeProps) {
  const text = useText();
  const write = useMoney();
  const nameOf = useMethodName();
  const refundTexts = useRefundText()(payment);
  const { amount, currency, fee, failure, method, accountLabel, reference } = payment;
  const displayStatus = displayStatusOf(payment);
  const arrival = useFocusOnChange<HTMLDivElement>(displayStatus);
  const refusalTexts = displayStatus === 'REFUSED' && failure ? [text(failureTexts[failure])] : [];
  const sentences =
    refundTexts ??
    (displayStatus === 'REFUNDING' || displayStatus === 'REFUNDED'
      ? []
      : [...refusalTexts, text(texts[displayStatus])]);
  const isCharged = fee > 0 && displayStatus !== 'REFUSED' && displayStatus !== 'CANCELLED';
  const facts = [
    { label: text(labels.method), value: nameOf(method, accountLabel) },
    ...(isCharged
      ? [
          { label: text(labels.fee), value: write(money(fee, currency)) },
          { label: text(labels.total), value: write(money(bankAmountOf(payment), currency)) },
        ]
      : []),
    { label: text(labels.reference), value: reference },
  ];
  return (
    <div className={css.outcome} role="status" ref={arrival}>
      <StatusIcon {...LOOKS[displayStatus]} />
      <Heading level={container === 'page' ? 2 : 3} size="title2" focusable>
        {text(titles[displayStatus])}
      </Heading>
      <LargeAmount amount={write(money(amount, currency))} />
      {sentences.map((sentence) => (
        <Paragraph key={sentence} align="center" tone="muted">
          {sentence}
        </Paragraph>
      ))}
      <div className={css.facts}>
        <Facts items={facts} />
      </div>
      <OutcomeActions
        displayStatus={displayStatus}
        block={payment.refund?.block ?? null}
        suggestsSupport={
          displayStatus === 'REVERSED' || (displayStatus === 'REFUSED' && failure === 'REFUSED_BY_OPERATOR')
        }
        container={container}
        onAgain={onAgain}
        onDone={onDone}
      />
    </div>
  );
}

interface OutcomeActionsProps extends Omit<DepositOutcomeProps, 'payment'> {
  readonly displayStatus: DisplayStatus;
  /** The block that prevented the credit, if there was one. */
  readonly block: NonNullable<Payment['refund']>['block'];
  /** True if the text asks the player to contact support. */
  readonly suggestsSupport: boolean;
}

/** Outcomes that ask the player to wait offer no further deposit. */
const STILL_OPEN: ReadonlySet<DisplayStatus> = new Set(['IN_PROGRESS', 'PENDING', 'CANCEL_REQUESTED']);

function OutcomeActions({
  displayStatus,
  block,
  suggestsSupport,
  container,
  onAgain,
  onDone,
}: OutcomeActionsProps) {
  const text = useText();
  const { locale } = useServices();
  const home = useHomeHref();
  const support = useContactSupport();
  const blockActionsOf = useBlockActions();
  const isUnsuccessful = displayStatus === 'REFUSED' || displayStatus === 'CANCELLED';
  // a player who may not deposit is not offered a deposit or the games
  const mayDeposit = block === null || block === 'LIMIT_REACHED';
  // exactly one of them is the primary action
  const isFirst = block === null && !suggestsSupport;
  const again = mayDeposit && !STILL_OPEN.has(displayStatus) && (
    <Button stretch tone={isUnsuccessful && isFirst ? 'primary' : 'quiet'} onPress={onAgain}>
      {text(isUnsuccessful ? labels.retry : labels.again)}
    </Button>
  );
  return (
    <div className={css.actions}>
      {block !== null && (
        <Row gap="small" wrap justify="center">
          <BlockActions blockActions={blockActionsOf(block, 'deposit')} hasPrimary />
        </Row>
      )}
      {suggestsSupport && (
        <ButtonLink stretch {...support}>
          {text(actions.support)}
        </ButtonLink>
      )}
      {isUnsuccessful && again}
      {!isUnsuccessful && container === 'overlay' && onDone && (
        <Button stretch tone={isFirst ? 'primary' : 'quiet'} onPress={onDone}>
          {text(labels.done)}
        </Button>
      )}
      {!isUnsuccessful && mayDeposit && container === 'page' && (
        <ButtonLink stretch tone={isFirst ? 'primary' : 'quiet'} href={home}>
          {text(labels.play)}
        </ButtonLink>
      )}
      {!isUnsuccessful && again}
      {container === 'page' && (
        <ButtonLink stretch tone="bare" href={hrefTo(locale, 'profile-deposit-history')}>
          {text(labels.history)}
        </ButtonLink>
      )}
    </div>
  );
}
