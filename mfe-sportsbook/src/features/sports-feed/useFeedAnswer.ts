import { useEffect, useState } from 'react';

export type FeedAnswer<Message> = 'loading' | 'failed' | Message;

/** A question to the feed with its answer. */
export interface FeedQuestion<Message> {
  /** @throws when the request fails. */
  read(): Promise<unknown>;
  /** Undefined for an invalid answer. */
  parse(answer: unknown): Message | undefined;
}

/** An answer of the feed, read once for each question object; `retry` reads it again. */
export function useFeedAnswer<Message>(question: FeedQuestion<Message>): {
  readonly state: FeedAnswer<Message>;
  retry(): void;
} {
  const [state, setState] = useState<FeedAnswer<Message>>('loading');
  const [attempt, setAttempt] = useState(0);
  // synchronises with the sports feed
  useEffect(() => {
    let isCurrent = true;
    const finish = (next: FeedAnswer<Message>): void => {
      if (isCurrent) setState(() => next);
    };
    question.read().then(
      (data) => finish(question.parse(data) ?? 'failed'),
      () => finish('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [question, attempt]);
  return {
    state,
    retry() {
      setState('loading');
      setAttempt(attempt + 1);
    },
  };
}
