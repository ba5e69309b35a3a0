import type { EventOf } from '@foyer/kernel/events';

/** An alert as it is stored and listed. */
export interface AlertText {
  /** Identifies the cause: constant while the cause lasts. */
  readonly about: string;
  readonly text: string;
  /** True when the cause no longer exists. */
  readonly ended?: true;
}

/** Describes an alert of the api to staff. */
export function describeAlert(alert: EventOf<'api.alert'>): AlertText {
  switch (alert.kind) {
    case 'payment-anomaly': {
      const payment = alert.paymentId ?? 'unknown';
      return {
        about: `payment ${payment} ${alert.anomaly}`,
        text: `Payment ${payment}: the provider reported an impossible update (${alert.anomaly}). Manual review required.`,
      };
    }
    case 'account-holder-mismatch':
      return {
        about: `payment ${alert.paymentId} OTHER_NAME`,
        text: `Deposit ${alert.paymentId} came from an account in another name. Withdrawals to it require manual review.`,
      };
    case 'reconciliation':
      return describeReconciliation(alert);
    case undefined:
      return alert;
  }
}

function describeReconciliation({
  brand,
  day,
  breaks,
  difference,
}: Extract<EventOf<'api.alert'>, { kind: 'reconciliation' }>): AlertText {
  const about = `reconciliation ${brand} ${day}`;
  if (breaks === 0)
    return {
      about,
      ended: true,
      text: `The settlement report of ${day} equals the ledger of ${brand} again.`,
    };
  const lines = `${breaks} ${breaks === 1 ? 'line' : 'lines'}`;
  return {
    about,
    text: `The settlement report of ${day} differs from the ledger of ${brand}: ${lines}, ${difference} minor units net.`,
  };
}
