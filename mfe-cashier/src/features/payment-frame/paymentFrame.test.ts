import { afterEach, describe, expect, it } from '@jest/globals';
import { FRAME_PROVIDERS, frameAdapterOf } from './adapters/frameAdapters.ts';
import { openFrameLine } from './openFrameLine.ts';
import { LOADING, transition, type FrameState } from './paymentFrame.machine.ts';
import type { FrameAdapter } from './paymentFrame.port.ts';
import { TONGUES } from './tongues.fixture.ts';

const ORIGIN = 'http://payments.test';
/** The page, the provider's frame in it, and a way for anybody to post. */
function stage(adapter: FrameAdapter) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const events: unknown[] = [];
  const line = openFrameLine({
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

function adapterOf(provider: string, nonce: string): FrameAdapter {
  const adapter = frameAdapterOf(provider, nonce);
  if (!adapter) throw new Error(`nobody speaks with ${provider}`);
  return adapter;
}

afterEach(() => document.body.replaceChildren());

describe.each(TONGUES)('a frame that speaks as $provider', ({ provider, words }) => {
  const adapter = adapterOf(provider, 'n1');

  it.each([
    ['an end', ['loaded', 'submitting', 'succeeded'], 'ended'],
    ['a question of the bank', ['loaded', 'submitting', 'asked'], 'challenge'],
    ['its answer', ['loaded', 'submitting', 'asked', 'answered'], 'submitting'],
    ['wrong fields', ['loaded', 'invalid'], 'ready'],
    ['a refusal', ['loaded', 'submitting', 'refused'], 'ended'],
    ['nothing known', ['loaded', 'submitting', 'pending'], 'ended'],
    ['a change of mind', ['loaded', 'cancelled'], 'ended'],
    ['what comes after the end', ['loaded', 'succeeded', 'loaded', 'invalid'], 'ended'],
  ] as const)('comes to %s', (_what, said, status) => {
    const { events, post } = stage(adapter);
    for (const word of said) post(words[word]);
    expect(
      (events as Parameters<typeof transition>[1][]).reduce<FrameState>(transition, LOADING).status,
    ).toBe(status);
  });

  it('counts for nothing from elsewhere, and is asked to close once', () => {
    const { events, line, post } = stage(adapter);
    const foreign = document.createElement('iframe');
    document.body.append(foreign);
    const hostile = Object.create({
      event: 'success',
      v: 1,
      nonce: 'n1',
      type: 'done',
      outcome: 'succeeded',
    }) as object;
    post(words.succeeded, { origin: 'http://evil.test' });
    post(words.succeeded, { origin: 'http://payments.test.evil.test' });
    post(words.succeeded, { source: foreign.contentWindow });
    post(words.succeeded, { source: window });
    post('closeQuickDepositEvent', { origin: 'http://evil.test' });
    for (const nonsense of [
      null,
      undefined,
      7,
      'success',
      [],
      {},
      'x'.repeat(1_000_000),
      hostile,
      { event: { toString: () => 'success' } },
      { v: 1, type: 'done' },
    ])
      post(nonsense);
    expect(events).toEqual([]);
    expect(line.rejected()).toBe(15);
    for (const _ of [1, 2, 3]) post('closeQuickDepositEvent');
    expect(events).toEqual([{ type: 'close-asked' }]);
    line.close();
    post(words.succeeded);
    expect(events).toHaveLength(1);
  });

  it('is told to submit at its own origin only', () => {
    const { line, frame } = stage(adapter);
    const heard: unknown[][] = [];
    Object.assign(frame.contentWindow ?? {}, { postMessage: (...words: unknown[]) => heard.push(words) });
    line.send(adapter.submit());
    expect(heard).toEqual([[adapter.submit(), ORIGIN]]);
  });
});

describe('the table of adapters', () => {
  it('has none that the sequences above do not play', () =>
    expect(FRAME_PROVIDERS).toEqual(TONGUES.map(({ provider }) => provider)));
  it('our own frame of an earlier payment counts for nothing', () => {
    expect(adapterOf('foyer-payments', 'n2').read(TONGUES[0]?.words.succeeded)).toBeUndefined();
    expect(adapterOf('foyer-payments', 'n1').read(TONGUES[0]?.words.succeeded)).toEqual({
      type: 'ended',
      outcome: 'succeeded',
    });
  });
});

describe('the room of a frame', () => {
  it.each([
    [10, 80],
    [300.2, 301],
    [99_999, 720],
  ])('%d px become %d', (asked, given) => {
    expect(transition(LOADING, { type: 'loaded', height: asked }).height).toBe(given);
  });
  it.each([
    ['EXPIRED', 'failed'],
    ['PROVIDER_UNAVAILABLE', 'failed'],
    ['INTERNAL', 'failed'],
    ['ALREADY_FINISHED', 'ended'], // it may have been paid: nobody says that nothing was taken
  ] as const)('after %s is %s', (code, status) => {
    expect(transition(LOADING, { type: 'failed', code })).toMatchObject({ status, code });
  });
  it('says so when nothing loads, and only then', () => {
    expect(transition(LOADING, { type: 'ready-overdue' })).toMatchObject({
      status: 'failed',
      code: 'NOT_READY',
    });
    expect(
      transition(transition(LOADING, { type: 'loaded', height: 200 }), { type: 'ready-overdue' }).status,
    ).toBe('ready');
  });
});
