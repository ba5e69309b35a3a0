import type { OverrideKind } from '@foyer/kernel/override-answers';
import { BRANDS } from '@foyer/market';
import type { Argv } from 'yargs';
import { clearOverrides, giveOverride, listOverrides } from '../actions/override.ts';
import { CommandFailure } from '../failure.ts';
import { squadOf } from '../names.ts';
import type { CommonOptions, Session } from '../sessionTypes.ts';

/** Default viewer: FOYER_STAFF, or the account of the squad. */
export function defaultViewer({
  app,
  for: named,
}: {
  readonly app: string;
  readonly for?: string | undefined;
}): string {
  return named ?? process.env['FOYER_STAFF'] ?? `${squadOf(app)}@staff.test`;
}

/** `foyer override` and `foyer preview`: the same request with another lifetime and kind. */
export function overrideCommand<T extends CommonOptions>(
  parser: Argv<T>,
  kind: OverrideKind,
  open: (options: CommonOptions) => Promise<Session>,
  app: <Options>(of: Argv<Options>) => Argv<Options & { app: string | undefined }>,
) {
  return parser.command(
    `${kind} [app]`,
    kind === 'override'
      ? 'Preview your working tree on a deployed page'
      : 'Preview a release as a staff member',
    (y) =>
      app(y)
        .option('brand', { choices: BRANDS, describe: 'Brand; required unless --list' })
        .option('release', {
          type: 'string',
          describe:
            'A published release; without it, your working tree is built and published, but not for players',
        })
        .option('minutes', { type: 'number', describe: kind === 'override' ? 'At most 60' : 'At most 1440' })
        .option('for', {
          type: 'string',
          describe:
            'Email of the staff member who may see it; default: FOYER_STAFF, else the squad’s account',
        })
        .option('site', { type: 'string', describe: 'Origin of the page; default: this machine' })
        .option('list', { type: 'boolean', default: false, describe: 'List the current previews' })
        .option('clear', {
          type: 'boolean',
          default: false,
          describe: 'Revoke the active previews of this application and brand',
        })
        .option('reason', { type: 'string', describe: 'Reason for the audit log' }),
    async (options) => {
      const { app: named } = options;
      if (named === undefined) {
        if (options.list) return listOverrides(await open(options), undefined);
        throw new CommandFailure('USAGE', `Specify the application: foyer ${kind} casino --brand aurora.`);
      }
      // a squad requests overrides with its own key, as it publishes
      const session = await open({ ...options, key: squadOf(named) });
      if (options.list) return listOverrides(session, named);
      if (options.clear) return clearOverrides(session, { ...options, app: named });
      return giveOverride(session, {
        ...options,
        app: named,
        kind,
        for: defaultViewer({ ...options, app: named }),
      });
    },
  );
}
