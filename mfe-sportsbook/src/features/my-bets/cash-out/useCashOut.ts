import { useApolloClient } from '@apollo/client/react';
import type { CashOutRefusal } from '@foyer/graphql/main';
import { useServices } from '@foyer/platform';
import { useRef, useState } from 'react';
import type { PlacedBetFragment } from '../../placement/Placement.generated.ts';
import { CashOutSportsBetDocument, SportsCashOutsDocument } from './CashOut.generated.ts';

export interface CashOutNote {
  readonly reason: CashOutRefusal | 'failed' | 'paid';
  /** Minor units. */
  readonly amount: number;
}

export interface CashOutChoice {
  /** The accepted offer, minor units. */
  readonly amount: number;
  /** Stake of each line to cash out; undefined for the whole bet. */
  readonly part?: number;
}

/** Sends a cash-out. The key is kept until there is an answer, so that a repetition is the same cash-out. */
export function useCashOut(bet: PlacedBetFragment, onAnswer: () => void) {
  const apollo = useApolloClient();
  const { telemetry } = useServices();
  const [isSending, setSending] = useState(false);
  const [note, setNote] = useState<CashOutNote>();
  const pending = useRef<{ readonly key: string; readonly choice: string }>(undefined);
  async function send({ amount, part }: CashOutChoice): Promise<void> {
    const choice = JSON.stringify([amount, part]);
    // without an answer, another amount is another cash-out
    if (pending.current?.choice !== choice) pending.current = { key: crypto.randomUUID(), choice };
    const { key } = pending.current;
    setSending(true);
    setNote(undefined);
    try {
      const { data } = await apollo.mutate({
        mutation: CashOutSportsBetDocument,
        variables: { input: { betId: bet.id, amount, stakePerLine: part ?? null, idempotencyKey: key } },
        context: { idempotencyKey: key },
        refetchQueries: [SportsCashOutsDocument],
      });
      const answer = data?.cashOutSportsBet;
      pending.current = undefined;
      if (answer?.refusal) setNote({ reason: answer.refusal, amount: answer.amount ?? 0 });
      else if (part !== undefined)
        setNote({ reason: 'paid', amount: answer?.bet?.cashOuts[0]?.amount ?? amount });
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
