import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PAYMENT_READY_WATCHDOG_MS } from '@foyer/kernel/payment-frame';
import { fakeServices, renderPiece } from '@foyer/platform/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { frameAdapterOf } from './adapters/frameAdapters.ts';
import { TONGUES, type Word } from './tongues.fixture.ts';
import { usePaymentFrame } from './usePaymentFrame.ts';

const ORIGIN = 'http://payments.test';
const ACTION = { url: 'about:blank', origin: ORIGIN, nonce: 'n1' };

function Host({
  provider,
  onEnded,
  onCloseAsked,
}: {
  readonly provider: string;
  readonly onEnded: () => void;
  readonly onCloseAsked: () => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, submit } = usePaymentFrame({
    provider,
    action: ACTION,
    submitLabel: 'Pay',
    frame,
    onEnded,
    onCloseAsked,
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

/** A payment's frame on the page, what it hears, and its mouth. */
function stage(provider: string) {
  const [onEnded, onCloseAsked, services] = [jest.fn(), jest.fn(), fakeServices()];
  renderPiece(<Host provider={provider} onEnded={onEnded} onCloseAsked={onCloseAsked} />, { services });
  const source = screen.getByTitle<HTMLIFrameElement>('fields').contentWindow;
  const heard: unknown[] = [];
  Object.assign(source ?? {}, { postMessage: (message: unknown, to: string) => heard.push([message, to]) });
  const post = (data: unknown): void =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN, source })));
  return {
    heard,
    post,
    onEnded,
    onCloseAsked,
    services,
    status: () => screen.getByRole('status').textContent,
  };
}

describe.each(TONGUES)('the frame of a payment by $provider', ({ provider, words }) => {
  const adapter = frameAdapterOf(provider, 'n1');

  it.each<[string, readonly Word[], readonly string[]]>([
    ['pays', ['loaded', 'submitting', 'succeeded'], ['ready', 'submitting', 'ended']],
    [
      'asks the bank',
      ['loaded', 'submitting', 'asked', 'answered', 'succeeded'],
      ['ready', 'submitting', 'challenge', 'submitting', 'ended'],
    ],
    [
      'sends nothing while a field is wrong',
      ['loaded', 'submitting', 'invalid', 'submitting', 'refused'],
      ['ready', 'submitting', 'ready', 'submitting', 'ended'],
    ],
    ['is given up', ['loaded', 'cancelled', 'loaded'], ['ready', 'ended', 'ended']],
    ['ends without knowing', ['loaded', 'submitting', 'pending'], ['ready', 'submitting', 'ended']],
  ])('%s', (_what, said, states) => {
    const { post, status, onEnded } = stage(provider);
    const seen = said.map((word) => {
      post(words[word]);
      return status();
    });
    expect(seen).toEqual(states);
    expect(onEnded).toHaveBeenCalledTimes(1);
  });

  it('is told in its own tongue how to look, and to go on, once', () => {
    const { heard, post, services } = stage(provider);
    post(words.loaded);
    const [[look, to] = []] = heard as [unknown, string][];
    expect([Object.keys(look ?? {}), to]).toEqual([
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
    expect(heard.slice(1)).toEqual([[adapter?.submit(), ORIGIN]]);
  });

  it('understands nobody else’s tongue', () => {
    const { post, status, onEnded } = stage(provider);
    for (const other of TONGUES.filter((tongue) => tongue.provider !== provider))
      for (const word of Object.values(other.words)) post(word);
    expect([status(), onEnded.mock.calls]).toEqual(['loading', []]);
  });
});

describe('the frame of a provider that nobody here can speak with', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each(['new-payments', 'constructor', ''])('says so at once, and somebody is told: %j', (provider) => {
    const { post, status, services, onCloseAsked } = stage(provider);
    expect(status()).toBe('failed INTERNAL');
    expect(services.telemetry.failed).toHaveBeenCalledTimes(1);
    for (const { words } of TONGUES) post(words.succeeded);
    post('closeQuickDepositEvent');
    act(() => jest.advanceTimersByTime(PAYMENT_READY_WATCHDOG_MS));
    expect([status(), onCloseAsked.mock.calls]).toEqual(['failed INTERNAL', []]);
  });
});
