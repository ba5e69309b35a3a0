import { existsSync } from 'node:fs';
import path from 'node:path';
import { chosenGroup } from '@foyer/testing/effort';

/**
 * Specs that take turns in `npm test`: each commit runs one group, `npm test -- --all` runs all (ADR 0303). Their
 * rules also have unit tests. The groups take about the same time, and own products with the same settings
 * are started in one group. A spec that is not listed runs for every commit.
 */
const GROUPS: readonly (readonly string[])[] = [
  [
    'journeys/accessibility.spec.ts',
    'journeys/bankLinking.spec.ts',
    'journeys/calendar.spec.ts',
    'journeys/depositLink.spec.ts',
    'journeys/exclusionReturn.spec.ts',
    'journeys/jackpotWin.spec.ts',
    'journeys/liveChat.spec.ts',
    'journeys/promotions.spec.ts',
    'journeys/realityCheck.spec.ts',
    'journeys/rewards.spec.ts',
    'resilience/backForward.spec.ts',
    'resilience/deviceClock.spec.ts',
    'resilience/paymentPages.spec.ts',
    'resilience/processKill.spec.ts',
  ],
  [
    'journeys/addresses.spec.ts',
    'journeys/cashierDialog.spec.ts',
    'journeys/cashierInterrupted.spec.ts',
    'journeys/consoleMoney.spec.ts',
    'journeys/consoleRules.spec.ts',
    'journeys/dataArchive.spec.ts',
    'journeys/missions.spec.ts',
    'journeys/publicAccessibility.spec.ts',
    'journeys/rewardsShop.spec.ts',
    'journeys/strictProtection.spec.ts',
    'journeys/strictRealityCheck.spec.ts',
    'journeys/strictUrgency.spec.ts',
    'resilience/databaseDown.spec.ts',
    'resilience/lazyPartRecovery.spec.ts',
    'resilience/staffView.spec.ts',
  ],
  [
    'journeys/bankAccessibility.spec.ts',
    'journeys/consoleBoostedOdds.spec.ts',
    'journeys/consoleContent.spec.ts',
    'journeys/freeSpins.spec.ts',
    'journeys/gatewaySession.spec.ts',
    'journeys/insufficientFunds.spec.ts',
    'journeys/jackpot.spec.ts',
    'journeys/jackpotDraw.spec.ts',
    'journeys/layout.spec.ts',
    'journeys/nationalId.spec.ts',
    'journeys/payAndPlay.spec.ts',
    'journeys/raffle.spec.ts',
    'journeys/signInCodes.spec.ts',
    'journeys/tournaments.spec.ts',
    'resilience/offline.spec.ts',
    'resilience/releaseGate.spec.ts',
    'resilience/sessionRenewal.spec.ts',
  ],
];

/**
 * The specs that the current run leaves out; none unless `FOYER_E2E_ROTATION=1`, the default of `npm test`.
 * @throws when a listed spec does not exist.
 */
export function leftOut(): readonly string[] {
  for (const spec of GROUPS.flat())
    if (!existsSync(path.join(import.meta.dirname, spec)))
      throw new Error(`e2e/rotation.ts lists ${spec}, which does not exist.`);
  if (process.env['FOYER_E2E_ROTATION'] !== '1') return [];
  const chosen = chosenGroup(GROUPS.length);
  return GROUPS.flatMap((group, index) => (index === chosen ? [] : group));
}
