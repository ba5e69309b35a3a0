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
  frameMessage,
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

/** Returns the effects of the last events only. */
function then(before: readonly GameFrameEvent[], ...events: readonly GameFrameEvent[]) {
  return run(events, run(before).state);
}

const opened: GameFrameEvent = { type: 'overlay-opened', reason: 'overlay' };
const closed: GameFrameEvent = { type: 'overlay-closed' };
const leave: GameFrameEvent = { type: 'leave-pressed' };

describe('start', () => {
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

  it('ignores a second click', () => {
    expect(run([pressPlay, pressPlay]).names).toEqual(['launch']);
  });

  it('keeps the reasons of a refusal, and retries on request', () => {
    const refused: GameFrameEvent = {
      type: 'launch-refused',
      attempt: 1,
      reasons: ['LIMIT_REACHED'],
      until: undefined,
    };
    expect(run([pressPlay, refused]).state).toMatchObject({ status: 'refused', reasons: ['LIMIT_REACHED'] });
    expect(run([pressPlay, refused, pressPlay]).state).toMatchObject({ status: 'launching', attempt: 2 });
  });

  it('shows the retry card when the launch fails, and when ready does not arrive', () => {
    expect(run([pressPlay, { type: 'launch-failed', attempt: 1 }]).state).toMatchObject({
      status: 'failed',
      cause: 'LAUNCH_FAILED',
    });
    const late = then([pressPlay, answered, hello], { type: 'ready-overdue' });
    expect(late.state).toMatchObject({ status: 'failed', cause: 'NOT_READY' });
    expect(late.effects).toContainEqual({ type: 'close-session', gameSessionId: LAUNCH.gameSessionId });
    expect(then(PLAYING, { type: 'ready-overdue' }).state.status).toBe('open');
  });

  it('closes a session whose launch is no longer current', () => {
    expect(then([pressPlay, leave], answered).effects).toEqual([
      { type: 'close-session', gameSessionId: 'session-1' },
    ]);
    expect(then([pressPlay, { type: 'launch-failed', attempt: 1 }, pressPlay], answered).state).toMatchObject(
      { status: 'launching', attempt: 2 },
    );
  });

  it('initialises the frame again after another hello, and waits for ready again', () => {
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

  it('ignores results of another round or currency, and repeated results', () => {
    expect(then(PLAYING, result).effects).toEqual([]);
    expect(
      then(
        [...PLAYING, busy],
        frameMessage({ type: 'roundResult', roundId: 'round-2', stake: 1, return: 1, ccy: 'EUR' }),
      ).effects,
    ).toEqual([]);
    expect(
      then(
        [...PLAYING, busy],
        frameMessage({ type: 'roundResult', roundId: 'round-1', stake: 1, return: 1, ccy: 'USD' }),
      ).effects,
    ).toEqual([]);
    expect(then([...PLAYING, busy, result, idle], result).effects).toEqual([]);
  });

  it('keeps play money apart from the wallet, the cashier and the session', () => {
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
    expect(then(demo, frameMessage({ type: 'openCashier' })).effects).toEqual([]);
    expect(then(demo, { type: 'session-ended' }).state.status).toBe('open');
  });

  it('ignores busy before ready', () => {
    expect(then([pressPlay, answered, hello], busy).effects).toEqual([]);
  });
});

describe('interruptions', () => {
  it('pause at once between rounds; then focus, resume and refresh in this order', () => {
    expect(then(PLAYING, opened, closed).effects).toEqual([
      { type: 'send-pause', reason: 'overlay' },
      { type: 'focus-frame' },
      { type: 'send-resume' },
      { type: 'send-refresh-balance' },
    ]);
  });

  it('wait for the current round', () => {
    const during = then([...PLAYING, busy], opened);
    expect(during.effects).toEqual([]);
    expect(then([...PLAYING, busy, opened], result, idle).names.slice(-2)).toEqual([
      'stop-watchdog',
      'send-pause',
    ]);
  });

  it('need no resume when the overlay closes before the round ends', () => {
    expect(then([...PLAYING, busy, opened], closed, idle).names).toEqual(['focus-frame', 'stop-watchdog']);
  });

  it('are allowed when a round does not end', () => {
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
  ] as const)('%s pauses first and then shows %s', (type, interruption) => {
    expect(then(PLAYING, frameMessage({ type })).effects).toEqual([
      { type: 'send-pause', reason: 'overlay' },
      { type: 'show', interruption },
    ]);
    expect(then([...PLAYING, busy], frameMessage({ type })).effects).toEqual([]);
    expect(then([...PLAYING, busy, frameMessage({ type })], idle).names).toEqual([
      'stop-watchdog',
      'send-pause',
      'show',
    ]);
  });

  it('do not pause twice when the requested overlay opens', () => {
    expect(then([...PLAYING, frameMessage({ type: 'openCashier' })], opened).effects).toEqual([]);
    expect(then([...PLAYING, frameMessage({ type: 'openCashier' }), opened], closed).names).toEqual([
      'focus-frame',
      'send-resume',
      'send-refresh-balance',
    ]);
  });

  it('pause a game that becomes ready under an open overlay, without moving the focus', () => {
    expect(then([pressPlay, answered, hello, opened], ready).names).toEqual(['stop-watchdog', 'send-pause']);
  });

  it('show one overlay at a time', () => {
    expect(
      then([...PLAYING, frameMessage({ type: 'openHelp' })], frameMessage({ type: 'openCashier' })).effects,
    ).toEqual([]);
  });
});

describe('end', () => {
  it('leaves at once between rounds', () => {
    const { state, names } = then(PLAYING, leave);
    expect(state.status).toBe('closed');
    expect(names).toEqual(['stop-watchdog', 'stop-watchdog', 'close-session', 'left']);
  });

  it('lets the round end first, and leaves at once on the second click', () => {
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
  ] as const)('%s stops after the round and shows the reason', (type, cause) => {
    expect(then(PLAYING, { type }).state).toMatchObject({ status: 'failed', cause });
    const during = then([...PLAYING, busy], { type });
    expect(during.names).toEqual(['send-stop']);
    expect(run([idle], during.state).state).toMatchObject({ status: 'failed', cause });
  });

  it('leaves when the frame exits, but never during a round', () => {
    expect(then(PLAYING, frameMessage({ type: 'exit' })).names).toContain('left');
    expect(then([...PLAYING, busy], frameMessage({ type: 'exit' })).state.status).toBe('open');
    expect(then([...PLAYING, busy, frameMessage({ type: 'exit' })], idle).names).toContain('left');
  });

  it.each(['LAUNCH_EXPIRED', 'PLAYER_BLOCKED', 'LIMIT_REACHED', 'OPERATOR_UNAVAILABLE', 'INTERNAL'] as const)(
    'shows the card of the fatal error %s',
    (code) => {
      expect(then(PLAYING, frameMessage({ type: 'fatal', code })).state).toMatchObject({
        status: 'failed',
        cause: code,
      });
    },
  );

  it('launches a refused game again once a guard is lifted', () => {
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

  it('sends balance changes from other sources once the frame is ready', () => {
    expect(then(PLAYING, { type: 'money-moved' }).names).toEqual(['send-refresh-balance']);
    expect(then([pressPlay, answered], { type: 'money-moved' }).names).toEqual([]);
  });

  it('refreshes the balance when the connection is back', () => {
    expect(then(PLAYING, { type: 'connection-restored' }).names).toEqual([
      'refresh-wallet',
      'send-refresh-balance',
    ]);
    expect(then([pressPlay, answered], { type: 'connection-restored' }).names).toEqual(['refresh-wallet']);
  });

  it('has no effects after the end', () => {
    const after = run([...PLAYING, leave]).state;
    for (const event of [busy, result, idle, opened, closed, ready] as const)
      expect(transition(after, event)).toEqual({ state: after, effects: [] });
  });
});
