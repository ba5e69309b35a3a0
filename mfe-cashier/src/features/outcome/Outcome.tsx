import type { PaymentOutcome } from '@foyer/graphql/main';
import { useMoney, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { money } from '@foyer/money';
import { useServices } from '@foyer/platform';
import { Button, ButtonLink, Facts, Heading, Paragraph } from '@foyer/ui';
import type { Payment } from '../../model/payment.ts';
import { useArrival } from '../arrival/useArrival.ts';
import { failureWords } from '../payment-words/paymentWords.messages.ts';
import { useMethodName } from '../payment-words/useMethodName.ts';
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

const LOOKS: Readonly<Record<PaymentOutcome, SealProps>> = {
  IN_PROGRESS: { tone: 'waiting', icon: 'clock' },
  PENDING: { tone: 'waiting', icon: 'clock' },
  SUCCEEDED: { tone: 'positive', icon: 'check' },
  REFUSED: { tone: 'negative', icon: 'close' },
  CANCELLED: { tone: 'neutral', icon: 'close' },
  REVERSED: { tone: 'negative', icon: 'warning' },
};

/** How a deposit stands, told honestly: what nobody knows is on its way, never failed. */
export function Outcome({ payment, place, onAgain, onDone }: OutcomeProps) {
  const text = useText();
  const write = useMoney();
  const nameOf = useMethodName();
  const { outcome, amount, currency, fee, failure, method, accountLabel, reference } = payment;
  const arrival = useArrival<HTMLDivElement>(outcome);
  const facts = [
    { label: text(words.method), value: nameOf(method, accountLabel) },
    ...(fee > 0 ? [{ label: text(words.fee), value: write(money(fee, currency)) }] : []),
    { label: text(words.reference), value: reference },
  ];
  return (
    <div className={css.outcome} role="status" ref={arrival}>
      <Seal {...LOOKS[outcome]} />
      <Heading level={place === 'page' ? 2 : 3} size="title2" focusable>{text(titles[outcome])}</Heading>
      <Sum amount={write(money(amount, currency))} />
      <Paragraph align="center" tone="muted">{text(outcome === 'REFUSED' && failure ? failureWords[failure] : texts[outcome])}</Paragraph>
      <div className={css.facts}><Facts items={facts} /></div>
      <Ways outcome={outcome} place={place} onAgain={onAgain} onDone={onDone} />
    </div>
  );
}

function Ways({ outcome, place, onAgain, onDone }: Omit<OutcomeProps, 'payment'> & { readonly outcome: PaymentOutcome }) {
  const text = useText();
  const { locale } = useServices();
  const isUnhappy = outcome === 'REFUSED' || outcome === 'CANCELLED';
  const again = <Button stretch tone={isUnhappy ? 'primary' : 'quiet'} onPress={onAgain}>{text(isUnhappy ? words.retry : words.again)}</Button>;
  return (
    <div className={css.ways}>
      {isUnhappy && again}
      {!isUnhappy && place === 'overlay' && onDone && <Button stretch onPress={onDone}>{text(words.done)}</Button>}
      {!isUnhappy && place === 'page' && <ButtonLink stretch href={hrefTo(locale, 'lobby')}>{text(words.play)}</ButtonLink>}
      {!isUnhappy && again}
      {place === 'page' && <ButtonLink stretch tone="bare" href={hrefTo(locale, 'profile-deposit-history')}>{text(words.history)}</ButtonLink>}
    </div>
  );
}
