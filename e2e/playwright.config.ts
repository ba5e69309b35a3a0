import './fixtures/dns.ts';
import { defineConfig } from '@playwright/test';
import { LAUNCH_OPTIONS } from './fixtures/browser.ts';

/** What no operator's decision of a journey reaches, with players of its own: it runs beside the journeys. */
const BESIDE = [
  'resilience/failureMatrix.spec.ts',
  'journeys/publicAccessibility.spec.ts',
  'journeys/cashier*.spec.ts',
];
/** What is promised in seconds is measured with the machine to itself, after everything else. */
const ALONE = ['resilience/killSwitch.spec.ts'];

export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'resilience/**/*.spec.ts', 'contracts/**/*.spec.ts'],
  outputDir: '../test-results',
  globalSetup: './fixtures/globalSetup.ts',
  // a player signed in twice is signed out once (requirements/states#session), and operators decide for everybody: so one journey at a time
  workers: 2,
  projects: [
    { name: 'journeys', testIgnore: [...BESIDE, ...ALONE], workers: 1 },
    { name: 'beside', testMatch: BESIDE, workers: 1 },
    { name: 'alone', testMatch: ALONE, workers: 1, dependencies: ['journeys', 'beside'] },
  ],
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    trace: 'retain-on-failure',
    launchOptions: LAUNCH_OPTIONS,
  },
});
