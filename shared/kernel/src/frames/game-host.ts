/**
 * Versioned message protocol between the page that hosts a game and the provider's frame.
 * Both sides verify origin, source window and nonce themselves; these parsers only validate messages.
 * @packageDocumentation
 */
import { fieldsOf, type Field } from './message-fields.ts';

/** Incremented when the meaning of a message changes; a frame with another version is rejected. */
export const GAME_PROTOCOL_VERSION = 1;
/** Time in ms after attaching the frame without `ready` until the retry card is shown. */
export const GAME_READY_WATCHDOG_MS = 10_000;
/** Time in ms after `busy` without `idle` until the host may interrupt the game. */
export const GAME_BUSY_WATCHDOG_MS = 90_000;

/**
 * Permissions of a game by licence, country of the player and brand. Enforced by the provider's server,
 * shown by the frame.
 */
export interface GameJurisdiction {
  readonly autoplay: boolean;
  readonly turbo: boolean;
  /** Minimum time between the starts of two rounds, in ms. */
  readonly minimumRoundMs: number;
  readonly maximumStakeMinor: number | null;
  /** True if sound and motion celebrate a return that is not above the stake. */
  readonly celebrateReturnUpToStake: boolean;
  readonly buyFeature: boolean;
  readonly showRtp: boolean;
  readonly showNetPosition: boolean;
  readonly showSessionClock: boolean;
  readonly fullscreen: boolean;
}

const FATAL_CODES = [
  'LAUNCH_EXPIRED',
  'SESSION_ENDED',
  'PLAYER_BLOCKED',
  'LIMIT_REACHED',
  'GAME_UNAVAILABLE',
  'OPERATOR_UNAVAILABLE',
  'PROTOCOL_UNSUPPORTED',
  'INTERNAL',
] as const;
/** Reason why the frame cannot continue. */
export type GameFatalCode = (typeof FATAL_CODES)[number];

const PAUSE_REASONS = ['overlay', 'reality-check', 'operator'] as const;
export type GamePauseReason = (typeof PAUSE_REASONS)[number];

interface Envelope {
  readonly v: typeof GAME_PROTOCOL_VERSION;
  /** Nonce of this launch; messages of an earlier frame are ignored. */
  readonly nonce: string;
}

type Plain<Type extends string> = Envelope & { readonly type: Type };

/** Messages from the frame to the page. */
export type GameMessage =
  | Plain<'hello'>
  | Plain<'ready'>
  | (Plain<'busy'> & { readonly roundId: string })
  | Plain<'idle'>
  | (Plain<'balance'> & { readonly minor: number; readonly ccy: string })
  | (Plain<'roundResult'> & {
      readonly roundId: string;
      readonly stake: number;
      readonly return: number;
      readonly ccy: string;
    })
  | Plain<'openCashier'>
  | Plain<'openHelp'>
  | Plain<'openHistory'>
  | Plain<'openRules'>
  | Plain<'exit'>
  | (Plain<'fatal'> & { readonly code: GameFatalCode });

/** Messages from the page to the frame. */
export type HostMessage =
  | (Plain<'init'> & {
      readonly locale: string;
      readonly jurisdictionFlags: GameJurisdiction;
      /** Net position of the session so far, minor units; negative is a loss. */
      readonly initialNet: number;
      /** Milliseconds since the epoch, server time. */
      readonly sessionStart: number;
      /**
       * Server time of this message, ms since the epoch; clocks use the offset instead of the device's
       * clock.
       */
      readonly serverTime: number;
      readonly muted: boolean;
    })
  | (Plain<'pause'> & { readonly reason: GamePauseReason })
  | Plain<'resume'>
  | Plain<'refreshBalance'>
  | (Plain<'setMuted'> & { readonly muted: boolean })
  | (Plain<'setNetPosition'> & { readonly minor: number })
  /** The frame completes the current round and starts no other. */
  | (Plain<'stop'> & { readonly afterRound: true });

/** Parses a message of the frame into its known fields; undefined for invalid input. Never throws. */
export function parseGameMessage(input: unknown): GameMessage | undefined {
  const field = fieldsOf(input);
  const envelope = field && envelopeOf(field);
  if (!field || !envelope) return undefined;
  const type = field('type');
  switch (type) {
    case 'hello':
    case 'ready':
    case 'idle':
    case 'openCashier':
    case 'openHelp':
    case 'openHistory':
    case 'openRules':
    case 'exit':
      return { ...envelope, type };
    case 'busy': {
      const roundId = field('roundId');
      return isIdentifier(roundId) ? { ...envelope, type, roundId } : undefined;
    }
    case 'balance': {
      const minor = field('minor');
      const ccy = field('ccy');
      return isMinor(minor) && minor >= 0 && isCurrency(ccy) ? { ...envelope, type, minor, ccy } : undefined;
    }
    case 'roundResult':
      return roundResult(envelope, field);
    case 'fatal': {
      const code = FATAL_CODES.find((known) => known === field('code'));
      return code ? { ...envelope, type, code } : undefined;
    }
    default:
      return undefined;
  }
}

/** Parses a message of the host into its known fields; undefined for invalid input. Never throws. */
export function parseHostMessage(input: unknown): HostMessage | undefined {
  const field = fieldsOf(input);
  const envelope = field && envelopeOf(field);
  if (!field || !envelope) return undefined;
  const type = field('type');
  switch (type) {
    case 'resume':
    case 'refreshBalance':
      return { ...envelope, type };
    case 'init':
      return initMessage(envelope, field);
    case 'pause': {
      const reason = PAUSE_REASONS.find((known) => known === field('reason'));
      return reason ? { ...envelope, type, reason } : undefined;
    }
    case 'setMuted': {
      const muted = field('muted');
      return typeof muted === 'boolean' ? { ...envelope, type, muted } : undefined;
    }
    case 'setNetPosition': {
      const minor = field('minor');
      return isMinor(minor) ? { ...envelope, type, minor } : undefined;
    }
    case 'stop':
      return field('afterRound') === true ? { ...envelope, type, afterRound: true } : undefined;
    default:
      return undefined;
  }
}

/** Parses the permissions of a launch or of `init`; undefined when one is missing or out of range. */
export function parseGameJurisdiction(input: unknown): GameJurisdiction | undefined {
  const field = fieldsOf(input);
  if (!field) return undefined;
  const minimumRoundMs = field('minimumRoundMs');
  const maximumStakeMinor = field('maximumStakeMinor');
  if (!isMinor(minimumRoundMs) || minimumRoundMs < 0 || minimumRoundMs > 60_000) return undefined;
  if (maximumStakeMinor !== null && (!isMinor(maximumStakeMinor) || maximumStakeMinor <= 0)) return undefined;
  const flag = (name: string): boolean => field(name) === true;
  if (!JURISDICTION_SWITCHES.every((name) => typeof field(name) === 'boolean')) return undefined;
  return {
    autoplay: flag('autoplay'),
    turbo: flag('turbo'),
    minimumRoundMs,
    maximumStakeMinor,
    celebrateReturnUpToStake: flag('celebrateReturnUpToStake'),
    buyFeature: flag('buyFeature'),
    showRtp: flag('showRtp'),
    showNetPosition: flag('showNetPosition'),
    showSessionClock: flag('showSessionClock'),
    fullscreen: flag('fullscreen'),
  };
}

const JURISDICTION_SWITCHES = [
  'autoplay',
  'turbo',
  'celebrateReturnUpToStake',
  'buyFeature',
  'showRtp',
  'showNetPosition',
  'showSessionClock',
  'fullscreen',
] as const;

function envelopeOf(field: Field): Envelope | undefined {
  const nonce = field('nonce');
  return field('v') === GAME_PROTOCOL_VERSION && isIdentifier(nonce)
    ? { v: GAME_PROTOCOL_VERSION, nonce }
    : undefined;
}

function roundResult(envelope: Envelope, field: Field): GameMessage | undefined {
  const roundId = field('roundId');
  const stake = field('stake');
  const returned = field('return');
  const ccy = field('ccy');
  if (
    !isIdentifier(roundId) ||
    !isMinor(stake) ||
    stake < 0 ||
    !isMinor(returned) ||
    returned < 0 ||
    !isCurrency(ccy)
  )
    return undefined;
  return { ...envelope, type: 'roundResult', roundId, stake, return: returned, ccy };
}

function initMessage(envelope: Envelope, field: Field): HostMessage | undefined {
  const locale = field('locale');
  const jurisdictionFlags = parseGameJurisdiction(field('jurisdictionFlags'));
  const initialNet = field('initialNet');
  const sessionStart = field('sessionStart');
  const serverTime = field('serverTime');
  const muted = field('muted');
  if (typeof locale !== 'string' || !/^[a-z]{2}(?:[_-][A-Z]{2})?$/.test(locale) || !jurisdictionFlags)
    return undefined;
  if (!isMinor(initialNet) || !isMinor(sessionStart) || !isMinor(serverTime) || typeof muted !== 'boolean')
    return undefined;
  return {
    ...envelope,
    type: 'init',
    locale,
    jurisdictionFlags,
    initialNet,
    sessionStart,
    serverTime,
    muted,
  };
}

function isIdentifier(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value);
}

function isMinor(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isCurrency(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value);
}
