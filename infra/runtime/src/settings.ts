import { isIP } from 'node:net';

/**
 * All values that tests, deployments or developers may change. Each value is read from `FOYER_<NAME>`
 * (upper snake case); durations are milliseconds unless the name says otherwise.
 */
export interface FoyerSettings {
  /** `production` disables introspection and requires trusted documents. */
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
  /** The payment provider: its API, payment pages and test bank. */
  readonly paymentsPort: number;
  readonly registryPort: number;
  readonly sportsFeedPort: number;
  /** Staff console and staff sign-in, on 127.0.0.1 only. */
  readonly consolePort: number;
  /** Public origin of the staff console; by default `http://console.localhost:<consolePort>`. */
  readonly consoleOrigin?: string | undefined;
  /** Live chat between players and support agents. */
  readonly chatPort: number;
  /** The national registers of excluded persons. */
  readonly exclusionRegisterPort: number;
  /** The national e-ID provider: its pages, tokens and the phone to test with. */
  readonly eidPort: number;
  /** Missions, points and levels of players. */
  readonly engagementPort: number;
  /** Matches of the sports feed that are not played to their end: their result is void. */
  readonly sportsAbandonedPercent: number;
  /** Matches whose first result is wrong, and is corrected after two minutes. */
  readonly sportsCorrectedPercent: number;
  /** Time between the end of a match and its result. */
  readonly sportsLateSeconds: number;
  /** Matches in sports with sets that one side wins without play: their result is void. */
  readonly sportsWalkoverPercent: number;
  /** Races with a dead heat. */
  readonly sportsDeadHeatPercent: number;
  /** Horses that are withdrawn before their race. */
  readonly sportsWithdrawnPercent: number;
  /** Minutes in which the sports feed sends nothing and answers no question. */
  readonly sportsSilentPercent: number;
  /** Minutes of a match in which its winner's price is ten times too high. */
  readonly sportsWrongPricePercent: number;
  /** Messages of the sports feed after which the one before is sent again. */
  readonly sportsRepeatedPercent: number;
  /** Interval at which the prices of a match in play follow its clock; 1 in a busy match with all markets open. */
  readonly sportsRepriceSeconds: number;
  readonly databasePort: number;
  /**
   * Assumed country of every request, ISO 3166; by default the brand's home country. A gateway with geo
   * data overrides it per request.
   */
  readonly country?: string | undefined;
  /** Region of that country, upper case; only Canada has one (requirements/entities#country-context). */
  readonly subDivision?: string | undefined;
  /**
   * Networks whose connections are anonymous, such as exits of Tor or a VPN, in CIDR notation and separated by
   * spaces: sign-ins through them are refused. Operators renew the list with their provider's data.
   */
  readonly unsafeNetworks: readonly string[];
  /**
   * Seed of a repeatable draw of the jackpot, for tests of the running product; absent: the operating system's
   * random numbers. A production refuses it.
   */
  readonly jackpotDrawSeed?: string | undefined;
  /** Secret shared by our own services for signed internal calls; created on first start in `home/keys`. */
  readonly internalSecret: string;
  /** Secret between the operator (api) and the game provider. */
  readonly gamesSecret: string;
  /**
   * Secrets between the operator (api) and the payment provider: the first one signs, all are accepted (ADR
   * 0125).
   */
  readonly paymentsSecrets: readonly string[];
  /**
   * Secrets that protect the keys of players' documents: the first one wraps new keys, all of them open existing
   * ones (ADR 0242). A lost secret makes documents unreadable.
   */
  readonly documentsSecrets: readonly string[];
  /**
   * Secrets that seal players' personal codes and derive their digests: the first one seals, all of them open, and
   * the next start seals again what another one has sealed (ADR 0256). A lost secret makes the codes unreadable.
   */
  readonly personalCodeSecrets: readonly string[];
  /** Secret between the operator (api) and the national exclusion register. */
  readonly registerSecret: string;
  /**
   * Secret of the exclusion register alone, from which it derives the hashes of persons; it cannot be rotated.
   */
  readonly registerPersonSecret: string;
  /** Bucket that stores players' documents; undefined stores them below `home` (ADR 0252). */
  readonly documentsStore?: ObjectStoreSettings | undefined;
  /** Secret from which the secrets of relying parties at the e-ID provider are derived. */
  readonly eidSecret: string;
  /** Lifetime of an access token (requirements/platform#tokens). */
  readonly accessTokenSeconds: number;
  readonly refreshTokenSeconds: number;
  readonly refreshIdleSeconds: number;
  /** Time for which a rotated refresh token still returns its successor (two tabs refreshing at once). */
  readonly refreshGraceSeconds: number;
  readonly authorizationCodeSeconds: number;
  readonly realityCheckMinutes: number;
  /**
   * Mode of player protection that every operator of this instance has at least; by default each operator's
   * own.
   */
  readonly protectionMode?: (typeof PROTECTION_MODES)[number] | undefined;
  /** Cool-off before a raised limit may be confirmed. */
  readonly limitIncreaseCoolOffHours: number;
  readonly loginAttemptsBeforeLock: number;
  readonly loginLockMinutes: number;
  readonly releaseRetentionDays: number;
  readonly gameSessionMinutes: number;
  /** Length of an hourly raffle drop; shorter in tests and demonstrations only. */
  readonly raffleHourSeconds: number;
  /** Days by which the seasonal calendar starts earlier; more than 0 in tests and demonstrations only. */
  readonly calendarDaysEarlier: number;
  /** Interval at which a gateway sends the evidence reported by browsers. */
  readonly evidenceSeconds: number;
  /** Maximum loads of a release per day that count for one browser and for one address. */
  readonly evidencePerVisitor: number;
  /** 1: webhooks of releases may call private addresses and use http; in development and tests only. */
  readonly webhookPrivateAddresses: number;
  /** Interval at which webhooks of releases are checked and delivered. */
  readonly webhookSeconds: number;
  /** Interval of rollout evaluations. */
  readonly rolloutIntervalSeconds: number;
  /** Minimum loads of a release and of its baseline before a rollout continues. */
  readonly rolloutMinimumLoads: number;
  /**
   * Interval at which payment pages are fetched as by a browser and compared with the signed content (PCI
   * DSS 11.6.1).
   */
  readonly pageCheckSeconds: number;
  /**
   * Public address of a brand's site for these page checks, previews of content and emails that staff
   * request, with the placeholder `{brand}`, through any proxy; by default the gateway itself.
   */
  readonly siteAddress?: string | undefined;
  /** Lifetime of a live-chat token; an open chat does not need another one. */
  readonly chatTokenSeconds: number;
  /** Days after its end for which a live chat is stored. */
  readonly chatRetentionDays: number;
  /** Minutes without a message after which a live chat is ended. */
  readonly chatIdleMinutes: number;
  /** Percentage of consenting pages that report timings. */
  readonly timingsPercent: number;
  /** `OTEL_EXPORTER_OTLP_ENDPOINT`, the collector of spans; undefined disables tracing. */
  readonly traceEndpoint?: string | undefined;
  /** Percentage of the traces started here that are sent. */
  readonly tracePercent: number;
  /** `FOYER_ERROR_REPORTING`: where errors of pages go; undefined reports none. */
  readonly errorReporting?: ErrorReportingTarget | undefined;
  /** Name of the environment in error reports (requirements/constants#analytics). */
  readonly errorReportingEnvironment: string;
  /** `FOYER_ANALYTICS_WEBHOOK`: address that receives the analytics events, signed; undefined forwards none. */
  readonly analyticsWebhook?: string | undefined;
  /** Secret between the operator and the receiver of the webhook; nothing else is signed with it. */
  readonly analyticsSecret: string;
}

/**
 * A bucket of an S3-compatible store: `FOYER_DOCUMENTS_STORE` with `AWS_REGION`, `AWS_ACCESS_KEY_ID` and
 * `AWS_SECRET_ACCESS_KEY`.
 */
export interface ObjectStoreSettings {
  /** Base address, without a slash at the end. */
  readonly bucketUrl: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** `local`: the log of the gateway. Otherwise the ingest address of a service that accepts Sentry envelopes. */
export type ErrorReportingTarget = 'local' | { readonly envelopeUrl: string; readonly key: string };

/** Same values as in the market data, which this package may not import. */
const PROTECTION_MODES = ['specification', 'strict'] as const;

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
  chatPort: 4009,
  exclusionRegisterPort: 4010,
  eidPort: 4011,
  engagementPort: 4012,
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
  raffleHourSeconds: 3600,
  calendarDaysEarlier: 0,
  evidenceSeconds: 5,
  evidencePerVisitor: 2,
  webhookPrivateAddresses: 0,
  webhookSeconds: 5,
  rolloutIntervalSeconds: 5,
  rolloutMinimumLoads: 100,
  pageCheckSeconds: 60,
  chatTokenSeconds: 60,
  chatRetentionDays: 365,
  chatIdleMinutes: 120,
  sportsAbandonedPercent: 0.2,
  sportsCorrectedPercent: 0.5,
  sportsLateSeconds: 0,
  sportsWalkoverPercent: 0.5,
  sportsDeadHeatPercent: 3,
  sportsWithdrawnPercent: 4,
  sportsSilentPercent: 0,
  sportsWrongPricePercent: 0,
  sportsRepeatedPercent: 0,
  sportsRepriceSeconds: 5,
  timingsPercent: 100,
  tracePercent: 100,
} as const;

/** requirements/constants#analytics */
const ERROR_REPORTING_ENVIRONMENT = 'staging';

export type SettingsSource = Readonly<Record<string, string | undefined>>;

/**
 * @throws with a one-line message for an invalid value. `payments`, `analytics`, `documents` and `personalCodes` hold
 * one secret per line; the first one signs, wraps or seals.
 */
export function readSettings(
  source: SettingsSource,
  home: string,
  secrets: {
    internal: string;
    games: string;
    payments: string;
    analytics?: string;
    documents?: string;
    personalCodes?: string;
    register?: string;
    registerPersons?: string;
    eid?: string;
  },
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
    protectionMode: protectionSetting(source),
    country: codeSetting(source, 'FOYER_COUNTRY'),
    subDivision: codeSetting(source, 'FOYER_SUB_DIVISION'),
    unsafeNetworks: networksSetting(source, 'FOYER_UNSAFE_NETWORKS'),
    jackpotDrawSeed: drawSeedSetting(source, mode),
    errorReporting: errorReportingSetting(source),
    analyticsWebhook: addressSetting(source, 'FOYER_ANALYTICS_WEBHOOK'),
    errorReportingEnvironment: source['FOYER_ERROR_REPORTING_ENVIRONMENT'] ?? ERROR_REPORTING_ENVIRONMENT,
    internalSecret: secrets.internal,
    gamesSecret: secrets.games,
    paymentsSecrets: linesOf(secrets.payments),
    analyticsSecret: linesOf(secrets.analytics ?? '')[0] ?? '',
    documentsSecrets: linesOf(secrets.documents ?? ''),
    personalCodeSecrets: linesOf(secrets.personalCodes ?? ''),
    registerSecret: secrets.register ?? '',
    registerPersonSecret: secrets.registerPersons ?? '',
    documentsStore: documentsStoreSetting(source),
    eidSecret: linesOf(secrets.eid ?? '')[0] ?? '',
    ...numbers,
  };
}

function linesOf(secrets: string): readonly string[] {
  return secrets.split(/\s+/).filter((secret) => secret !== '');
}

function originSetting(source: SettingsSource, variable: string): string | undefined {
  const text = source[variable];
  if (text === undefined || text === '') return undefined;
  if (!URL.canParse(text) || new URL(text).origin !== text)
    throw new Error(`${variable} must be an origin such as https://console.example, not "${text}".`);
  return text;
}

function drawSeedSetting(source: SettingsSource, mode: FoyerSettings['mode']): string | undefined {
  const seed = source['FOYER_JACKPOT_DRAW_SEED'];
  if (seed === undefined || seed === '') return undefined;
  if (mode === 'production')
    throw new Error('FOYER_JACKPOT_DRAW_SEED makes draws predictable; it must not be set in production.');
  return seed;
}

function networksSetting(source: SettingsSource, variable: string): readonly string[] {
  const networks = linesOf(source[variable] ?? '');
  const invalid = networks.find((network) => !isNetwork(network));
  if (invalid !== undefined)
    throw new Error(`${variable} must list networks such as 198.51.100.0/24, not "${invalid}".`);
  return networks;
}

function isNetwork(text: string): boolean {
  const [address = '', prefix = '', ...rest] = text.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  return rest.length === 0 && bits !== undefined && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits;
}

function addressSetting(source: SettingsSource, variable: string): string | undefined {
  const text = source[variable];
  if (text === undefined || text === '') return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`${variable} must be an address such as https://events.example/foyer, not "${text}".`);
  return text;
}

function documentsStoreSetting(source: SettingsSource): ObjectStoreSettings | undefined {
  const bucketUrl = addressSetting(source, 'FOYER_DOCUMENTS_STORE')?.replace(/\/$/, '');
  if (bucketUrl === undefined) return undefined;
  const {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  } = source;
  if (region === undefined || accessKeyId === undefined || secretAccessKey === undefined)
    throw new Error('FOYER_DOCUMENTS_STORE needs AWS_REGION, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  return { bucketUrl, region, accessKeyId, secretAccessKey };
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

/** A DSN is `https://<key>@<host>[/<path>]/<project>`. */
function errorReportingSetting(source: SettingsSource): ErrorReportingTarget | undefined {
  const text = source['FOYER_ERROR_REPORTING'] ?? '';
  if (text === '' || text === 'off') return undefined;
  if (text === 'local') return text;
  const dsn = URL.canParse(text) ? new URL(text) : undefined;
  const [, folder = '', project] = /^(.*)\/(\w+)$/.exec(dsn?.pathname ?? '') ?? [];
  if (!dsn || !/^https?:$/.test(dsn.protocol) || dsn.username === '' || project === undefined)
    throw new Error(
      'FOYER_ERROR_REPORTING must be off, local, or a DSN such as https://key@errors.example/7.',
    );
  return { envelopeUrl: `${dsn.origin}${folder}/api/${project}/envelope/`, key: dsn.username };
}

function protectionSetting(source: SettingsSource): FoyerSettings['protectionMode'] {
  const text = source['FOYER_PROTECTION_MODE'];
  if (text === undefined || text === '') return undefined;
  const mode = PROTECTION_MODES.find((known) => known === text);
  if (mode === undefined)
    throw new Error(`FOYER_PROTECTION_MODE must be specification or strict, not "${text}".`);
  return mode;
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
