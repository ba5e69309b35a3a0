import './fixtures/dns.ts';
import { defineConfig } from '@playwright/test';
import { LAUNCH_OPTIONS } from './fixtures/browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'resilience/**/*.spec.ts', 'contracts/**/*.spec.ts'],
  outputDir: '../test-results',
  globalSetup: './fixtures/globalSetup.ts',
  // two cores carry the product, the database and the browser; and a player signed in twice is signed out once (spec §4.1)
  workers: 1,
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
