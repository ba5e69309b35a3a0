import { describe, expect, it, jest } from '@jest/globals';
import { PAYMENT_FRAME_VERSION, type PaymentFrameFatalCode } from '@foyer/kernel/payment-frame';
import { fakeServices, renderPiece } from '@foyer/platform/testing';
import { act, screen } from '@testing-library/react';
import { payment } from '../payment/payment.fixture.ts';
import { PaymentFrame } from './PaymentFrame.tsx';

/** Renders a frame that reports a fatal error. */
function frameThatSays(code: PaymentFrameFatalCode) {
  const { action, provider } = payment();
  if (!action) throw new Error('The fixture has a frame.');
  const onEnded = jest.fn();
  const ignore = (): void => undefined;
  renderPiece(
    <PaymentFrame
      provider={provider}
      action={action}
      amount="€50.00"
      isChecking={false}
      onEnded={onEnded}
      onCancel={ignore}
      onCloseRequested={ignore}
    />,
    { services: fakeServices({ path: '/en/deposit/' }) },
  );
  const { contentWindow: source } = screen.getByTitle<HTMLIFrameElement>(
    'Payment form of the payment provider',
  );
  act(
    () =>
      void window.dispatchEvent(
        new MessageEvent('message', {
          data: { v: PAYMENT_FRAME_VERSION, nonce: action.nonce, type: 'fatal', code },
          origin: action.origin,
          source,
        }),
      ),
  );
  return { onEnded };
}

describe('payment frame with a fatal error', () => {
  it('asks for the outcome of a finished payment, without a claim that it was not charged', () => {
    const { onEnded } = frameThatSays('ALREADY_FINISHED');
    expect(onEnded).toHaveBeenCalledTimes(1);
    expect(
      screen.getByText('This payment has already been processed. We’re checking the result.'),
    ).toBeTruthy();
    expect(screen.queryByText(/You haven’t been charged/)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['EXPIRED', 'This payment has expired'],
    ['PROVIDER_UNAVAILABLE', 'We can’t reach the payment provider'],
  ] as const)('shows %s, and that the player has not been charged', (code, title) => {
    const { onEnded } = frameThatSays(code);
    expect(onEnded).not.toHaveBeenCalled();
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByText(/^You haven’t been charged/)).toBeTruthy();
  });
});
