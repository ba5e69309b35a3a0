import { BRANDS } from '@foyer/market';
import type { Argv } from 'yargs';
import { decisionOptions, WITHOUT, type AppArgument, type CommandContext } from '../commandOptions.ts';
import { parseAgainst } from '../check/liveSet.ts';
import { refuseMisspelt, squadOf } from '../names.ts';
import { defaultViewer } from './overrideCommands.ts';
import type { CommonOptions } from '../sessionTypes.ts';
import { interrupted } from '../terminal.ts';

/** Scaffold, watch, build, publish and check a front end. */
export function buildCommands<T extends CommonOptions>(
  parser: Argv<T>,
  { open, script }: CommandContext,
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
      'Develop a remote in the product on this machine, or --against another one',
      (y) =>
        app(y)
          .option('against', {
            type: 'string',
            describe:
              'Origin of a brand’s pages; only you see your working tree there. Needs --registry, and --home for the keys; in a squad’s repository FOYER_REGISTRY and FOYER_SIGNING_KEY',
          })
          .option('brand', { choices: BRANDS, describe: 'Needed when the origin does not contain the brand' })
          .option('for', {
            type: 'string',
            describe:
              'Email of the staff member who may see it; default: FOYER_STAFF, else the squad’s account',
          }),
      async (options) => {
        const { against } = options;
        refuseMisspelt(options.app);
        if (against === undefined) return script('shared/build/src/dev/run.ts');
        const { devAgainst } = await import('../dev/devAgainst.ts'); // imported here because it loads the build tools
        await devAgainst(
          await open({ ...options, key: squadOf(options.app) }),
          { ...options, against, for: defaultViewer(options) },
          interrupted(),
        );
      },
    )
    .command(
      'publish <app>',
      'Build a front end and publish it as its squad',
      (y) =>
        decisionOptions(app(y))
          .option('promote', { type: 'boolean', default: false, describe: 'Make it the default as well' })
          .option('without', WITHOUT)
          .option('ticket', {
            type: 'string',
            describe: 'Ticket of the change; default: the one in the branch name or the commit',
          })
          .option('allow-older', {
            type: 'boolean',
            default: false,
            describe: 'Publish a commit that does not contain the live release',
          })
          .option('unchecked', {
            type: 'boolean',
            default: false,
            describe: 'Publish without a check, with --reason; a squad cannot promote such a release',
          }),
      async (options) => {
        const { publish, publishAndPromote } = await import('../actions/publish.ts');
        if (options.promote) {
          const session = await open({ ...options, key: squadOf(options.app) });
          return publishAndPromote(session, options.app, options);
        }
        const session = await open(options);
        const published = await publish(session, options.app, options);
        if (published) session.printResult(published.value, published.text);
      },
    )
    .command(
      'check <app>',
      'Check a front end or the API schema against all live releases',
      (y) =>
        app(y)
          .option('brand', { choices: BRANDS, describe: 'Check only against the releases of this brand' })
          .option('against', {
            type: 'string',
            describe: 'An environment, previous, or planned releases: shell@4f1c,casino@09ab',
          })
          .option('thorough', {
            type: 'boolean',
            default: false,
            describe: 'Open every page in every brand; without it, each page in one brand',
          })
          .option('sarif', { type: 'string', describe: 'Write SARIF 2.1.0 to this file' })
          .option('without', WITHOUT),
      async (options) => {
        const { environment, liveSet } = parseAgainst(options.against);
        const { check } = await import('../actions/check.ts');
        await check(
          await open({ ...options, environment: environment ?? options.environment }),
          options.app,
          { ...options, isQuick: !options.thorough, against: liveSet, againstEnvironment: environment },
        );
      },
    );
}
