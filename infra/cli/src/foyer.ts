import { OFF_REASONS } from '@foyer/kernel/release-plan';
import { ROLLOUT_SCHEDULES, type RolloutScheduleName } from '@foyer/kernel/rollout-schedule';
import { BRANDS, LICENCES, OPERATORS } from '@foyer/market';
import yargs, { type Argv } from 'yargs';
import { change, type ChangeOrder } from './commands/change.ts';
import { doctor } from './commands/doctor.ts';
import { errors } from './commands/errors.ts';
import { keyCommands } from './keyCommands.ts';
import { listKeys } from './commands/keys.ts';
import { scripts } from './commands/scripts.ts';
import { verifyPages } from './commands/verifyPages.ts';
import { audit, explain, status, verifyAudit, verifyFiles } from './commands/look.ts';
import { runScript } from './commands/script.ts';
import { lookerFor, overrideCommand } from './overrideCommands.ts';
import { report } from './report.ts';
import { appNamed, APP_NAMES, squadOf } from './names.ts';
import { openSession, type CommonOptions, type Session } from './session.ts';
import { staffCommands } from './staffCommands.ts';
import { paceOf } from './schedule.ts';
import { CommandFailure } from './failure.ts';
import { interrupted, type Terminal } from './terminal.ts';

const ENVIRONMENTS = ['dev', 'staging', 'production'] as const;

const WITHOUT = {
  type: 'array',
  choices: ['axe'],
  default: [],
  describe: 'Leave the browser out; the report says so',
} as const;

const common = (parser: Argv) =>
  parser
    .option('home', { type: 'string', describe: 'Data home; FOYER_HOME, else .foyer of the repository' })
    .option('registry', { type: 'string', describe: 'Address of the registry' })
    .option('key', {
      type: 'string',
      default: 'operator',
      describe: 'Key you act with: a name of keys/staff or keys/squads, or a file',
    })
    .option('environment', { alias: 'e', choices: ENVIRONMENTS, default: 'production' as const })
    .option('json', { type: 'boolean', default: false, describe: 'Answer for programs' });

/** How a shell asks what may come next (yargs). */
const COMPLETING = '--get-yargs-completions';

/** The names are choices for completion alone: an application that only the registry knows is for the registry to refuse. */
const appIn = (words: readonly string[]) => {
  const choices = words[0] === COMPLETING ? APP_NAMES : undefined;
  return <T>(parser: Argv<T>) =>
    parser.positional('app', {
      type: 'string',
      demandOption: true,
      choices,
      describe: `One of ${APP_NAMES.join(', ')}`,
      coerce: appNamed,
    });
};
const scope = <T>(parser: Argv<T>) =>
  parser
    .option('brand', { choices: BRANDS })
    .option('licence', { choices: LICENCES })
    .option('operator', { choices: OPERATORS })
    .option('locale', { type: 'string' });
const manner = <T>(parser: Argv<T>) =>
  parser
    .option('reason', { type: 'string', describe: 'Why, for the audit' })
    .option('yes', { type: 'boolean', default: false, describe: 'Do not ask' })
    .option('preview', { type: 'boolean', default: false, describe: 'Only say what it would do' })
    .option('force', {
      type: 'boolean',
      default: false,
      describe: 'Open pages do not wait for the end of a round or a payment',
    });

interface Manner extends CommonOptions {
  readonly reason: string | undefined;
  readonly yes: boolean;
  readonly preview: boolean;
  readonly force: boolean;
}

const scopeOf = ({
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

/** Understands the words of a command line, does what they say, and says how it went. Never throws. */
export async function runFoyer(words: readonly string[], terminal: Terminal): Promise<void> {
  const open = (options: CommonOptions): Promise<Session> => openSession(options, terminal);
  const decide = async (options: Manner, order: ChangeOrder): Promise<void> =>
    change(await open(options), { ...order, ...(options.force && { force: true }) }, options);
  try {
    await parserOf(words, {
      open,
      decide,
      script: (file) => runScript(file, words.slice(1), terminal),
    }).parseAsync();
  } catch (error) {
    report(error, words.includes('--json'), terminal);
  }
}

interface Doing {
  open(options: CommonOptions): Promise<Session>;
  decide(options: Manner, order: ChangeOrder): Promise<void>;
  script(file: string): Promise<void>;
}

function parserOf(words: readonly string[], { open, decide, script }: Doing) {
  const app = appIn(words);
  return overrideCommand(
    overrideCommand(common(yargs([...words]).scriptName('foyer')), 'override', open, app),
    'preview',
    open,
    app,
  )
    .command(
      'status',
      'What runs for which brand',
      (y) => y,
      async (options) => status(await open(options)),
    )
    .command(
      'explain <brand> <app> [bucket]',
      'Which release a visitor meets, and why',
      (y) =>
        app(y.positional('brand', { choices: BRANDS, demandOption: true }))
          .positional('bucket', { type: 'number', default: 0, describe: '0 to 9999' })
          .option('locale', { type: 'string' })
          .option('override', {
            type: 'string',
            describe: 'A release that somebody of the staff looks at there',
          })
          .option('without', {
            type: 'array',
            string: true,
            default: [] as string[],
            describe: 'Releases of it that would not run in the page',
          }),
      async (options) => explain(await open(options), options),
    )
    .command(
      'new',
      'Scaffold a page, component, service or remote',
      (y) => y.strict(false).help(false),
      () => script('shared/build/src/generate/run.ts'),
    )
    .command(
      'dev <app>',
      'Watch a remote inside the product of this machine, or --against any other',
      (y) =>
        app(y)
          .option('against', {
            type: 'string',
            describe:
              'Origin of a brand’s pages; only you see your working tree there. With --registry, and --home for the keys',
          })
          .option('brand', { choices: BRANDS, describe: 'Where the origin does not say it' })
          .option('for', {
            type: 'string',
            describe:
              'E-mail of the member of the staff who sees it; FOYER_STAFF, else the squad’s own account',
          }),
      async ({ against, ...options }) => {
        if (against === undefined) return script('shared/build/src/dev/run.ts');
        const { devAgainst } = await import('./dev/devAgainst.ts'); // brings the whole build with it
        await devAgainst(
          await open({ ...options, key: squadOf(options.app) }),
          { ...options, against, for: lookerFor(options) },
          interrupted(),
        );
      },
    )
    .command(
      'publish <app>',
      'Build a front end and publish it in the name of its squad',
      (y) =>
        manner(app(y))
          .option('promote', { type: 'boolean', default: false, describe: 'Make it the default as well' })
          .option('without', WITHOUT)
          .option('unchecked', {
            type: 'boolean',
            default: false,
            describe: 'Publish without a check, with --reason; a squad cannot bring it to players then',
          }),
      async (options) => {
        const { publish } = await import('./commands/publish.ts'); // brings the whole build with it
        const release = await publish(await open(options), options.app, options);
        if (options.promote && release)
          await decide(
            { ...options, key: squadOf(options.app) },
            { kind: 'promote', app: options.app, release: release.release },
          );
      },
    )
    .command(
      'check <app>',
      'Hold a front end, or the schema of the api, against everything that is live',
      (y) =>
        app(y)
          .option('brand', { choices: BRANDS, describe: 'Only what this brand meets' })
          .option('against', { choices: ENVIRONMENTS, describe: 'The same as --environment' })
          .option('sarif', { type: 'string', describe: 'Write SARIF 2.1.0 to this file' })
          .option('without', WITHOUT),
      async (options) => {
        const { check } = await import('./commands/check.ts');
        await check(
          await open({ ...options, environment: options.against ?? options.environment }),
          options.app,
          options,
        );
      },
    )
    .command(
      'promote <app> [release]',
      'Make a release the default',
      (y) =>
        manner(
          app(y)
            .positional('release', { type: 'string' })
            .option('from', { choices: ENVIRONMENTS, describe: 'Take the default of another environment' }),
        ),
      (options) =>
        decide(options, { kind: 'promote', app: options.app, release: options.release, from: options.from }),
    )
    .command(
      'rollout <app> [release]',
      'Let a share of the visitors meet a release',
      (y) =>
        manner(
          app(y)
            .positional('release', { type: 'string' })
            .option('share', {
              type: 'string',
              describe: 'For example 5%: it stays there until you say more',
            })
            .option('schedule', {
              choices: Object.keys(ROLLOUT_SCHEDULES) as RolloutScheduleName[],
              describe: 'It goes on by itself, as long as the evidence lets it',
            })
            .option('steps', { type: 'string', describe: 'A schedule of your own: 1%/10m,10%/10m,50%/20m' })
            .option('brands', { type: 'array', choices: BRANDS })
            .option('narrower', {
              type: 'boolean',
              default: false,
              describe: 'It is to reach fewer: who is left out goes back to the default',
            })
            .option('stop', { type: 'boolean', default: false }),
        ),
      (options) =>
        decide(
          options,
          options.stop
            ? { kind: 'rollout-stop', app: options.app }
            : {
                kind: 'rollout',
                app: options.app,
                release: options.release,
                ...paceOf(options),
                brands: options.brands,
                ...(options.narrower && { narrower: true }),
              },
        ),
    )
    .command(
      'rollback <app>',
      'Back to the default before this one',
      (y) => manner(app(y)),
      (options) => decide(options, { kind: 'rollback', app: options.app }),
    )
    .command(
      'pin <app> <release>',
      'Pin a release for part of the market',
      (y) => manner(scope(app(y).positional('release', { type: 'string', demandOption: true }))),
      (options) =>
        decide(options, { kind: 'pin', app: options.app, release: options.release, scope: scopeOf(options) }),
    )
    .command(
      'unpin <app>',
      'Take a pin back',
      (y) => manner(scope(app(y))),
      (options) => decide(options, { kind: 'unpin', app: options.app, scope: scopeOf(options) }),
    )
    .command(
      'off <app>',
      'Switch an application off',
      (y) =>
        manner(scope(app(y))).option('because', {
          choices: OFF_REASONS,
          default: 'maintenance' as const,
          describe: 'What players are told',
        }),
      (options) =>
        decide(options, {
          kind: 'off',
          app: options.app,
          scope: scopeOf(options),
          publicReason: options.because,
        }),
    )
    .command(
      'on <app>',
      'Switch it on again',
      (y) => manner(scope(app(y))),
      (options) => decide(options, { kind: 'on', app: options.app, scope: scopeOf(options) }),
    )
    .command(
      'lock',
      'Refuse every change of an environment, or of one brand in it',
      (y) => manner(y.option('brand', { choices: BRANDS })),
      (options) =>
        decide(options, { kind: 'lock', ...(options.brand && { scope: { brand: options.brand } }) }),
    )
    .command(
      'unlock',
      'Allow changes again',
      (y) => manner(y.option('brand', { choices: BRANDS })),
      (options) =>
        decide(options, { kind: 'unlock', ...(options.brand && { scope: { brand: options.brand } }) }),
    )
    .command(
      'withdraw <app> <release>',
      'Let a release run nowhere any more',
      (y) => manner(app(y).positional('release', { type: 'string', demandOption: true })),
      (options) => decide(options, { kind: 'withdraw', app: options.app, release: options.release }),
    )
    .command(
      'reinstate <app> <release>',
      'Let a withdrawn release run again',
      (y) => manner(app(y).positional('release', { type: 'string', demandOption: true })),
      (options) => decide(options, { kind: 'reinstate', app: options.app, release: options.release }),
    )
    .command(
      'audit',
      'Who decided what, and why',
      (y) =>
        y
          .option('app', {
            type: 'string',
            coerce: (name?: string) => (name === undefined ? undefined : appNamed(name)),
          })
          .option('brand', { choices: BRANDS })
          .option('limit', { type: 'number', default: 20 })
          .option('verify', {
            type: 'boolean',
            default: false,
            describe: 'Whether the chain of entries still holds',
          }),
      async (options) =>
        options.verify ? verifyAudit(await open(options)) : audit(await open(options), options),
    )
    .command(
      'errors [app]',
      'What browsers reported as failed, and the line of the source',
      (y) =>
        y
          .positional('app', {
            type: 'string',
            coerce: (name?: string) => (name === undefined ? undefined : appNamed(name)),
          })
          .option('since', { type: 'string', default: '1d', describe: '30m, 2h, 3d or a date' })
          .option('limit', { type: 'number', default: 20 }),
      async (options) => errors(await open(options), options),
    )
    .command(
      'verify',
      'Hash every file of what runs again (control-program check)',
      (y) =>
        y.option('pages', {
          type: 'boolean',
          default: false,
          describe: 'Compare the payment pages, fetched and loaded in a browser, with what is signed',
        }),
      async (options) =>
        options.pages ? verifyPages(await open(options)) : verifyFiles(await open(options)),
    )
    .command(
      'scripts',
      'What may run in payment pages: owner, hash, reason',
      (y) =>
        y.option('app', {
          type: 'string',
          coerce: (name?: string) => (name === undefined ? undefined : appNamed(name)),
        }),
      async (options) => scripts(await open(options), options.app),
    )
    .command(
      'keys',
      'Who may sign what, until when; keys are added and revoked',
      (y) => keyCommands(y, open),
      async (options) => listKeys(await open(options)),
    )
    .command(
      'staff',
      'Invite people who work on Foyer',
      (y) => staffCommands(y, open),
      () => undefined,
    )
    .command(
      'doctor',
      'Look at what usually is wrong',
      (y) => y,
      async (options) => doctor(await open(options)),
    )
    .completion('completion', 'Print the completion of your shell (bash, zsh): foyer completion >> ~/.bashrc')
    .demandCommand(1, 'Say what to do: foyer --help')
    .strict()
    .recommendCommands()
    .version(false)
    .wrap(110)
    .exitProcess(false)
    .fail((message: string | null, error: Error | undefined) => {
      throw error ?? new CommandFailure('USAGE', message ?? 'foyer --help');
    });
}
