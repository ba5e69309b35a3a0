import { BRANDS, LICENCES, OPERATORS } from '@foyer/market';
import type { Argv } from 'yargs';
import type { ChangeRequest } from './actions/change.ts';
import { appNamed, APP_NAMES } from './names.ts';
import type { CommonOptions, Session } from './sessionTypes.ts';

export const ENVIRONMENTS = ['dev', 'staging', 'production'] as const;

export const WITHOUT = {
  type: 'array',
  choices: ['axe'],
  default: [],
  describe: 'Skip the browser checks; the report mentions it',
} as const;

export const commonOptions = (parser: Argv) =>
  parser
    .option('home', {
      type: 'string',
      describe: 'Data folder; default: FOYER_HOME, else .foyer in the repository',
    })
    .option('registry', { type: 'string', describe: 'Address of the registry' })
    .option('key', {
      type: 'string',
      default: 'operator',
      describe: 'Signing key: a name in keys/staff or keys/squads, or a file',
    })
    .option('environment', { alias: 'e', choices: ENVIRONMENTS, default: 'production' as const })
    .option('json', { type: 'boolean', default: false, describe: 'Print the result as JSON' });

/** Argument with which the shell requests completions (yargs). */
const COMPLETING = '--get-yargs-completions';

/** The names are choices for completion only: the registry validates the application. */
const appPositional = (args: readonly string[]) => ({
  type: 'string' as const,
  choices: args[0] === COMPLETING ? APP_NAMES : undefined,
  describe: `One of ${APP_NAMES.join(', ')}`,
});

export const appArgumentFor =
  (args: readonly string[]) =>
  <T>(parser: Argv<T>) =>
    parser.positional('app', { ...appPositional(args), demandOption: true, coerce: appNamed });

/** For commands that can list what concerns every application. */
export const optionalAppFor =
  (args: readonly string[]) =>
  <T>(parser: Argv<T>) =>
    parser.positional('app', {
      ...appPositional(args),
      coerce: (name?: string) => (name === undefined ? undefined : appNamed(name)),
    });

/** Adds `<app>` to a command. */
export type AppArgument = <Options>(of: Argv<Options>) => Argv<Options & { app: string }>;

/** Adds `[app]` to a command. */
export type OptionalAppArgument = ReturnType<typeof optionalAppFor>;

export const scopeOptions = <T>(parser: Argv<T>) =>
  parser
    .option('brand', { choices: BRANDS })
    .option('licence', { choices: LICENCES })
    .option('operator', { choices: OPERATORS })
    .option('locale', { type: 'string' });

export const decisionOptions = <T>(parser: Argv<T>) =>
  parser
    .option('reason', { type: 'string', describe: 'Reason for the audit log' })
    .option('yes', { type: 'boolean', default: false, describe: 'Skip the confirmation' })
    .option('preview', {
      type: 'boolean',
      default: false,
      describe: 'Show the effect without changing anything',
    })
    .option('force', {
      type: 'boolean',
      default: false,
      describe: 'Open pages do not wait for the end of a round or a payment',
    })
    .option('break-glass', {
      type: 'boolean',
      default: false,
      describe:
        'Operators, in an emergency: request a release without a passed check, which a second one approves',
    });

export interface DecisionOptions extends CommonOptions {
  readonly reason: string | undefined;
  readonly yes: boolean;
  readonly preview: boolean;
  readonly force: boolean;
  readonly breakGlass: boolean;
}

export const scopeOf = ({
  brand,
  licence,
  operator,
  locale,
}: {
  brand?: string | undefined;
  licence?: string | undefined;
  operator?: string | undefined;
  locale?: string | undefined;
}) => ({ brand, licence, operator, locale });

/** Handlers of the commands; each opens a session when it runs. */
export interface CommandContext {
  open(options: CommonOptions): Promise<Session>;
  decide(options: DecisionOptions, request: ChangeRequest): Promise<void>;
  script(file: string): Promise<void>;
}
