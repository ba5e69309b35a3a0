import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LaunchProblem } from './launchProblem.ts';

export const REPOSITORY_ROOT = resolve(import.meta.dirname, '../../..');

export interface LaunchOptions {
  readonly home: string;
  /** Port of the gateway; the services follow it, and the database is 32 above. */
  readonly portBase: number | undefined;
  readonly build: boolean;
  readonly quiet: boolean;
  readonly json: boolean;
  /** Time that the bootstrap spent on installing, for the status screen. */
  readonly installedMs: number;
  readonly help: boolean;
}

const LAST_PORT_BASE = 65_535 - 32;

export const USAGE = `
  npm start -- [options]

    --home <folder>      data home: database, keys, releases, logs (default .foyer, or FOYER_HOME)
    --port-base <port>   port of the gateway; the services take the next ones (default 4000)
    --no-build           use the existing releases
    --quiet              only the status screen
    --json               one line of JSON when ready, for programs
`;

export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): LaunchOptions {
  const { values } = parse(args);
  const portBase = values['port-base'] === undefined ? undefined : Number(values['port-base']);
  if (portBase !== undefined && (!Number.isInteger(portBase) || portBase < 1 || portBase > LAST_PORT_BASE)) {
    throw new LaunchProblem(
      `"${values['port-base']}" is not a port.`,
      'Use a number, for example --port-base 5000.',
    );
  }
  return {
    home: resolve(values.home ?? environment['FOYER_HOME'] ?? join(REPOSITORY_ROOT, '.foyer')),
    portBase,
    build: values['no-build'] !== true,
    quiet: values.quiet === true,
    json: values.json === true,
    installedMs: Number(values['installed-ms'] ?? 0),
    help: values.help === true,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        home: { type: 'string' },
        'port-base': { type: 'string' },
        'no-build': { type: 'boolean' },
        quiet: { type: 'boolean' },
        json: { type: 'boolean' },
        'installed-ms': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new LaunchProblem(
      error instanceof Error ? (error.message.split('.')[0] ?? '') : String(error),
      `The options are:\n${USAGE}`,
    );
  }
}

/** The ports as settings; an environment variable for a single port takes precedence. */
export function portSettings(portBase: number | undefined): Record<string, string> {
  if (portBase === undefined) return {};
  const ports = {
    GATEWAY: portBase,
    API: portBase + 1,
    IDENTITY: portBase + 2,
    GAMES: portBase + 3,
    SPORTS_FEED: portBase + 4,
    JACKPOT: portBase + 5,
    PAYMENTS: portBase + 6,
    REGISTRY: portBase + 7,
    CONSOLE: portBase + 8,
    CHAT: portBase + 9,
    EXCLUSION_REGISTER: portBase + 10,
    EID: portBase + 11,
    ENGAGEMENT: portBase + 12,
    DATABASE: portBase + 32,
  };
  return Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [`FOYER_${name}_PORT`, String(port)]),
  );
}
