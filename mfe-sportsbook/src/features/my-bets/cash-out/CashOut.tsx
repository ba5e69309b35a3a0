import { useApolloClient } from '@apollo/client/react';
import { useMoney, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { useServices } from '@foyer/platform';
import { Button, Row } from '@foyer/ui';
import { useId, useRef, useState } from 'react';
import type { CashOutRefusal } from '@foyer/graphql/main';
import type { PlacedBetFragment } from '../../placement/Placement.generated.ts';
import { CashOutSportsBetDocument } from './CashOut.generated.ts';
import * as css from './CashOut.css.ts';
import { messages } from './CashOut.messages.ts';
import type { CashOutOffer } from './useCashOuts.ts';

interface CashOutProps {
  readonly bet: PlacedBetFragment;
  readonly offer: CashOutOffer | undefined;
}

/** The cash-out of an open bet: offer, confirmation, and the reason when there is no offer. */
export function CashOut({ bet, offer }: CashOutProps) {
  const text = useText();
  const write = useMoney();
  const [chosen, setChosen] = useState<number>();
  const { isSending, note, send } = useCashOut(bet, () => setChosen(undefined));
  if (bet.status !== 'OPEN' || !offer) return null;
  const amount = (minor: number): string => write(money(minor, bet.currency));
  return (
    <div className={css.part}>
      {chosen !== undefined ? (
        <Confirmation
          amount={amount(chosen)}
          possible={amount(bet.possibleReturns)}
          isSending={isSending}
          onConfirm={() => void send(chosen)}
          onKeep={() => setChosen(undefined)}
        />
      ) : offer.amount !== null ? (
        <Button tone="secondary" onPress={() => setChosen(offer.amount ?? undefined)}>
          {text(messages.offer, { amount: amount(offer.amount) })}
        </Button>
      ) : (
        offer.unavailable && <p className={css.muted}>{text(messages[offer.unavailable])}</p>
      )}
      <p className={css.muted} role="status">
        {note && text(messages[note.reason], { amount: amount(note.amount) })}
      </p>
    </div>
  );
}

interface ConfirmationProps {
  readonly amount: string;
  readonly possible: string;
  readonly isSending: boolean;
  onConfirm(): void;
  onKeep(): void;
}

function Confirmation({ amount, possible, isSending, onConfirm, onKeep }: ConfirmationProps) {
  const text = useText();
  const id = useId();
  return (
    <div className={css.part} role="group" aria-labelledby={id}>
      <p id={id} className={css.title}>
        {text(messages.title, { amount })}
      </p>
      <p className={css.muted}>{text(messages.text, { possible })}</p>
      <Row gap="small" wrap>
        <Button busy={isSending} onPress={onConfirm}>
          {text(messages.offer, { amount })}
        </Button>
        <Button tone="quiet" disabled={isSending} onPress={onKeep}>
          {text(messages.keep)}
        </Button>
      </Row>
    </div>
  );
}

interface Note {
  readonly reason: CashOutRefusal | 'failed';
  readonly amount: number;
}

/** Sends a cash-out. The key is kept until there is an answer, so that a repetition is the same cash-out. */
function useCashOut(bet: PlacedBetFragment, onAnswer: () => void) {
  const apollo = useApolloClient();
  const { telemetry } = useServices();
  const [isSending, setSending] = useState(false);
  const [note, setNote] = useState<Note>();
  const key = useRef<string>(undefined);
  async function send(amount: number): Promise<void> {
    key.current ??= crypto.randomUUID();
    setSending(true);
    setNote(undefined);
    try {
      const { data } = await apollo.mutate({
        mutation: CashOutSportsBetDocument,
        variables: { input: { betId: bet.id, amount, idempotencyKey: key.current } },
        context: { idempotencyKey: key.current },
      });
      const answer = data?.cashOutSportsBet;
      key.current = undefined;
      if (answer?.refusal) setNote({ reason: answer.refusal, amount: answer.amount ?? 0 });
      onAnswer();
    } catch (error) {
      telemetry.failed('cash-out-sports-bet', error);
      setNote({ reason: 'failed', amount });
    } finally {
      setSending(false);
    }
  }
  return { isSending, note, send };
}
