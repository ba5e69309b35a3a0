import { BRANDS } from '@foyer/market';
import type { Argv } from 'yargs';
import { ENVIRONMENTS, manner, WITHOUT, type AppArgument, type Doing } from './commandOptions.ts';
import { squadOf } from './names.ts';
import { lookerFor } from './overrideCommands.ts';
import type { CommonOptions } from './session.ts';
import { interrupted } from './terminal.ts';

/** Scaffold, watch, build, publish and check a front end. */
export function buildCommands<T extends CommonOptions>(
  parser: Argv<T>,
  { open, decide, script }: Doing,
  app: AppArgument,
) {
  return parser
    .command(
      'new',
      'Scaffold a page, component, service or remote',
      (y) => y.strict(false).help(false),
      () => script('shared/scaffolding/src/run.ts'),
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
              'Email of the member of the staff who sees it; FOYER_STAFF, else the squad’s own account',
          }),
      async (options) => {
        const { against } = options;
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
          .option('brand', { choices: BRANDS, describe: 'Only against the releases of this brand' })
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
    );
}
