import { brands } from '@foyer/market';
import type { FoyerSettings } from '@foyer/runtime';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from './options.ts';

/** Details of an instance on the ready screen. */
export interface ReadyInstance {
  readonly settings: Pick<FoyerSettings, 'home' | 'mode' | 'gatewayPort' | 'consolePort'>;
  readonly logFile: string;
  /** Duration of the start, formatted. */
  readonly took: string;
}

/** The screen shown when everything runs, with the addresses and commands of this instance. */
export function readyScreen({ settings, logFile, took }: ReadyInstance): string {
  const { home, mode, gatewayPort, consolePort } = settings;
  const ofHome = home === join(REPOSITORY_ROOT, '.foyer') ? '' : ` --home ${home}`;
  const sites = Object.values(brands).map(
    ({ id, title }) => `    ${title.padEnd(10)} http://${id}.localhost:${gatewayPort}/`,
  );
  const development = [
    `    Sign in    funded@<brand>.test, empty@, excluded@, closed@, kyc@ · password Foyer-2026!`,
    `    Money      npm run dev:money -- aurora funded@aurora.test 250.00`,
  ];
  return [
    '',
    `  Foyer is ready (${took}).`,
    '',
    ...sites,
    '',
    `    Console    http://localhost:${consolePort}/`,
    `    CLI        npm run foyer -- status${ofHome}`,
    ...(mode === 'development' ? development : []),
    `    Health     http://localhost:${gatewayPort}/healthz`,
    `    Log        ${logFile}`,
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}
