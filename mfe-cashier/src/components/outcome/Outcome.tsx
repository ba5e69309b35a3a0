import { useMoney, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { money } from '@foyer/money';
import { useMarket, useServices } from '@foyer/platform';
import { Button, ButtonLink, Facts, Heading, Paragraph, Row } from '@foyer/ui';
import {
  bankAmountOf,
  displayStatusOf,
  type Payment,
  type DisplayStatus,
} from '../../features/payment/payment.ts';
import { useArrival } from '../arrival/useArrival.ts';
import { actions } from '../blocks/blocks.messages.ts';
import { useWaysOut, WaysOut } from '../blocks/WaysOut.tsx';
import { failureWords } from '../payment-words/paymentWords.messages.ts';
import { useMethodName } from '../payment-words/useMethodName.ts';
import { useRefundWords } from '../payment-words/useRefundWords.ts';
import { Seal, type SealProps } from '../seal/Seal.tsx';
import { Sum } from '../sum/Sum.tsx';
import * as css from './Outcome.css.ts';
import { texts, titles, words } from './outcome.messages.ts';

export interface OutcomeProps {
  readonly payment: Payment;
  /** In the dialog the player returns to the page below. */
  readonly place: 'page' | 'overlay';
  onAgain(): void;
  onDone?: (() => void) | undefined;
}

const LOOKS: Readonly<Record<DisplayStatus, SealProps>> = {
  IN_PROGRESS: { tone: 'waiting', icon: 'clock' },
  PENDING: { tone: 'waiting', icon: 'clock' },
  SUCCEEDED: { tone: 'positive', icon: 'check' },
  REFUSED: { tone: 'negative', icon: 'close' },
  CANCELLED: { tone: 'neutral', icon: 'close' },
  REVERSED: { tone: 'negative', icon: 'warning' },
  CANCEL_ASKED: { tone: 'waiting', icon: 'clock' },
  GOING_BACK: { tone: 'waiting', icon: 'clock' },
  SENT_BACK: { tone: 'neutral', icon: 'check' },
};

/** The outcome of a deposit. An unknown outcome is shown as being processed, never as failed. */
export function Outcome({ payment, place, onAgain, onDone }: OutcomeProps) {
  const text = useText();
  const write = useMoney();
  const nameOf = useMethodName();
  const refundWords = useRefundWords()(payment);
  const { amount, currency, fee, failure, method, accountLabel, reference } = payment;
  const displayStatus = displayStatusOf(payment);
  const arrival = useArrival<HTMLDivElement>(displayStatus);
  const because = displayStatus === 'REFUSED' && failure ? [text(failureWords[failure])] : [];
  const told =
    refundWords ??
    (displayStatus === 'GOING_BACK' || displayStatus === 'SENT_BACK'
      ? []
      : [...because, text(texts[displayStatus])]);
  const isCharged = fee > 0 && displayStatus !== 'REFUSED' && displayStatus !== 'CANCELLED';
  const facts = [
    { label: text(words.method), value: nameOf(method, accountLabel) },
    ...(isCharged
      ? [
          { label: text(words.fee), value: write(money(fee, currency)) },
          { label: text(words.total), value: write(money(bankAmountOf(payment), currency)) },
        ]
      : []),
    { label: text(words.reference), value: reference },
  ];
  return (
    <div className={css.outcome} role="status" ref={arrival}>
      <Seal {...LOOKS[displayStatus]} />
      <Heading level={place === 'page' ? 2 : 3} size="title2" focusable>
        {text(titles[displayStatus])}
      </Heading>
      <Sum amount={write(money(amount, currency))} />
      {told.map((sentence) => (
        <Paragraph key={sentence} align="center" tone="muted">
          {sentence}
        </Paragraph>
      ))}
      <div className={css.facts}>
        <Facts items={facts} />
      </div>
      <Ways
        displayStatus={displayStatus}
        block={payment.refund?.block ?? null}
        isForUs={
          displayStatus === 'REVERSED' || (displayStatus === 'REFUSED' && failure === 'REFUSED_BY_OPERATOR')
        }
        place={place}
        onAgain={onAgain}
        onDone={onDone}
      />
    </div>
  );
}

interface WaysProps extends Omit<OutcomeProps, 'payment'> {
  readonly displayStatus: DisplayStatus;
  /** The block that prevented the credit, if there was one. */
  readonly block: NonNullable<Payment['refund']>['block'];
  /** The text asks the player to contact support. */
  readonly isForUs: boolean;
}

/** Outcomes that ask the player to wait offer no further deposit. */
const STILL_OPEN: ReadonlySet<DisplayStatus> = new Set(['IN_PROGRESS', 'PENDING', 'CANCEL_ASKED']);

function Ways({ displayStatus, block, isForUs, place, onAgain, onDone }: WaysProps) {
  const text = useText();
  const { locale } = useServices();
  const { supportEmail } = useMarket().brand;
  const waysOut = useWaysOut();
  const isUnhappy = displayStatus === 'REFUSED' || displayStatus === 'CANCELLED';
  // a player who may not deposit is not offered a deposit or the games
  const isWelcome = block === null || block === 'LIMIT_REACHED';
  // exactly one of them is the primary action
  const isFirst = block === null && !isForUs;
  const again = isWelcome && !STILL_OPEN.has(displayStatus) && (
    <Button stretch tone={isUnhappy && isFirst ? 'primary' : 'quiet'} onPress={onAgain}>
      {text(isUnhappy ? words.retry : words.again)}
    </Button>
  );
  return (
    <div className={css.ways}>
      {block !== null && (
        <Row gap="small" wrap justify="center">
          <WaysOut ways={waysOut(block, 'deposit')} hasPrimary />
        </Row>
      )}
      {isForUs && (
        <ButtonLink stretch href={`mailto:${supportEmail}`}>
          {text(actions.support)}
        </ButtonLink>
      )}
      {isUnhappy && again}
      {!isUnhappy && place === 'overlay' && onDone && (
        <Button stretch tone={isFirst ? 'primary' : 'quiet'} onPress={onDone}>
          {text(words.done)}
        </Button>
      )}
      {!isUnhappy && isWelcome && place === 'page' && (
        <ButtonLink stretch tone={isFirst ? 'primary' : 'quiet'} href={hrefTo(locale, 'lobby')}>
          {text(words.play)}
        </ButtonLink>
      )}
      {!isUnhappy && again}
      {place === 'page' && (
        <ButtonLink stretch tone="bare" href={hrefTo(locale, 'profile-deposit-history')}>
          {text(words.history)}
        </ButtonLink>
      )}
    </div>
  );
}
