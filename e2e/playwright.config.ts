import './fixtures/dns.ts';
import './fixtures/seed.ts';
import { defineConfig } from '@playwright/test';
import { LAUNCH_OPTIONS } from './fixtures/browser.ts';
import { leftOut } from './rotation.ts';

/**
 * Journeys in which an operator or a squad changes what other visitors see, and journeys on the same pages;
 * they run one at a time. They switch off the sportsbook of caravel and compare reports of caravel's
 * payment pages.
 */
const OPERATORS = [
  'journeys/console*.spec.ts',
  'journeys/sports.spec.ts',
  'resilience/deviceClock.spec.ts',
  'resilience/paymentPages.spec.ts',
  'resilience/staffView.spec.ts',
];

/** Specs that restart, kill or configure their own product; one at a time, so that only one is started. */
const OWN_PRODUCT = [
  'journeys/accountEvents.spec.ts',
  'journeys/jackpotDraw.spec.ts',
  'journeys/jackpotWin.spec.ts',
  'journeys/liveChat.spec.ts',
  'journeys/missions.spec.ts',
  'journeys/nationalId.spec.ts',
  'journeys/calendar.spec.ts',
  'journeys/raffle.spec.ts',
  'journeys/realityCheck.spec.ts',
  'journeys/miniGames.spec.ts',
  'journeys/rewardsShop.spec.ts',
  'journeys/signInCodes.spec.ts',
  'journeys/sportsBet.spec.ts',
  'journeys/strictProtection.spec.ts',
  'journeys/strictRealityCheck.spec.ts',
  'journeys/strictUrgency.spec.ts',
  'journeys/tournaments.spec.ts',
  'resilience/databaseDown.spec.ts',
  'resilience/processKill.spec.ts',
  'resilience/sessionRenewal.spec.ts',
];

const LEFT_OUT = leftOut().map((spec) => `**/${spec}`);

export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'resilience/**/*.spec.ts'],
  testIgnore: LEFT_OUT,
  outputDir: '../test-results/journeys',
  globalSetup: './fixtures/globalSetup.ts',
  // one worker for each of the first three projects: journeys with their own product mostly wait; accounts
  // are locked for the duration of a test (fixtures/accountLock.ts)
  workers: 3,
  projects: [
    { name: 'operators', testMatch: OPERATORS, grepInvert: /@alone|@timed/, workers: 1 },
    { name: 'own-product', testMatch: OWN_PRODUCT, grepInvert: /@alone|@timed/, workers: 1 },
    {
      name: 'journeys',
      testIgnore: [...OPERATORS, ...OWN_PRODUCT, ...LEFT_OUT],
      grepInvert: /@alone|@timed/,
      workers: 2,
    },
    // one worker for each core, so that the promised times can be measured
    {
      name: 'timed',
      grep: /@timed/,
      workers: 2,
      fullyParallel: true,
      dependencies: ['operators', 'own-product', 'journeys'],
    },
    // tests with time limits, and tests that change a release for all visitors of a brand
    { name: 'alone', grep: /@alone/, workers: 1, dependencies: ['timed'] },
  ],
  retries: 0,
  // long journeys need most of a minute on a quiet machine; each expectation has its own limit
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // painting movement without a graphics card costs a tenth of the processor time of the journeys
    contextOptions: { reducedMotion: 'reduce' },
    // the screenshots and snapshots of a trace cost a third of the processor time of the journeys
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: LAUNCH_OPTIONS,
  },
});
