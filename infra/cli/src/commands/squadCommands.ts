import { SQUAD_ICONS } from '@foyer/kernel/squad-answers';
import { BRANDS } from '@foyer/market';
import type { Argv } from 'yargs';
import { changeSquad, decideSquad, inviteSquad, listSquads, renewInvitation } from '../actions/squads.ts';
import type { CommonOptions, Session } from '../session.ts';

const DEFAULT_DAYS = 7;

function named<T>(parser: Argv<T>) {
  return parser
    .positional('name', {
      type: 'string',
      demandOption: true,
      describe: 'Name of the squad, for example poker',
    })
    .option('reason', { type: 'string', describe: 'Reason for the audit log' })
    .option('yes', { type: 'boolean', default: false, describe: 'Skip the confirmation' });
}

function details<T>(parser: Argv<T>) {
  return named(parser)
    .option('brand', { type: 'array', choices: BRANDS, describe: 'Brands that have its pages' })
    .option('js', { type: 'number', describe: 'Budget: compressed bytes of the scripts of a first page' })
    .option('css', { type: 'number', describe: 'Budget: compressed bytes of the styles of a first page' })
    .option('label', {
      type: 'array',
      string: true,
      describe: 'Text of the menu entry by locale: en=Poker fi=Pokeri; none: no entry',
    })
    .option('icon', { choices: SQUAD_ICONS, describe: 'Icon of the menu entry' })
    .option('position', { type: 'number', describe: 'Place among the entries of invited squads, ascending' })
    .option('contact', { type: 'string', describe: 'Email of the squad' });
}

const days = {
  type: 'number',
  default: DEFAULT_DAYS,
  describe: 'Days until the invitation expires',
} as const;

/** `foyer squads list`, `invite`, `renew`, `approve`, `change`, `suspend` and `resume`. */
export function squadCommands<T extends CommonOptions>(
  parser: Argv<T>,
  open: (options: CommonOptions) => Promise<Session>,
) {
  const decisions = [
    ['approve', 'Approve a squad that another operator invited in the console'],
    ['suspend', 'Remove the pages and the menu entry of a squad from every brand'],
    ['resume', 'End the suspension of a squad'],
  ] as const;
  const decided = decisions.reduce(
    (of, [kind, about]) =>
      of.command(
        `${kind} <name>`,
        about,
        (y) => named(y),
        async (options) => decideSquad(await open(options), kind, options),
      ),
    parser,
  );
  return decided
    .command(
      'list',
      'List the invited squads',
      (y) => y,
      async (options) => listSquads(await open(options)),
    )
    .command(
      'invite <name>',
      'Invite a squad: its address, brands, budget and menu entry, and a one-time token for its key',
      (y) =>
        details(y)
          .option('prefix', { type: 'string', describe: 'First segment of its addresses; default: its name' })
          .option('days', days),
      async (options) => inviteSquad(await open(options), options),
    )
    .command(
      'renew <name>',
      'Replace the invitation of a squad that has no key yet',
      (y) => named(y).option('days', days),
      async (options) => renewInvitation(await open(options), options),
    )
    .command(
      'change <name>',
      'Change brands, budget, menu entry or contact of a squad',
      (y) =>
        details(y).option('menu', {
          type: 'boolean',
          default: true,
          describe: '--no-menu removes the entry',
        }),
      async (options) => changeSquad(await open(options), options),
    );
}
