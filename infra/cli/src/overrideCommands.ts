import type { OverrideKind } from '@foyer/kernel/override-answers';
import { BRANDS } from '@foyer/market';
import type { Argv } from 'yargs';
import { clearOverrides, giveOverride, listOverrides } from './commands/override.ts';
import { squadOf } from './names.ts';
import type { CommonOptions, Session } from './session.ts';

/** The viewer by default: the person at the keyboard, or the squad's own account. */
export function lookerFor({
  app,
  for: named,
}: {
  readonly app: string;
  readonly for?: string | undefined;
}): string {
  return named ?? process.env['FOYER_STAFF'] ?? `${squadOf(app)}@staff.test`;
}

/** `foyer override` and `foyer preview`: the same with another life and another purpose. */
export function overrideCommand<T extends CommonOptions>(
  parser: Argv<T>,
  kind: OverrideKind,
  open: (options: CommonOptions) => Promise<Session>,
  app: <Options>(of: Argv<Options>) => Argv<Options & { app: string }>,
) {
  return parser.command(
    `${kind} <app>`,
    kind === 'override'
      ? 'Preview your working tree on a deployed page'
      : 'Preview a release as a staff member',
    (y) =>
      app(y)
        .option('brand', { choices: BRANDS, describe: 'Where; needed unless --list' })
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
        .option('reason', { type: 'string', describe: 'Why, for the audit' }),
    async (options) => {
      // a squad asks in its own name, as it publishes
      const session = await open({ ...options, key: squadOf(options.app) });
      if (options.list) return listOverrides(session, options.app);
      if (options.clear) return clearOverrides(session, options);
      return giveOverride(session, { ...options, kind, for: lookerFor(options) });
    },
  );
}
