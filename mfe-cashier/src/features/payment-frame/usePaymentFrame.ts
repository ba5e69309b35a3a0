import { PAYMENT_READY_WATCHDOG_MS } from '@foyer/kernel/payment-frame';
import { useServices } from '@foyer/platform';
import { useEffect, useReducer, useRef, useState, type RefObject } from 'react';
import type { PaymentAction } from '@foyer/graphql/main';
import { after } from '../payment/adapters/timers.ts';
import { frameAdapterOf } from './frameAdapter.ts';
import { frameTheme } from './frameTheme.ts';
import { openFrameChannel, type FrameChannel } from './openFrameChannel.ts';
import { LOADING, transition, type FrameState } from './paymentFrame.machine.ts';
import type { FrameEvent } from './frameAdapter.ts';

export interface PaymentFrameOptions {
  /** The name in the payment; it determines the message protocol. */
  readonly provider: string;
  readonly action: Pick<PaymentAction, 'url' | 'origin' | 'nonce'>;
  readonly submitLabel: string;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  onEnded(): void;
  onCloseRequested(): void;
}

export interface PaymentFrameControls {
  readonly state: FrameState;
  submit(): void;
}

/** Connects a payment's frame for as long as it is on the page. */
export function usePaymentFrame(options: PaymentFrameOptions): PaymentFrameControls {
  const { action, frame, provider } = options;
  const { locale, telemetry } = useServices();
  const [state, dispatch] = useReducer(transition, LOADING);
  const channel = useRef<FrameChannel>(undefined);
  const [adapter] = useState(() => frameAdapterOf(provider, action.nonce));
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  // messages and timers are outside React
  useEffect(() => {
    if (!adapter) {
      dispatch({ type: 'failed', code: 'INTERNAL' });
      return telemetry.failed('cashier.payment-frame', new Error(`no frame adapter for ${provider}`));
    }
    const onEvent = (event: FrameEvent): void => {
      // the frame repeats `loaded` until this reply with the theme arrives
      if (event.type === 'loaded' && frame.current?.parentElement) {
        channel.current?.send(
          adapter.init({
            locale,
            theme: frameTheme(frame.current.parentElement),
            submitLabel: latest.current.submitLabel,
          }),
        );
      }
      dispatch(event);
      if (event.type === 'ended' || (event.type === 'failed' && event.code === 'ALREADY_FINISHED'))
        latest.current.onEnded();
      if (event.type === 'close-requested') latest.current.onCloseRequested();
    };
    const opened = openFrameChannel({
      page: window,
      frame: () => frame.current,
      origin: action.origin,
      adapter,
      onEvent,
    });
    channel.current = opened;
    const stopWatchdog = after(PAYMENT_READY_WATCHDOG_MS, () => dispatch({ type: 'ready-overdue' }));
    return () => {
      stopWatchdog();
      opened.close();
      if (opened.rejected() > 0)
        telemetry.failed(
          'cashier.payment-frame',
          new Error(`rejected ${opened.rejected()} payment frame messages`),
        );
    };
  }, [action.origin, adapter, frame, locale, provider, telemetry]);

  return {
    state,
    submit() {
      if (state.status !== 'ready' || !adapter) return;
      dispatch({ type: 'submit-pressed' });
      channel.current?.send(adapter.submit());
    },
  };
}
