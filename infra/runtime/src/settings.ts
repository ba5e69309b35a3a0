/**
 * Everything that tests, deployments or an impatient developer may change, in one place.
 * Each value is read from `FOYER_<NAME>` (upper snake case); durations are milliseconds unless the name says otherwise.
 */
export interface FoyerSettings {
  /** `production` switches introspection off and trusted documents on. */
  readonly mode: 'development' | 'production';
  /** Absolute path of the data home (database, keys, releases, logs). */
  readonly home: string;
  /** When set, no embedded database is started. */
  readonly databaseUrl: string | undefined;
  readonly gatewayPort: number;
  readonly apiPort: number;
  readonly identityPort: number;
  readonly gamesPort: number;
  readonly jackpotPort: number;
  /** The payment provider: its api, its payment pages and its test bank. */
  readonly paymentsPort: number;
  readonly registryPort: number;
  readonly sportsFeedPort: number;
  /** The staff's console and sign-in, on 127.0.0.1 only. */
  readonly consolePort: number;
  /** Under which the staff's browsers know it; by default `http://console.localhost:<consolePort>`. */
  readonly consoleOrigin?: string | undefined;
  readonly databasePort: number;
  /** Country every request is taken to come from, ISO 3166; by default the brand's home country. An edge with geo data replaces it per request. */
  readonly country?: string | undefined;
  /** Region of that country, upper case; only Canada has one (requirements/entities#country-context). */
  readonly subDivision?: string | undefined;
  /** Secret shared by our own services for signed internal calls; made on first start, kept in `home/keys`. */
  readonly internalSecret: string;
  /** Secret between the operator (api) and the game provider. */
  readonly gamesSecret: string;
  /** Secrets between the operator (api) and the payment provider: the first signs, each is accepted (ADR 0125). */
  readonly paymentsSecrets: readonly string[];
  /** Life of an access token (requirements/platform#tokens). */
  readonly accessTokenSeconds: number;
  readonly refreshTokenSeconds: number;
  readonly refreshIdleSeconds: number;
  /** How long a rotated refresh token still answers with its successor (two tabs racing). */
  readonly refreshGraceSeconds: number;
  readonly authorizationCodeSeconds: number;
  readonly realityCheckMinutes: number;
  /** Cool-off before a raised limit may be confirmed. */
  readonly limitIncreaseCoolOffHours: number;
  readonly loginAttemptsBeforeLock: number;
  readonly loginLockMinutes: number;
  readonly releaseRetentionDays: number;
  readonly gameSessionMinutes: number;
  /** How often an edge sends what browsers met. */
  readonly evidenceSeconds: number;
  /** Loads of a release that one browser, and one address, counts with in a day. */
  readonly evidencePerVisitor: number;
  /** How often rollouts are looked at. */
  readonly rolloutLookSeconds: number;
  /** Loads of a release, and of what it is compared with, before a rollout goes on. */
  readonly rolloutFewestLoads: number;
  /** How often payment pages are fetched as a browser would and held against what was signed (PCI DSS 11.6.1). */
  readonly pageCheckSeconds: number;
  /** How that is done: the address of a brand's site with `{brand}` in it, through whatever stands before the edge; by default the edge itself. */
  readonly siteAddress?: string | undefined;
  /** Percentage of the consenting pages that measure. */
  readonly timingsPercent: number;
  /** `OTEL_EXPORTER_OTLP_ENDPOINT`, where spans are sent; none are made without it. */
  readonly traceEndpoint?: string | undefined;
  /** Of a hundred traces that begin here, this many are sent. */
  readonly tracePercent: number;
}

const DEFAULTS = {
  gatewayPort: 4000,
  apiPort: 4001,
  identityPort: 4002,
  gamesPort: 4003,
  jackpotPort: 4005,
  paymentsPort: 4006,
  registryPort: 4007,
  sportsFeedPort: 4004,
  consolePort: 4008,
  databasePort: 4032,
  accessTokenSeconds: 300,
  refreshTokenSeconds: 8 * 3600,
  refreshIdleSeconds: 30 * 60,
  refreshGraceSeconds: 30,
  authorizationCodeSeconds: 60,
  realityCheckMinutes: 60,
  limitIncreaseCoolOffHours: 24,
  loginAttemptsBeforeLock: 5,
  loginLockMinutes: 30,
  releaseRetentionDays: 7,
  gameSessionMinutes: 240,
  evidenceSeconds: 5,
  evidencePerVisitor: 2,
  rolloutLookSeconds: 5,
  rolloutFewestLoads: 100,
  pageCheckSeconds: 60,
  timingsPercent: 100,
  tracePercent: 100,
} as const;

export type SettingsSource = Readonly<Record<string, string | undefined>>;

/** Throws with one clear line when a value is not what it should be. `payments` is one secret a line, the one to sign with first. */
export function readSettings(
  source: SettingsSource,
  home: string,
  secrets: { internal: string; games: string; payments: string },
): FoyerSettings {
  const numbers = Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, fallback]) => [name, numberSetting(source, name, fallback)]),
  ) as Record<keyof typeof DEFAULTS, number>;
  const mode = source['FOYER_MODE'] ?? 'development';
  if (mode !== 'development' && mode !== 'production')
    throw new Error(`FOYER_MODE must be development or production, not "${mode}".`);
  return {
    mode,
    home,
    databaseUrl: source['DATABASE_URL'],
    traceEndpoint: source['OTEL_EXPORTER_OTLP_ENDPOINT'],
    consoleOrigin: originSetting(source, 'FOYER_CONSOLE_ORIGIN'),
    siteAddress: siteSetting(source),
    country: codeSetting(source, 'FOYER_COUNTRY'),
    subDivision: codeSetting(source, 'FOYER_SUB_DIVISION'),
    internalSecret: secrets.internal,
    gamesSecret: secrets.games,
    paymentsSecrets: secrets.payments.split(/\s+/).filter((secret) => secret !== ''),
    ...numbers,
  };
}

function originSetting(source: SettingsSource, variable: string): string | undefined {
  const text = source[variable];
  if (text === undefined || text === '') return undefined;
  if (!URL.canParse(text) || new URL(text).origin !== text)
    throw new Error(`${variable} must be an origin such as https://console.example, not "${text}".`);
  return text;
}

function siteSetting(source: SettingsSource): string | undefined {
  const text = source['FOYER_SITE_ADDRESS'];
  if (text === undefined || text === '') return undefined;
  const example = text.replace('{brand}', 'aurora');
  if (example === text || !URL.canParse(example) || new URL(example).origin !== example)
    throw new Error(
      `FOYER_SITE_ADDRESS must be an origin with {brand} in it such as https://{brand}.example, not "${text}".`,
    );
  return text;
}

function codeSetting(source: SettingsSource, variable: string): string | undefined {
  const text = source[variable];
  if (text === undefined || text === '') return undefined;
  if (!/^[A-Za-z]{2,3}$/.test(text))
    throw new Error(`${variable} must be a code of letters such as FI, not "${text}".`);
  return text.toUpperCase();
}

function numberSetting(source: SettingsSource, name: string, fallback: number): number {
  const variable = `FOYER_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
  const text = source[variable];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0)
    throw new Error(`${variable} must be a number of at least 0, not "${text}".`);
  return value;
}
