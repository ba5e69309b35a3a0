import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  GAME_PROTOCOL_VERSION,
  parseGameMessage,
  parseHostMessage,
  type GameMessage,
  type HostMessage,
} from './game-host.ts';

const seed = Date.now() % 2 ** 31;
const envelope = { v: GAME_PROTOCOL_VERSION, nonce: 'n0-nce_1' } as const;
const flags = {
  autoplay: false,
  turbo: false,
  minimumRoundMs: 2500,
  maximumStakeMinor: 500,
  celebrateReturnUpToStake: false,
  buyFeature: false,
  showRtp: true,
  showNetPosition: true,
  showSessionClock: true,
  fullscreen: false,
} as const;

const fromGame: GameMessage[] = [
  { ...envelope, type: 'hello' },
  { ...envelope, type: 'ready' },
  { ...envelope, type: 'busy', roundId: 'r1' },
  { ...envelope, type: 'idle' },
  { ...envelope, type: 'balance', minor: 100_000, ccy: 'EUR' },
  { ...envelope, type: 'roundResult', roundId: 'r1', stake: 20, return: 0, ccy: 'JPY' },
  { ...envelope, type: 'openCashier' },
  { ...envelope, type: 'openHelp' },
  { ...envelope, type: 'openHistory' },
  { ...envelope, type: 'openRules' },
  { ...envelope, type: 'exit' },
  { ...envelope, type: 'fatal', code: 'SESSION_ENDED' },
];
const fromHost: HostMessage[] = [
  {
    ...envelope,
    type: 'init',
    locale: 'et_EE',
    jurisdictionFlags: flags,
    initialNet: -250,
    sessionStart: 1,
    serverTime: 2,
    muted: true,
  },
  { ...envelope, type: 'pause', reason: 'reality-check' },
  { ...envelope, type: 'resume' },
  { ...envelope, type: 'refreshBalance' },
  { ...envelope, type: 'setMuted', muted: false },
  { ...envelope, type: 'setNetPosition', minor: -1 },
  { ...envelope, type: 'stop', afterRound: true },
];

describe('the game frame protocol', () => {
  it.each(fromGame)('parses $type from a game and drops unknown fields', (message) => {
    expect(parseGameMessage({ ...message, extra: { deep: 1 } })).toEqual(message);
    expect(parseHostMessage(message)).toBeUndefined();
  });

  it.each(fromHost)('parses $type from a host', (message) => {
    expect(parseHostMessage(structuredClone(message))).toEqual(message);
    expect(parseGameMessage(message)).toBeUndefined();
  });

  const wrong: [string, unknown][] = [
    ['another version', { ...envelope, v: 2, type: 'ready' }],
    ['no nonce', { v: 1, type: 'ready' }],
    ['a nonce that is not an identifier', { ...envelope, nonce: 'a b', type: 'ready' }],
    ['a huge round id', { ...envelope, type: 'busy', roundId: 'r'.repeat(65) }],
    ['a negative balance', { ...envelope, type: 'balance', minor: -1, ccy: 'EUR' }],
    ['fractions of a minor unit', { ...envelope, type: 'balance', minor: 0.5, ccy: 'EUR' }],
    ['an unknown fatal code', { ...envelope, type: 'fatal', code: 'constructor' }],
    ['a type from the prototype', Object.create({ ...envelope, type: 'ready' })],
    [
      'too many fields',
      {
        ...envelope,
        type: 'ready',
        ...Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`x${index}`, 1])),
      },
    ],
    ['a string', JSON.stringify({ ...envelope, type: 'ready' })],
    ['an array', [envelope]],
  ];
  it.each(wrong)('ignores %s', (_, message) => {
    expect(parseGameMessage(message)).toBeUndefined();
  });

  it('runs no getter and does not throw for a revoked proxy', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(parseGameMessage(proxy)).toBeUndefined();
    const trap = {
      ...envelope,
      get type(): string {
        throw new Error('a getter ran');
      },
    };
    expect(parseGameMessage(trap)).toBeUndefined();
  });

  it(`never throws and never lets a foreign key through (seed ${seed})`, () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.record({
        v: fc.constant(1),
        nonce: fc.oneof(fc.constant('abc'), fc.string()),
        type: fc.oneof(
          fc.constantFrom(...fromGame, ...fromHost).map((message) => message.type),
          fc.string(),
        ),
        __proto__: fc.anything(),
        minor: fc.anything(),
        ccy: fc.anything(),
        code: fc.anything(),
        roundId: fc.anything(),
      }),
    );
    fc.assert(
      fc.property(anything, (input) => {
        for (const parsed of [parseGameMessage(input), parseHostMessage(input)]) {
          if (parsed === undefined) continue;
          expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
          expect(JSON.stringify(parsed).length).toBeLessThan(700);
          expect(parsed.v).toBe(GAME_PROTOCOL_VERSION);
        }
      }),
      { seed, numRuns: 2000 },
    );
  });
});
