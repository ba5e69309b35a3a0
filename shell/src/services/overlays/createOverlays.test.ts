import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createOverlays, rememberFocus } from './createOverlays.ts';

const TEXT = { title: 'title', body: 'body' };

function setUp() {
  const listeners: (() => void)[] = [];
  const leavers: (() => void)[] = [];
  const focus: string[] = [];
  const overlays = createOverlays({
    rememberFocus: () => {
      focus.push('remembered');
      return () => focus.push('given back');
    },
    onRouteChange: (listener) => void listeners.push(listener),
    onSignedOut: (listener) => void leavers.push(listener),
  });
  return {
    overlays,
    focus,
    changeRoute: () => listeners.forEach((listener) => listener()),
    signOut: () => leavers.forEach((listener) => listener()),
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

  it('are shown one at a time: a second ends the first', async () => {
    const { overlays, focus } = setUp();
    const first = overlays.open('search', {});
    void overlays.open('error', TEXT);
    await expect(first).resolves.toBe('closed');
    expect(overlays.current()).toMatchObject({ request: { variant: 'error' } });
    overlays.close();
    expect(focus).toEqual(['remembered', 'given back']);
  });

  it('close when the page changes and restore the focus', async () => {
    const { overlays, focus, changeRoute } = setUp();
    const outcome = overlays.open('quick-deposit', {});
    changeRoute();
    await expect(outcome).resolves.toBe('closed');
    expect(focus).toEqual(['remembered', 'given back']);
  });

  it('keep a reality check open when another overlay or page is opened', async () => {
    const { overlays, changeRoute, signOut } = setUp();
    const money = { minor: 0, currency: 'EUR' };
    const content = {
      elapsedMs: 1,
      sinceLastMs: 1,
      wagered: money,
      won: money,
      net: money,
      onLeave: jest.fn(),
      onHistory: jest.fn(),
      onLimits: jest.fn(),
    };
    void overlays.open('reality-check', content);
    await expect(overlays.open('jackpot-win', { amount: money, potId: 'mega' })).resolves.toBe('closed');
    changeRoute();
    expect(overlays.current()).toMatchObject({ status: 'open', request: { variant: 'reality-check' } });
    // its figures belong to the signed-out player
    signOut();
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
