import { useMoney, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { useBetDates } from '../useBetDates.ts';
import { lazyPart } from '@foyer/platform';
import { Button, Disclosure, Row, Skeleton } from '@foyer/ui';
import { Suspense, useState } from 'react';
import { FocusKeeper } from '../../../components/focus-keeper/FocusKeeper.tsx';
import type { PlacedBetFragment } from '../../placement/Placement.generated.ts';
import { AutoCashOut } from './AutoCashOut.tsx';
import * as css from './CashOut.css.ts';
import { messages } from './CashOut.messages.ts';
import { Confirmation } from './Confirmation.tsx';
import { useCashOut } from './useCashOut.ts';
import type { CashOutOffer } from './useCashOuts.ts';

const PartForm = lazyPart(async () => (await import('./PartForm.tsx')).PartForm);
const ValueHistory = lazyPart(async () => (await import('./ValueHistory.tsx')).ValueHistory);

interface CashOutProps {
  readonly bet: PlacedBetFragment;
  readonly offer: CashOutOffer | undefined;
}

/** Cash-outs of a bet: the offer for all or a part of it, the automatic cash-out, and the course of its value. */
export function CashOut({ bet, offer }: CashOutProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <FocusKeeper gap="small">
      <PastCashOuts bet={bet} />
      {bet.status === 'OPEN' && offer && (
        <>
          <Offer bet={bet} offer={offer} />
          <AutoCashOut bet={bet} offer={offer} />
        </>
      )}
      {(offer ?? bet.cashOuts.length > 0) && (
        <Disclosure title={text(messages.history)} onToggle={setOpen}>
          {isOpen && (
            <Suspense fallback={<Skeleton shape="block" height="9rem" />}>
              <ValueHistory bet={bet} />
            </Suspense>
          )}
        </Disclosure>
      )}
    </FocusKeeper>
  );
}

function Offer({ bet, offer }: { readonly bet: PlacedBetFragment; readonly offer: CashOutOffer }) {
  const text = useText();
  const write = useMoney();
  const [form, setForm] = useState<{ readonly kind: 'whole'; readonly amount: number } | { kind: 'part' }>();
  const { isSending, note, send } = useCashOut(bet, () => setForm(undefined));
  const amount = (minor: number): string => write(money(minor, bet.currency));
  const close = (): void => setForm(undefined);
  return (
    <FocusKeeper gap="small">
      {form?.kind === 'whole' ? (
        <Confirmation
          amount={amount(form.amount)}
          possible={amount(bet.possibleReturns - bet.cashedOut)}
          isSending={isSending}
          onConfirm={() => void send({ amount: form.amount })}
          onKeep={close}
        />
      ) : form?.kind === 'part' && offer.amount !== null && offer.maximumPart !== null ? (
        <Suspense fallback={<Skeleton shape="block" height="12rem" />}>
          <PartForm
            bet={bet}
            offer={offer.amount}
            stakePerLine={offer.stakePerLine}
            minimum={offer.minimumPart ?? 1}
            maximum={offer.maximumPart}
            isSending={isSending}
            onSend={(choice) => void send(choice)}
            onClose={close}
          />
        </Suspense>
      ) : offer.amount !== null ? (
        <Row gap="small" wrap>
          <Button tone="secondary" onPress={() => setForm({ kind: 'whole', amount: offer.amount ?? 0 })}>
            {text(messages.offer, { amount: amount(offer.amount) })}
          </Button>
          {offer.maximumPart !== null && (
            <Button tone="quiet" onPress={() => setForm({ kind: 'part' })}>
              {text(messages.part)}
            </Button>
          )}
        </Row>
      ) : (
        // the note about the last request may be the same sentence
        offer.unavailable &&
        messages[offer.unavailable] !== (note && messages[note.reason]) && (
          <p className={css.muted}>{text(messages[offer.unavailable])}</p>
        )
      )}
      {form && bet.bonusStake > 0 && <p className={css.muted}>{text(messages.bonus)}</p>}
      <p className={css.note} role="status">
        {note && text(messages[note.reason], { amount: amount(note.amount) })}
      </p>
    </FocusKeeper>
  );
}

function PastCashOuts({ bet }: { readonly bet: PlacedBetFragment }) {
  const text = useText();
  const write = useMoney();
  const { dateTime } = useBetDates();
  if (bet.cashOuts.length === 0) return null;
  return (
    <ul className={css.past} aria-label={text(messages.past)}>
      {bet.cashOuts.map(({ at, amount, stakePerLine, isAutomatic }) => (
        <li key={`${at}-${amount}`}>
          {text(isAutomatic ? messages.pastAutomatic : messages.pastPaid, {
            amount: write(money(amount, bet.currency)),
            stake: write(money(stakePerLine * bet.lines, bet.currency)),
            at: dateTime(Date.parse(at)),
          })}
        </li>
      ))}
    </ul>
  );
}
