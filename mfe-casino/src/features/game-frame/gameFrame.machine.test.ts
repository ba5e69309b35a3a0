import { describe, expect, it } from '@jest/globals';
import {
  answered,
  busy,
  hello,
  idle,
  LAUNCH,
  PLAYING,
  pressPlay,
  ready,
  result,
  said,
} from './gameFrame.fixture.ts';
import { CLOSED, transition } from './gameFrame.machine.ts';
import type { GameFrameEffect, GameFrameEvent, GameFrameState } from './gameFrame.states.ts';

function run(events: readonly GameFrameEvent[], from: GameFrameState = CLOSED) {
  let state = from;
  const effects: GameFrameEffect[] = [];
  for (const event of events) {
    const step = transition(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects, names: effects.map((effect) => effect.type) };
}

/** The effects of the last events only. */
function then(before: readonly GameFrameEvent[], ...events: readonly GameFrameEvent[]) {
  return run(events, run(before).state);
}

const opened: GameFrameEvent = { type: 'overlay-opened', reason: 'overlay' };
const closed: GameFrameEvent = { type: 'overlay-closed' };
const leave: GameFrameEvent = { type: 'leave-pressed' };

describe('starting', () => {
  it('launches, waits for hello, initialises, and gives the frame the focus once it is ready', () => {
    const { state, names } = run(PLAYING);
    expect(names).toEqual([
      'launch',
      'start-watchdog',
      'announce-launched',
      'send-init',
      'stop-watchdog',
      'focus-frame',
      'stop-watchdog',
    ]);
    expect(state).toMatchObject({ status: 'open', isReady: true, netMinor: -500 });
  });

  it('takes a second press for none', () => {
    expect(run([pressPlay, pressPlay]).names).toEqual(['launch']);
  });

  it('keeps the reasons of a refusal, and tries again when asked', () => {
    const refused: GameFrameEvent = {
      type: 'launch-refused',
      attempt: 1,
      reasons: ['LIMIT_REACHED'],
      until: undefined,
    };
    expect(run([pressPlay, refused]).state).toMatchObject({ status: 'refused', reasons: ['LIMIT_REACHED'] });
    expect(run([pressPlay, refused, pressPlay]).state).toMatchObject({ status: 'launching', attempt: 2 });
  });

  it('shows the retry card when the launch fails, and when no ready comes', () => {
    expect(run([pressPlay, { type: 'launch-failed', attempt: 1 }]).state).toMatchObject({
      status: 'failed',
      cause: 'LAUNCH_FAILED',
    });
    const late = then([pressPlay, answered, hello], { type: 'ready-overdue' });
    expect(late.state).toMatchObject({ status: 'failed', cause: 'NOT_READY' });
    expect(late.effects).toContainEqual({ type: 'close-session', gameSessionId: LAUNCH.gameSessionId });
    expect(then(PLAYING, { type: 'ready-overdue' }).state.status).toBe('open');
  });

  it('closes a session that was opened for nobody', () => {
    expect(then([pressPlay, leave], answered).effects).toEqual([
      { type: 'close-session', gameSessionId: 'session-1' },
    ]);
    expect(then([pressPlay, { type: 'launch-failed', attempt: 1 }, pressPlay], answered).state).toMatchObject(
      { status: 'launching', attempt: 2 },
    );
  });

  it('initialises a frame again that says hello again, and waits for its ready again', () => {
    const again = then([...PLAYING, busy], hello);
    expect(again.state).toMatchObject({ isReady: false, roundId: undefined });
    expect(again.names).toEqual(['send-init', 'stop-watchdog', 'start-watchdog']);
  });
});

describe('rounds', () => {
  it('announces the round, its result and the new net position', () => {
    const { effects, state } = then(PLAYING, busy, result, idle);
    expect(effects).toEqual([
      { type: 'start-watchdog', of: 'round' },
      { type: 'announce-round-started', roundId: 'round-1' },
      { type: 'announce-round-finished', stakeMinor: 100, returnMinor: 250, currency: 'EUR' },
      { type: 'refresh-wallet' },
      { type: 'send-net-position', minor: -350 },
      { type: 'stop-watchdog', of: 'round' },
    ]);
    expect(state).toMatchObject({ netMinor: -350, roundId: undefined });
  });

  it('believes no result of another round or in another currency, and none twice', () => {
    expect(then(PLAYING, result).effects).toEqual([]);
    expect(
      then(
        [...PLAYING, busy],
        said({ type: 'roundResult', roundId: 'round-2', stake: 1, return: 1, ccy: 'EUR' }),
      ).effects,
    ).toEqual([]);
    expect(
      then(
        [...PLAYING, busy],
        said({ type: 'roundResult', roundId: 'round-1', stake: 1, return: 1, ccy: 'USD' }),
      ).effects,
    ).toEqual([]);
    expect(then([...PLAYING, busy, result, idle], result).effects).toEqual([]);
  });

  it('keeps play money to itself', () => {
    const demo: readonly GameFrameEvent[] = [
      { type: 'play-pressed', mode: 'DEMO' },
      answered,
      hello,
      ready,
      idle,
    ];
    expect(then(demo, busy, result, idle).names).toEqual([
      'start-watchdog',
      'send-net-position',
      'stop-watchdog',
    ]);
    expect(then(demo, said({ type: 'openCashier' })).effects).toEqual([]);
    expect(then(demo, { type: 'session-ended' }).state.status).toBe('open');
  });

  it('believes no busy before ready', () => {
    expect(then([pressPlay, answered, hello], busy).effects).toEqual([]);
  });
});

describe('interruptions', () => {
  it('pause at once when no round runs; then focus, resume and refresh in this order', () => {
    expect(then(PLAYING, opened, closed).effects).toEqual([
      { type: 'send-pause', reason: 'overlay' },
      { type: 'focus-frame' },
      { type: 'send-resume' },
      { type: 'send-refresh-balance' },
    ]);
  });

  it('wait for the round that runs', () => {
    const during = then([...PLAYING, busy], opened);
    expect(during.effects).toEqual([]);
    expect(then([...PLAYING, busy, opened], result, idle).names.slice(-2)).toEqual([
      'stop-watchdog',
      'send-pause',
    ]);
  });

  it('need no resume when the overlay went away before the round did', () => {
    expect(then([...PLAYING, busy, opened], closed, idle).names).toEqual(['focus-frame', 'stop-watchdog']);
  });

  it('are allowed anyway when a round does not end', () => {
    const { effects } = then([...PLAYING, busy, { type: 'overlay-opened', reason: 'reality-check' }], {
      type: 'round-overdue',
    });
    expect(effects).toEqual([{ type: 'send-pause', reason: 'reality-check' }]);
    expect(then([...PLAYING, busy, { type: 'round-overdue' }], opened).names).toEqual(['send-pause']);
    expect(then(PLAYING, { type: 'round-overdue' }).effects).toEqual([]);
  });

  it.each([
    ['openCashier', 'cashier'],
    ['openHelp', 'help'],
    ['openHistory', 'history'],
    ['openRules', 'rules'],
  ] as const)('%s pauses first and shows %s after', (type, interruption) => {
    expect(then(PLAYING, said({ type })).effects).toEqual([
      { type: 'send-pause', reason: 'overlay' },
      { type: 'show', interruption },
    ]);
    expect(then([...PLAYING, busy], said({ type })).effects).toEqual([]);
    expect(then([...PLAYING, busy, said({ type })], idle).names).toEqual([
      'stop-watchdog',
      'send-pause',
      'show',
    ]);
  });

  it('do not pause twice when the overlay that was asked for opens', () => {
    expect(then([...PLAYING, said({ type: 'openCashier' })], opened).effects).toEqual([]);
    expect(then([...PLAYING, said({ type: 'openCashier' }), opened], closed).names).toEqual([
      'focus-frame',
      'send-resume',
      'send-refresh-balance',
    ]);
  });

  it('pause a game that becomes ready under an open overlay, and leave the focus where it is', () => {
    expect(then([pressPlay, answered, hello, opened], ready).names).toEqual(['stop-watchdog', 'send-pause']);
  });

  it('show one thing at a time', () => {
    expect(then([...PLAYING, said({ type: 'openHelp' })], said({ type: 'openCashier' })).effects).toEqual([]);
  });
});

describe('ending', () => {
  it('leaves at once between rounds', () => {
    const { state, names } = then(PLAYING, leave);
    expect(state.status).toBe('closed');
    expect(names).toEqual(['stop-watchdog', 'stop-watchdog', 'close-session', 'left']);
  });

  it('lets the round end first, and goes at once on the second press', () => {
    const first = then([...PLAYING, busy], leave);
    expect(first.names).toEqual(['send-stop']);
    expect(first.state).toMatchObject({ status: 'open', ending: 'left' });
    expect(run([result, idle], first.state).names.slice(-2)).toEqual(['close-session', 'left']);
    expect(run([leave], first.state).names.slice(-2)).toEqual(['close-session', 'left']);
    expect(run([{ type: 'round-overdue' }], first.state).state.status).toBe('closed');
  });

  it.each([
    ['session-ended', 'SESSION_ENDED'],
    ['continued-elsewhere', 'CONTINUED_ELSEWHERE'],
  ] as const)('%s stops after the round and says so', (type, cause) => {
    expect(then(PLAYING, { type }).state).toMatchObject({ status: 'failed', cause });
    const during = then([...PLAYING, busy], { type });
    expect(during.names).toEqual(['send-stop']);
    expect(run([idle], during.state).state).toMatchObject({ status: 'failed', cause });
  });

  it('follows the frame out, and never in the middle of a round', () => {
    expect(then(PLAYING, said({ type: 'exit' })).names).toContain('left');
    expect(then([...PLAYING, busy], said({ type: 'exit' })).state.status).toBe('open');
    expect(then([...PLAYING, busy, said({ type: 'exit' })], idle).names).toContain('left');
  });

  it.each(['LAUNCH_EXPIRED', 'PLAYER_BLOCKED', 'LIMIT_REACHED', 'OPERATOR_UNAVAILABLE', 'INTERNAL'] as const)(
    'fatal %s ends in its card',
    (code) => {
      expect(then(PLAYING, said({ type: 'fatal', code })).state).toMatchObject({
        status: 'failed',
        cause: code,
      });
    },
  );

  it('asks again for a game that was refused, once a guard is lifted', () => {
    const refused: GameFrameEvent = {
      type: 'launch-refused',
      attempt: 1,
      reasons: ['TERMS_NOT_ACCEPTED'],
      until: undefined,
    };
    const again = then([pressPlay, refused], { type: 'guard-lifted' });
    expect(again.state).toMatchObject({ status: 'launching', attempt: 2 });
    expect(again.names).toEqual(['launch']);
    expect(then(PLAYING, { type: 'guard-lifted' }).names).toEqual([]);
  });

  it('hears of money that came from elsewhere, once it can', () => {
    expect(then(PLAYING, { type: 'money-moved' }).names).toEqual(['send-refresh-balance']);
    expect(then([pressPlay, answered], { type: 'money-moved' }).names).toEqual([]);
  });

  it('reads the balance again when the connection is back', () => {
    expect(then(PLAYING, { type: 'connection-restored' }).names).toEqual([
      'refresh-wallet',
      'send-refresh-balance',
    ]);
    expect(then([pressPlay, answered], { type: 'connection-restored' }).names).toEqual(['refresh-wallet']);
  });

  it('says nothing to anybody after the end', () => {
    const after = run([...PLAYING, leave]).state;
    for (const event of [busy, result, idle, opened, closed, ready] as const)
      expect(transition(after, event)).toEqual({ state: after, effects: [] });
  });
});
