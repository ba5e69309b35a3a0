import { useApolloClient } from '@apollo/client/react';
import type { SportsDisputeReason, SportsDisputeRefusal } from '@foyer/graphql/main';
import { useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { useRef, useState } from 'react';
import { OpenSportsDisputeDocument, SportsBetDocument } from '../../SportsBet.generated.ts';
import { messages } from './Dispute.messages.ts';

/** Sends a dispute. The key is kept until there is an answer, so that a repetition is the same dispute. */
export function useOpenDispute(betId: string, onSent: () => void) {
  const apollo = useApolloClient();
  const text = useText();
  const { telemetry, toasts } = useServices();
  const [isSending, setSending] = useState(false);
  const [note, setNote] = useState<SportsDisputeRefusal | 'failed'>();
  const sent = useRef<{ readonly key: string; readonly content: string }>(undefined);

  async function send(reason: SportsDisputeReason, message: string): Promise<void> {
    const content = `${reason} ${message}`;
    // a changed text is another dispute
    if (sent.current?.content !== content) sent.current = { key: crypto.randomUUID(), content };
    const { key } = sent.current;
    setSending(true);
    setNote(undefined);
    try {
      const { data } = await apollo.mutate({
        mutation: OpenSportsDisputeDocument,
        variables: { input: { betId, reason, message, idempotencyKey: key } },
        context: { idempotencyKey: key },
        refetchQueries: [SportsBetDocument],
        awaitRefetchQueries: true,
      });
      const refusal = data?.openSportsDispute.refusal;
      if (refusal) return setNote(refusal);
      toasts.show('info', text(messages.sent));
      onSent();
    } catch (error) {
      telemetry.failed('open-sports-dispute', error);
      setNote('failed');
    } finally {
      setSending(false);
    }
  }
  return { isSending, note, send };
}
