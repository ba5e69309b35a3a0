import { ignoreError } from '@foyer/kernel';
import type { OptInStatus } from '../opt-in/optIn.machine.ts';

/**
 * Messages of the provider (requirements/interfaces#jackpot-provider); the answer to an opt-in is separate.
 */
export type Incoming =
  | {
      readonly type: 'JackpotUpdate';
      readonly data: {
        readonly id: string;
        readonly pots: readonly { readonly id: string; readonly current_value: number }[];
      };
    }
  | { readonly type: 'WinEvent'; readonly data: WinEvent }
  | {
      readonly type: 'PlayerOptInResponse';
      readonly data: { readonly optin_status?: OptInStatus; readonly reasons: readonly string[] };
    };

export interface WinEvent {
  /** Sent to the winner only. */
  readonly player_id: string | null;
  readonly win_amount: number;
  readonly win_currency: string;
  readonly win_pot_id: 'mega' | 'major' | 'minor' | 'shared';
  readonly community_winners: number;
}

const TYPES: ReadonlySet<unknown> = new Set([
  'JackpotUpdate',
  'WinEvent',
  'PlayerOptInResponse',
] satisfies Incoming['type'][]);

/** Undefined for unknown messages: a newer provider may send more. */
export function parseIncoming(text: string): Incoming | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return isIncoming(message) ? message : undefined;
  } catch (error) {
    return ignoreError('malformed feed message')(error);
  }
}

/** Checks type and envelope; the fields of `data` are checked where they are used. */
function isIncoming(message: unknown): message is Incoming {
  if (typeof message !== 'object' || message === null) return false;
  const { type, data } = message as { readonly type?: unknown; readonly data?: unknown };
  return TYPES.has(type) && typeof data === 'object' && data !== null;
}
