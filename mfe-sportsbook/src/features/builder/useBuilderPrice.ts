import { ignoreError } from '@foyer/kernel';
import { writeParts } from '@foyer/kernel/bet-builder';
import type { MarketSelection } from '@foyer/kernel/markets';
import { parseBuilderMessage, type BuilderMessage } from '@foyer/kernel/sports-builder';
import { useEffect, useState } from 'react';
import type { SelectionStatus } from '../bet-slip/slip.ts';
import type { Selection } from '../coupon/coupon.ts';
import { readBuilder } from '../sports-feed/adapters/feedReads.ts';

/** States of a match per question for the price. */
const STATES_PER_QUESTION = 2;

/** `loading`: no answer for these parts yet; `failed`: the last question was not answered. */
export type BuilderAnswer = 'loading' | 'failed' | BuilderMessage;

/** The current price of the parts, asked for again when the match has changed. */
export function useBuilderPrice(
  event: string,
  parts: readonly MarketSelection[],
  sequence: number,
): BuilderAnswer {
  const [answer, setAnswer] = useState<{
    readonly text: string;
    readonly message: BuilderMessage | undefined;
  }>();
  const text = writeParts(parts);
  const step = Math.floor(sequence / STATES_PER_QUESTION);
  // synchronises with the sports feed
  useEffect(() => {
    if (text === '') return undefined;
    let isCurrent = true;
    readBuilder(event, text)
      .catch(ignoreError('shown as a missing price'))
      .then((data) => {
        if (isCurrent) setAnswer({ text, message: parseBuilderMessage(data) });
      }, ignoreError('shown as a missing price'));
    return () => {
      isCurrent = false;
    };
  }, [event, text, step]);
  if (answer?.text !== text) return 'loading';
  return answer.message ?? 'failed';
}

/** A bet builder of the slip compared with its current price. */
export function builderStatus({ price }: Selection, answer: BuilderAnswer): SelectionStatus {
  if (answer === 'loading') return 'same';
  if (answer === 'failed') return 'unknown';
  if (answer.status === 'suspended') return 'suspended';
  if (answer.status !== 'open' || answer.price === null) return 'unavailable';
  if (answer.price === price) return 'same';
  return answer.price > price ? 'better' : 'worse';
}
