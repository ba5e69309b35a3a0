import { useText } from '@foyer/i18n';
import { Badge } from '@foyer/ui';
import type { PlacedBetFragment } from '../placement/Placement.generated.ts';
import { betOutcome } from './betOutcome.ts';
import { messages } from './MyBets.messages.ts';

const TONES = {
  OPEN: 'neutral',
  WON: 'positive',
  LOST: 'neutral',
  VOID: 'neutral',
  CASHED_OUT: 'positive',
} as const;

/** The outcome of a bet in a word. */
export function OutcomeBadge({ bet }: { readonly bet: PlacedBetFragment }) {
  const text = useText();
  const outcome = betOutcome(bet);
  return (
    <Badge tone={TONES[outcome]}>{text(outcome === 'VOID' ? messages.returned : messages[outcome])}</Badge>
  );
}
