import { ignoreError } from '@foyer/kernel';
import type { Services } from '@foyer/contract';
import { followSubscription, runMachine, type MachineStore } from '@foyer/platform';
import type { Payment } from './payment.ts';
import { readIntent, writeIntent, type PaymentIntent } from './paymentIntent.ts';
import { after, every } from './adapters/timers.ts';
import { createPaymentGuard } from './paymentGuard.ts';
import { FollowPaymentsDocument, ReadPaymentDocument } from './Payment.generated.ts';

/**
 * Delays before repeating a request whose response was lost, in order (requirements/reliability#money).
 */
const RETRY_MS = [1_000, 2_000, 4_000, 8_000] as const;
const MAX_RETRY_MS = 15_000;
/** The subscription reports changes at once; polling covers a subscription that delivers nothing. */
const POLL_MS = 5_000;

/** Events of every payment, deposit or withdrawal. */
export type PaymentEvent =
  /** An intent of an earlier visit, from the device's storage. */
  | { readonly type: 'intent-restored'; readonly intent: PaymentIntent }
  | { readonly type: 'retry-due' }
  /** An update from the stream, a poll, or the answer to a cancellation. */
  | { readonly type: 'payment-updated'; readonly payment: Payment }
  | { readonly type: 'payment-missing'; readonly id: string; readonly now: number };

/** Effects of every payment store. */
export type PaymentEffect =
  | { readonly type: 'remember'; readonly intent: PaymentIntent }
  | { readonly type: 'forget' }
  | { readonly type: 'send'; readonly intent: PaymentIntent }
  | { readonly type: 'retry-later'; readonly attempt: number }
  | { readonly type: 'read-payment'; readonly id: string }
  /** The cashier has changed: limits, accounts, open payments. */
  | { readonly type: 'refresh' };

/** The differences between a deposit and a withdrawal. */
export interface PaymentFlow<State, Event, Effect extends { readonly type: string }> {
  readonly direction: PaymentIntent['direction'];
  readonly initial: State;
  transition(
    state: State,
    event: PaymentEvent | Event,
  ): { readonly state: State; readonly effects: readonly (PaymentEffect | Effect)[] };
  /** Until the outcome is known nothing may replace the page. */
  isInProgress(state: State): boolean;
  /** The payment to poll, if this state waits for one. */
  polledId(state: State): string | undefined;
  /** Sends the intent, always with the same key. A lost response is an event, too. */
  start(services: Services, intent: PaymentIntent): Promise<Event>;
  /**
   * Effects of this flow only. `read` requests a payment from the server and sends the response as an event.
   */
  perform(effect: Effect, send: (event: PaymentEvent) => void, read: (id: string) => Promise<void>): void;
  /** An update of any payment of the player, after the machine has handled it. */
  onPayment?(payment: Payment): void;
  onRefresh(): void;
}

/** Runs a payment's machine with the api, the subscription, the device's storage and the page guards. */
export function createPaymentStore<State, Event, Effect extends { readonly type: string }>(
  services: Services,
  flow: PaymentFlow<State, Event, Effect>,
): MachineStore<State, PaymentEvent | Event> {
  const { apollo, storage } = services;
  const guard = createPaymentGuard(services.guards);
  let cancelRetry = (): void => undefined;

  const machine = runMachine<State, PaymentEvent | Event, PaymentEffect | Effect>({
    initial: flow.initial,
    transition: (state, event) => flow.transition(state, event),
    perform(effect, send) {
      if (isShared(effect)) perform(effect, send);
      else flow.perform(effect, send, read);
    },
    onChange: (state) => guard(flow.isInProgress(state)),
  });

  function perform(effect: PaymentEffect, send: (event: PaymentEvent | Event) => void): void {
    switch (effect.type) {
      case 'remember':
        return storage.write('openPayment', writeIntent(effect.intent));
      case 'forget':
        return storage.write('openPayment', '');
      case 'send':
        return void flow.start(services, effect.intent).then(send);
      case 'retry-later': {
        const delay = RETRY_MS[effect.attempt - 1] ?? MAX_RETRY_MS;
        return void (cancelRetry = after(delay, () => send({ type: 'retry-due' })));
      }
      case 'read-payment':
        return void read(effect.id);
      case 'refresh':
        return flow.onRefresh();
    }
  }

  /** Only our own server decides; a failure changes nothing. */
  async function read(id: string): Promise<void> {
    try {
      const { data } = await apollo.query({
        query: ReadPaymentDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      if (!data?.viewer) return;
      const { payment } = data.viewer;
      machine.send(
        payment ? { type: 'payment-updated', payment } : { type: 'payment-missing', id, now: services.now() },
      );
    } catch (error) {
      ignoreError('payment not read')(error); // polled or retried again; the outcome stays unknown until then
    }
  }

  const stopFollowing = followSubscription(apollo, FollowPaymentsDocument, {
    onData({ paymentUpdated: payment }) {
      machine.send({ type: 'payment-updated', payment });
      flow.onPayment?.(payment);
    },
    onOpen: readCurrent,
  });
  const stopPolling = every(POLL_MS, readCurrent);

  function readCurrent(): void {
    const id = flow.polledId(machine.current());
    if (id !== undefined) void read(id);
  }

  const intent = storedIntent(services);
  if (intent?.direction === flow.direction) machine.send({ type: 'intent-restored', intent });

  return {
    ...machine,
    close() {
      guard(false);
      stopFollowing();
      stopPolling();
      cancelRetry();
      machine.close();
    },
  };
}

const SHARED: Readonly<Record<PaymentEffect['type'], true>> = {
  remember: true,
  forget: true,
  send: true,
  'retry-later': true,
  'read-payment': true,
  refresh: true,
};

function isShared(effect: { readonly type: string }): effect is PaymentEffect {
  return Object.hasOwn(SHARED, effect.type);
}

/** A payment that this player started on this device and whose outcome was not shown. */
function storedIntent({ session, storage }: Services): PaymentIntent | undefined {
  const current = session.current();
  return current.status === 'LOGGED_IN'
    ? readIntent(storage.read('openPayment'), current.playerId)
    : undefined;
}
