import type { GameFatalCode } from '@foyer/kernel/game-host';

/** Refusals that end the frame, with the code for the host. */
const FATAL: Readonly<Record<string, GameFatalCode>> = {
  LAUNCH_EXPIRED: 'LAUNCH_EXPIRED',
  SESSION_ENDED: 'SESSION_ENDED',
  PLAYER_BLOCKED: 'PLAYER_BLOCKED',
  PLAYER_UNKNOWN: 'PLAYER_BLOCKED',
  LIMIT_REACHED: 'LIMIT_REACHED',
  GAME_BLOCKED: 'GAME_UNAVAILABLE',
  CURRENCY_MISMATCH: 'GAME_UNAVAILABLE',
  OPERATOR_UNAVAILABLE: 'OPERATOR_UNAVAILABLE',
  INTERNAL: 'INTERNAL',
};

export function fatalOf(code: string): GameFatalCode | undefined {
  return Object.hasOwn(FATAL, code) ? FATAL[code] : undefined;
}

/** Text keys of recoverable refusals. */
const NOTICES: Readonly<Record<string, string>> = {
  INSUFFICIENT_FUNDS: 'refusalFunds',
  STAKE_TOO_HIGH: 'refusalStake',
  BONUS_MAX_STAKE: 'refusalBonusStake',
  STAKE_NOT_OFFERED: 'refusalStake',
  BET_INVALID: 'refusalStake',
  ROUND_OPEN: 'refusalOpen',
  BET_UNCONFIRMED: 'refusalUnconfirmed',
  ROLLED_BACK: 'refusalUnconfirmed',
  ROUND_CLOSED: 'refusalUnconfirmed',
  TRANSACTION_CONFLICT: 'refusalUnconfirmed',
  NO_ANSWER: 'refusalNoAnswer',
  FREE_SPINS_LEFT: 'refusalFreeSpins',
  FREE_SPINS_UNAVAILABLE: 'freeSpinsEnded',
};

export function noticeKeyOf(code: string): string {
  return Object.hasOwn(NOTICES, code) ? (NOTICES[code] ?? 'refusalOther') : 'refusalOther';
}
