import { brands } from '@foyer/market';
import type { FoyerSettings } from '@foyer/runtime';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from './options.ts';

const DEFAULT_API_PORT = 4001;

/** Details of an instance on the ready screen. */
export interface ReadyInstance {
  readonly settings: Pick<FoyerSettings, 'home' | 'mode' | 'gatewayPort' | 'apiPort' | 'consolePort'>;
  readonly logFile: string;
  /** Duration of the start, formatted. */
  readonly took: string;
}

/** The screen shown when everything runs, with the addresses and commands of this instance. */
export function readyScreen({ settings, logFile, took }: ReadyInstance): string {
  const { home, mode, gatewayPort, apiPort, consolePort } = settings;
  const isDefaultHome = home === join(REPOSITORY_ROOT, '.foyer');
  const ofHome = isDefaultHome ? '' : ` --home ${home}`;
  // `npm run dev:money` reads the instance from its environment
  const variables = [
    ...(isDefaultHome ? [] : [`FOYER_HOME=${home} `]),
    ...(apiPort === DEFAULT_API_PORT ? [] : [`FOYER_API_PORT=${apiPort} `]),
  ].join('');
  const sites = Object.values(brands).map(
    ({ id, title }) => `    ${title.padEnd(10)} http://${id}.localhost:${gatewayPort}/`,
  );
  const development = [
    `    Sign in    funded@<brand>.test, empty@, excluded@, closed@, kyc@ · password Foyer-2026!`,
    `    Money      ${variables}npm run dev:money -- aurora funded@aurora.test 250.00`,
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
