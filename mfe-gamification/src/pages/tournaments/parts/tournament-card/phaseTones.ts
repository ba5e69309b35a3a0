import type { TournamentPhase } from '@foyer/kernel/tournaments';
import type { BadgeProps } from '@foyer/ui';

export const PHASE_TONES: Readonly<Record<TournamentPhase, NonNullable<BadgeProps['tone']>>> = {
  ANNOUNCED: 'neutral',
  REGISTRATION: 'info',
  RUNNING: 'positive',
  SETTLING: 'warning',
  FINAL: 'neutral',
  CANCELLED: 'negative',
};
