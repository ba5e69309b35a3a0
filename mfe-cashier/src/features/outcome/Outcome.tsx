import type { PaymentOutcome } from '@foyer/graphql/main';
import { useMoney, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { money } from '@foyer/money';
import { useServices } from '@foyer/platform';
import { Button, ButtonLink, Facts, Heading, Icon, Paragraph, type IconName } from '@foyer/ui';
import { useEffect, useRef } from 'react';
import { accountName } from '../../model/accountName.ts';
import type { Payment } from '../../model/payment.ts';
import { failureWords } from '../payment-words/paymentWords.messages.ts';
import * as css from './Outcome.css.ts';
import { texts, titles, words } from './outcome.messages.ts';

export interface OutcomeProps {
  readonly payment: Payment;
  /** In the dialog the player goes on where they were. */
  readonly place: 'page' | 'overlay';
  onAgain(): void;
  onDone?: (() => void) | undefined;
}

const LOOKS: Readonly<Record<PaymentOutcome, { readonly seal: keyof typeof css.seals; readonly icon: IconName }>> = {
  IN_PROGRESS: { seal: 'waiting', icon: 'clock' },
  PENDING: { seal: 'waiting', icon: 'clock' },
  SUCCEEDED: { seal: 'positive', icon: 'check' },
  REFUSED: { seal: 'negative', icon: 'close' },
  CANCELLED: { seal: 'neutral', icon: 'close' },
  REVERSED: { seal: 'negative', icon: 'warning' },
};

/** How a deposit stands, told honestly: what nobody knows is on its way, never failed. */
export function Outcome({ payment, place, onAgain, onDone }: OutcomeProps) {
  const text = useText();
  const write = useMoney();
  const { outcome, amount, currency, fee, failure, method, accountLabel, reference } = payment;
  const { seal, icon } = LOOKS[outcome];
  const heading = useRef<HTMLDivElement>(null);
  // what was pressed is gone: whoever reads by ear or by key goes on at the result
  useEffect(() => heading.current?.querySelector<HTMLElement>('[tabindex]')?.focus(), [outcome]);
  const facts = [
    { label: text(words.method), value: accountName(method, accountLabel) },
    ...(fee > 0 ? [{ label: text(words.fee), value: write(money(fee, currency)) }] : []),
    { label: text(words.reference), value: reference },
  ];
  return (
    <div className={css.outcome} role="status" ref={heading}>
      <span className={css.seals[seal]}><Icon name={icon} size="large" /></span>
      <Heading level={place === 'page' ? 2 : 3} size="title2" focusable>{text(titles[outcome])}</Heading>
      <span className={css.amount}>{write(money(amount, currency))}</span>
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
      {!isUnhappy && outcome !== 'PENDING' && again}
      {place === 'page' && <ButtonLink stretch tone="bare" href={hrefTo(locale, 'profile-deposit-history')}>{text(words.history)}</ButtonLink>}
    </div>
  );
}
