import { useMoney, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { money } from '@foyer/money';
import { useServices } from '@foyer/platform';
import { Button, ButtonLink, Facts, Heading, Paragraph, Row } from '@foyer/ui';
import { tellingOf, type Payment, type Telling } from '../../model/payment.ts';
import { useArrival } from '../arrival/useArrival.ts';
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
  /** In the dialog the player goes on where they were. */
  readonly place: 'page' | 'overlay';
  onAgain(): void;
  onDone?: (() => void) | undefined;
}

const LOOKS: Readonly<Record<Telling, SealProps>> = {
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

/** How a deposit stands, told honestly: what nobody knows is on its way, never failed. */
export function Outcome({ payment, place, onAgain, onDone }: OutcomeProps) {
  const text = useText();
  const write = useMoney();
  const nameOf = useMethodName();
  const refundWords = useRefundWords()(payment);
  const { amount, currency, fee, failure, method, accountLabel, reference } = payment;
  const telling = tellingOf(payment);
  const arrival = useArrival<HTMLDivElement>(telling);
  const line = telling === 'GOING_BACK' || telling === 'SENT_BACK' ? undefined : telling === 'REFUSED' && failure ? failureWords[failure] : texts[telling];
  const told = refundWords ?? (line ? [text(line)] : []);
  const facts = [
    { label: text(words.method), value: nameOf(method, accountLabel) },
    ...(fee > 0 ? [{ label: text(words.fee), value: write(money(fee, currency)) }] : []),
    { label: text(words.reference), value: reference },
  ];
  return (
    <div className={css.outcome} role="status" ref={arrival}>
      <Seal {...LOOKS[telling]} />
      <Heading level={place === 'page' ? 2 : 3} size="title2" focusable>{text(titles[telling])}</Heading>
      <Sum amount={write(money(amount, currency))} />
      {told.map((sentence) => <Paragraph key={sentence} align="center" tone="muted">{sentence}</Paragraph>)}
      <div className={css.facts}><Facts items={facts} /></div>
      <Ways telling={telling} block={payment.refund?.block ?? null} place={place} onAgain={onAgain} onDone={onDone} />
    </div>
  );
}

interface WaysProps extends Omit<OutcomeProps, 'payment'> {
  readonly telling: Telling;
  /** Why it was not credited, where that is why. */
  readonly block: NonNullable<Payment['refund']>['block'];
}

function Ways({ telling, block, place, onAgain, onDone }: WaysProps) {
  const text = useText();
  const { locale } = useServices();
  const waysOut = useWaysOut();
  const isUnhappy = telling === 'REFUSED' || telling === 'CANCELLED';
  // who may not deposit is not asked to, nor sent to the games
  const isWelcome = block === null || block === 'LIMIT_REACHED';
  const again = isWelcome && <Button stretch tone={isUnhappy ? 'primary' : 'quiet'} onPress={onAgain}>{text(isUnhappy ? words.retry : words.again)}</Button>;
  return (
    <div className={css.ways}>
      {block !== null && <Row gap="small" wrap justify="center"><WaysOut ways={waysOut(block, 'deposit')} hasPrimary /></Row>}
      {isUnhappy && again}
      {!isUnhappy && place === 'overlay' && onDone && <Button stretch onPress={onDone}>{text(words.done)}</Button>}
      {!isUnhappy && isWelcome && place === 'page' && <ButtonLink stretch href={hrefTo(locale, 'lobby')}>{text(words.play)}</ButtonLink>}
      {!isUnhappy && again}
      {place === 'page' && <ButtonLink stretch tone="bare" href={hrefTo(locale, 'profile-deposit-history')}>{text(words.history)}</ButtonLink>}
    </div>
  );
}
