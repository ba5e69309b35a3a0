import { expect, it } from '@jest/globals';
import type { PaymentMethodKind } from '@foyer/graphql/main';
import { fakeServices, renderPiece } from '@foyer/platform/testing';
import { usePayoutTime } from './usePayoutTime.ts';

const THURSDAY = Date.parse('2026-11-26T12:00:00Z');
const SATURDAY = Date.parse('2026-11-28T12:00:00Z');

function PayoutTime({ kind }: { readonly kind: PaymentMethodKind }) {
  return <>{usePayoutTime()(kind, 60)}</>;
}

it.each<[string, PaymentMethodKind, number, boolean, string]>([
  [
    'names the next working day for a bank at a weekend',
    'INSTANT_BANK',
    SATURDAY,
    false,
    'Next working day or later',
  ],
  [
    'names the next working day for a card at a weekend',
    'CARD',
    SATURDAY,
    false,
    'Next working day or later',
  ],
  ['names the duration of a wallet at a weekend', 'WALLET', SATURDAY, false, 'About 1 minute'],
  ['names the duration on a working day', 'CARD', THURSDAY, false, 'About 1 minute'],
  ['names the duration where the brand shows no weekends', 'CARD', SATURDAY, true, 'About 1 minute'],
])('the payout time %s', (_what, kind, now, isSilent, expected) => {
  const services = fakeServices({ features: { DisableWeekendWithdrawalMessages: isSilent }, now });
  expect(renderPiece(<PayoutTime kind={kind} />, { services }).container.textContent).toBe(expected);
});
