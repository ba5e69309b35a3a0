import type { Message } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { useEffect, useState } from 'react';
import { after } from '../../features/opt-in/adapters/after.ts';
import { messages as potMessages } from '../../pages/jackpot/parts/pot-board/pots.messages.ts';
import { messages } from './JackpotWidget.messages.ts';

export const POT_TITLE_ROTATION_MS = 3_000; // requirements/constants#jackpot

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
const TITLES: readonly [Message, Message] = [messages.missingOut, messages.optInNow];

/**
 * The title of the total pot. It alternates between two calls to opt in while the player is opted out, only where
 * the licence and the operator allow pressure texts, and not with reduced motion.
 */
export function usePotTitle(isOptedOut: boolean, isPaused: boolean): Message {
  const { market } = useServices();
  const [turn, setTurn] = useState<0 | 1>(0);
  const isDynamic =
    isOptedOut && market.licence.promotion.urgencyTexts && !matchMedia(REDUCED_MOTION).matches;

  useEffect(() => {
    if (!isDynamic || isPaused) return undefined;
    return after(POT_TITLE_ROTATION_MS, () => setTurn(turn === 0 ? 1 : 0));
  }, [isDynamic, isPaused, turn]);

  return isDynamic ? TITLES[turn] : potMessages.total;
}
