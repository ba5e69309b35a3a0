import { describe, expect, it } from '@jest/globals';
import { parseEvent } from '@foyer/kernel/events';
import { describeAlert } from './describeAlert.ts';

/** The text of an alert as it arrives. */
function describePayload(payload: object): unknown {
  const alert = parseEvent('api.alert', payload);
  return alert && describeAlert(alert);
}

describe('describeAlert', () => {
  it.each([
    ['pay-1', 'pay-1'],
    [null, 'unknown'],
  ])('names the payment and the anomaly: %s', (paymentId, shown) => {
    expect(describePayload({ kind: 'payment-anomaly', paymentId, anomaly: 'AMOUNT_MISMATCH' })).toEqual({
      about: `payment ${shown} AMOUNT_MISMATCH`,
      text: `Payment ${shown}: the provider reported an impossible update (AMOUNT_MISMATCH). Manual review required.`,
    });
  });

  it('asks for a manual review of withdrawals to an account in another name', () => {
    expect(describePayload({ kind: 'account-holder-mismatch', paymentId: 'pay-1' })).toEqual({
      about: 'payment pay-1 OTHER_NAME',
      text: 'Deposit pay-1 came from an account in another name. Withdrawals to it require manual review.',
    });
  });

  const day = { kind: 'reconciliation', brand: 'aurora', day: '2026-11-17' };

  it.each([
    [1, '1 line'],
    [2, '2 lines'],
  ])('states the net difference of a day with %d breaks', (breaks, lines) => {
    expect(describePayload({ ...day, breaks, difference: -4_200 })).toEqual({
      about: 'reconciliation aurora 2026-11-17',
      text: `The settlement report of 2026-11-17 differs from the ledger of aurora: ${lines}, -4200 minor units net.`,
    });
  });

  it('ends the alert of a day without breaks', () => {
    expect(describePayload({ ...day, breaks: 0, difference: 0 })).toEqual({
      about: 'reconciliation aurora 2026-11-17',
      ended: true,
      text: 'The settlement report of 2026-11-17 equals the ledger of aurora again.',
    });
  });

  it('keeps the text of an alert from a release without kinds', () => {
    const alert = { about: 'payment p', text: 'Check payment p' };
    expect(describePayload(alert)).toEqual(alert);
  });

  it('reads no alert of an unknown kind, even with a text', () => {
    expect(describePayload({ kind: 'later', about: 'a', text: 'b' })).toBeUndefined();
  });
});
