import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PAYMENT_READY_WATCHDOG_MS } from '@foyer/kernel/payment-frame';
import { fakeServices, renderPiece } from '@foyer/platform/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { frameAdapterOf } from './frameAdapter.ts';
import { MESSAGES, type FrameMessage } from './frameMessages.fixture.ts';
import { usePaymentFrame } from './usePaymentFrame.ts';

const ORIGIN = 'http://payments.test';
const ACTION = { url: 'about:blank', origin: ORIGIN, nonce: 'n1' };

function Host({
  provider,
  onEnded,
  onCloseRequested,
}: {
  readonly provider: string;
  readonly onEnded: () => void;
  readonly onCloseRequested: () => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, submit } = usePaymentFrame({
    provider,
    action: ACTION,
    submitLabel: 'Pay',
    frame,
    onEnded,
    onCloseRequested,
  });
  return (
    <div>
      <output>{`${state.status} ${state.code ?? ''}`.trim()}</output>
      <button type="button" onClick={submit}>
        Pay
      </button>
      <iframe ref={frame} title="fields" />
    </div>
  );
}

/**
 * A payment's frame on the page, the messages it receives, and a function that posts messages as the frame.
 */
function setup(provider = 'foyer-payments') {
  const [onEnded, onCloseRequested, services] = [jest.fn(), jest.fn(), fakeServices()];
  renderPiece(<Host provider={provider} onEnded={onEnded} onCloseRequested={onCloseRequested} />, {
    services,
  });
  const source = screen.getByTitle<HTMLIFrameElement>('fields').contentWindow;
  const received: unknown[] = [];
  Object.assign(source ?? {}, {
    postMessage: (message: unknown, origin: string) => received.push([message, origin]),
  });
  const post = (data: unknown): void =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN, source })));
  return {
    received,
    post,
    onEnded,
    onCloseRequested,
    services,
    status: () => screen.getByRole('status').textContent,
  };
}

describe('usePaymentFrame', () => {
  it.each<[string, readonly FrameMessage[], readonly string[]]>([
    ['a payment', ['ready', 'submitting', 'succeeded'], ['ready', 'submitting', 'ended']],
    [
      'a bank challenge',
      ['ready', 'submitting', 'challengeOpened', 'challengeClosed', 'succeeded'],
      ['ready', 'submitting', 'challenge', 'submitting', 'ended'],
    ],
    [
      'invalid fields before a refusal',
      ['ready', 'submitting', 'invalid', 'submitting', 'refused'],
      ['ready', 'submitting', 'ready', 'submitting', 'ended'],
    ],
    ['a cancellation', ['ready', 'cancelled', 'ready'], ['ready', 'ended', 'ended']],
    ['a pending payment', ['ready', 'submitting', 'pending'], ['ready', 'submitting', 'ended']],
  ])('follows %s and ends once', (_what, names, states) => {
    const { post, status, onEnded } = setup();
    const seen = names.map((name) => {
      post(MESSAGES[name]);
      return status();
    });
    expect(seen).toEqual(states);
    expect(onEnded).toHaveBeenCalledTimes(1);
  });

  it('sends the theme when the frame is ready, and submits once', () => {
    const { received, post, services } = setup();
    const adapter = frameAdapterOf('foyer-payments', 'n1');
    post(MESSAGES.ready);
    const [[appearance, origin] = []] = received as [unknown, string][];
    expect([Object.keys(appearance ?? {}), origin]).toEqual([
      Object.keys(
        adapter?.init({
          locale: services.locale,
          theme: { colours: {} as never, radius: '', font: '' },
          submitLabel: 'Pay',
        }) ?? {},
      ),
      ORIGIN,
    ]);
    for (const _ of [1, 2]) fireEvent.click(screen.getByRole('button', { name: 'Pay' }));
    expect(received.slice(1)).toEqual([[adapter?.submit(), ORIGIN]]);
  });
});

describe('usePaymentFrame with an unknown provider', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each(['new-payments', 'constructor', ''])('fails at once and reports an error: %j', (provider) => {
    const { post, status, services, onCloseRequested } = setup(provider);
    expect(status()).toBe('failed INTERNAL');
    expect(services.telemetry.failed).toHaveBeenCalledTimes(1);
    post(MESSAGES.succeeded);
    post('closeQuickDepositEvent');
    act(() => jest.advanceTimersByTime(PAYMENT_READY_WATCHDOG_MS));
    expect([status(), onCloseRequested.mock.calls]).toEqual(['failed INTERNAL', []]);
  });
});
