import { afterEach, describe, expect, it } from '@jest/globals';
import { frameAdapterOf } from './frameAdapter.ts';
import { MESSAGES } from './frameMessages.fixture.ts';
import { openFrameChannel } from './openFrameChannel.ts';
import { LOADING, transition, type FrameState } from './paymentFrame.machine.ts';
import type { FrameAdapter } from './frameAdapter.ts';

const ORIGIN = 'http://payments.test';

/**
 * Renders a page with the provider's frame, and returns a function that posts messages from any origin or
 * window.
 */
function setup(adapter = adapterOf('n1')) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const events: unknown[] = [];
  const line = openFrameChannel({
    page: window,
    frame: () => frame,
    origin: ORIGIN,
    adapter,
    onEvent: (event) => events.push(event),
  });
  const post = (data: unknown, { origin = ORIGIN, source = frame.contentWindow } = {}): void =>
    void window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  return { events, line, post, frame };
}

function adapterOf(nonce: string): FrameAdapter {
  const adapter = frameAdapterOf('foyer-payments', nonce);
  if (!adapter) throw new Error('No adapter for foyer-payments.');
  return adapter;
}

afterEach(() => document.body.replaceChildren());

describe('payment frame messages', () => {
  it.each([
    ['success', ['ready', 'submitting', 'succeeded'], 'ended'],
    ['an open bank challenge', ['ready', 'submitting', 'challengeOpened'], 'challenge'],
    ['a closed bank challenge', ['ready', 'submitting', 'challengeOpened', 'challengeClosed'], 'submitting'],
    ['invalid fields', ['ready', 'invalid'], 'ready'],
    ['a refusal', ['ready', 'submitting', 'refused'], 'ended'],
    ['a pending payment', ['ready', 'submitting', 'pending'], 'ended'],
    ['cancellation', ['ready', 'cancelled'], 'ended'],
    ['messages after the end', ['ready', 'succeeded', 'ready', 'invalid'], 'ended'],
  ] as const)('%s: %j leads to %s', (_what, names, status) => {
    const { events, post } = setup();
    for (const name of names) post(MESSAGES[name]);
    expect(
      (events as Parameters<typeof transition>[1][]).reduce<FrameState>(transition, LOADING).status,
    ).toBe(status);
  });

  it('rejects messages from another origin, window or shape, and reports a close request once', () => {
    const { events, line, post } = setup();
    const foreign = document.createElement('iframe');
    document.body.append(foreign);
    const inherited = Object.create({ v: 1, nonce: 'n1', type: 'done', outcome: 'succeeded' }) as object;
    post(MESSAGES.succeeded, { origin: 'http://evil.test' });
    post(MESSAGES.succeeded, { origin: 'http://payments.test.evil.test' });
    post(MESSAGES.succeeded, { source: foreign.contentWindow });
    post(MESSAGES.succeeded, { source: window });
    post('closeQuickDepositEvent', { origin: 'http://evil.test' });
    for (const malformed of [
      null,
      undefined,
      7,
      'success',
      [],
      {},
      'x'.repeat(1_000_000),
      inherited,
      { type: { toString: () => 'done' }, v: 1, nonce: 'n1' },
      { v: 1, type: 'done' },
    ])
      post(malformed);
    expect(events).toEqual([]);
    expect(line.rejected()).toBe(15);
    for (const _ of [1, 2, 3]) post('closeQuickDepositEvent');
    expect(events).toEqual([{ type: 'close-requested' }]);
    line.close();
    post(MESSAGES.succeeded);
    expect(events).toHaveLength(1);
  });

  it('sends to the origin of the frame only', () => {
    const adapter = adapterOf('n1');
    const { line, frame } = setup(adapter);
    const sent: unknown[][] = [];
    Object.assign(frame.contentWindow ?? {}, { postMessage: (...message: unknown[]) => sent.push(message) });
    line.send(adapter.submit());
    expect(sent).toEqual([[adapter.submit(), ORIGIN]]);
  });

  it('ignores messages of an earlier payment’s frame', () => {
    expect(adapterOf('n2').read(MESSAGES.succeeded)).toBeUndefined();
    expect(adapterOf('n1').read(MESSAGES.succeeded)).toEqual({ type: 'ended', outcome: 'succeeded' });
  });
});

describe('frame transitions', () => {
  it.each([
    [10, 80],
    [300.2, 301],
    [99_999, 720],
  ])('limits a requested height of %d px to %d px', (requested, expected) => {
    expect(transition(LOADING, { type: 'loaded', height: requested }).height).toBe(expected);
  });
  it.each([
    ['EXPIRED', 'failed'],
    ['PROVIDER_UNAVAILABLE', 'failed'],
    ['INTERNAL', 'failed'],
    ['ALREADY_FINISHED', 'ended'], // it may have been paid, so it must not be shown as failed
  ] as const)('fatal code %s leads to %s', (code, status) => {
    expect(transition(LOADING, { type: 'failed', code })).toMatchObject({ status, code });
  });
  it('fails when the ready deadline passes, unless the frame is ready', () => {
    expect(transition(LOADING, { type: 'ready-overdue' })).toMatchObject({
      status: 'failed',
      code: 'NOT_READY',
    });
    expect(
      transition(transition(LOADING, { type: 'loaded', height: 200 }), { type: 'ready-overdue' }).status,
    ).toBe('ready');
  });
});
