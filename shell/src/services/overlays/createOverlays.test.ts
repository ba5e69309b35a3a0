import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createOverlays, rememberFocus } from './createOverlays.ts';

const TEXT = { title: 'title', body: 'body' };

const MONEY = { minor: 0, currency: 'EUR' };
const CHECK = {
  elapsedMs: 1,
  sinceLastMs: 1,
  wagered: MONEY,
  won: MONEY,
  net: MONEY,
  onLeave: jest.fn(),
  onHistory: jest.fn(),
  onLimits: jest.fn(),
};

function setUp() {
  const listeners: (() => void)[] = [];
  const leavers: (() => void)[] = [];
  const tasks: (() => void)[] = [];
  const focus: string[] = [];
  const overlays = createOverlays({
    rememberFocus: () => {
      focus.push('remembered');
      return () => focus.push('given back');
    },
    onRouteChange: (listener) => void listeners.push(listener),
    onSignedOut: (listener) => void leavers.push(listener),
    later: (act) => void tasks.push(act),
  });
  return {
    overlays,
    focus,
    changeRoute: () => listeners.forEach((listener) => listener()),
    signOut: () => leavers.forEach((listener) => listener()),
    nextTask: () => tasks.splice(0).forEach((act) => act()),
  };
}

describe('overlays', () => {
  it('are idle before the first one and closed afterwards', async () => {
    const { overlays } = setUp();
    expect(overlays.current()).toEqual({ status: 'idle' });
    const outcome = overlays.open('confirmation', TEXT);
    expect(overlays.current().status).toBe('open');
    overlays.close('ok');
    expect(overlays.current()).toEqual({ status: 'closed' });
    await expect(outcome).resolves.toBe('ok');
  });

  it('are shown one after the other, each with its own outcome', async () => {
    const { overlays, focus, nextTask } = setUp();
    const first = overlays.open('search', {});
    const second = overlays.open('error', TEXT);
    overlays.close('ok');
    await expect(first).resolves.toBe('ok');
    nextTask();
    expect(overlays.current()).toMatchObject({ request: { variant: 'error' } });
    overlays.close('dismissed');
    await expect(second).resolves.toBe('dismissed');
    expect(focus).toEqual(['remembered', 'given back']);
  });

  it('open the successor of an overlay before a waiting one', async () => {
    const { overlays, nextTask } = setUp();
    const question = overlays.open('confirmation', TEXT);
    void overlays.open('jackpot-win', { amount: MONEY, potId: 'mega' });
    overlays.close('ok');
    if ((await question) === 'ok') void overlays.open('quick-deposit', {});
    nextTask();
    expect(overlays.current()).toMatchObject({ request: { variant: 'quick-deposit' } });
    overlays.close();
    nextTask();
    expect(overlays.current()).toMatchObject({ request: { variant: 'jackpot-win' } });
  });

  it('close when the page changes and restore the focus', async () => {
    const { overlays, focus, changeRoute } = setUp();
    const outcome = overlays.open('quick-deposit', {});
    changeRoute();
    await expect(outcome).resolves.toBe('closed');
    expect(focus).toEqual(['remembered', 'given back']);
  });

  it('keep a win that arrives during a reality check, through the page change that follows it', async () => {
    const { overlays, changeRoute, nextTask } = setUp();
    const check = overlays.open('reality-check', CHECK);
    const win = overlays.open('jackpot-win', { amount: MONEY, potId: 'mega' });
    overlays.close('dismissed');
    await expect(check).resolves.toBe('dismissed');
    nextTask();
    changeRoute();
    expect(overlays.current()).toMatchObject({ status: 'open', request: { variant: 'jackpot-win' } });
    overlays.close('ok');
    await expect(win).resolves.toBe('ok');
  });

  it('end with the session, including those that wait', async () => {
    const { overlays, signOut, nextTask } = setUp();
    void overlays.open('reality-check', CHECK);
    const win = overlays.open('jackpot-win', { amount: MONEY, potId: 'mega' });
    signOut();
    nextTask();
    await expect(win).resolves.toBe('closed');
    expect(overlays.current()).toEqual({ status: 'closed' });
  });
});

describe('the focus', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    document.body.replaceChildren();
  });

  it('returns to the element that had it', () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    const restoreFocus = rememberFocus();
    button.blur();
    restoreFocus();
    jest.runAllTimers();
    expect(document.activeElement).toBe(button);
  });

  it('returns to the game when the player was in its frame', () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.dataset['gameFrame'] = '';
    frame.tabIndex = 0;
    frame.focus();
    const restoreFocus = rememberFocus();
    frame.blur();
    restoreFocus();
    jest.runAllTimers();
    expect(document.activeElement).toBe(frame);
  });

  it('returns to the running game from any overlay (requirements/screens#overlays-and-toasts)', () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.dataset['gameFrame'] = '';
    frame.tabIndex = 0;
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    const restoreFocus = rememberFocus();
    restoreFocus();
    jest.runAllTimers();
    expect(document.activeElement).toBe(frame);
  });

  it('stays in a dialog that was opened meanwhile', () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    const restoreFocus = rememberFocus();
    button.blur();
    document.body.appendChild(document.createElement('dialog')).setAttribute('open', '');
    restoreFocus();
    jest.runAllTimers();
    expect(document.activeElement).not.toBe(button);
  });
});
