import type { JackpotState } from '@foyer/contract';
import type { RefObject } from 'react';
import type { CompleteSettings } from '../../pages/jackpot/completeSettings.ts';

export interface OptInCardProps {
  readonly settings: CompleteSettings;
  readonly state: JackpotState | undefined;
  readonly currency: string;
}

export interface OptInPlayerProps extends OptInCardProps {
  /** Scrolled to after a proposal that the player accepts. */
  readonly section: RefObject<HTMLElement | null>;
}
