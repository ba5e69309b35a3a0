import { expect, it } from '@jest/globals';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from './options.ts';
import { readyScreen } from './readyScreen.ts';

const settings = {
  home: join(REPOSITORY_ROOT, '.foyer'),
  mode: 'development',
  gatewayPort: 4000,
  apiPort: 4001,
  consolePort: 4008,
} as const;

it('names the console and the CLI of the instance', () => {
  const screen = readyScreen({ settings, logFile: '/logs/foyer.log', took: '4.0 s' });
  expect(screen).toContain('Console    http://localhost:4008/\n');
  expect(screen).toContain('CLI        npm run foyer -- status\n');
  expect(screen).toContain('Money      npm run dev:money');
});

it('names the home and port in the commands of a second instance', () => {
  const second = { ...settings, home: '/data/second', gatewayPort: 5400, apiPort: 5401, consolePort: 5408 };
  const screen = readyScreen({ settings: second, logFile: '/logs/foyer.log', took: '4.0 s' });
  expect(screen).toContain('Console    http://localhost:5408/\n');
  expect(screen).toContain('CLI        npm run foyer -- status --home /data/second\n');
  expect(screen).toContain('Money      FOYER_HOME=/data/second FOYER_API_PORT=5401 npm run dev:money');
});

it('shows no seeded accounts in production', () => {
  const production = { ...settings, mode: 'production' } as const;
  expect(readyScreen({ settings: production, logFile: '/logs/foyer.log', took: '4.0 s' })).not.toContain(
    'Sign in',
  );
});
