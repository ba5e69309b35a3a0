import { SQUAD_ICONS } from '@foyer/kernel/squad-answers';
import { SLOT_PLACES } from '@foyer/links';
import { BRANDS } from '@foyer/market';
import type { Argv } from 'yargs';
import {
  answerSquad,
  changeSquad,
  decideSquad,
  inviteSquad,
  listSquads,
  renewInvitation,
  squadHistory,
} from '../actions/squads.ts';
import type { CommonOptions, Session } from '../sessionTypes.ts';

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
    .option('title', {
      type: 'array',
      string: true,
      describe: 'Name of the product by locale: en=Poker fi=Pokeri',
    })
    .option('slot', {
      type: 'array',
      string: true,
      describe: `Slot that the squad provides, and pages that show it (${SLOT_PLACES.join(', ')}, pages that invited squads open): poker.tables=lobby`,
    })
    .option('slot-page', {
      type: 'array',
      string: true,
      describe: 'Page of the squad that may show slots of invited squads: poker-tables',
    })
    .option('contact', { type: 'string', describe: 'Email of the squad' })
    .option('owner', { type: 'string', describe: 'Email of the person at the operator who answers for it' });
}

const days = {
  type: 'number',
  default: DEFAULT_DAYS,
  describe: 'Days until the invitation expires',
} as const;

/** `foyer squads list`, `invite`, `renew`, `approve`, `reject`, `change`, `history`, `suspend`, `resume` and `end`. */
export function squadCommands<T extends CommonOptions>(
  parser: Argv<T>,
  open: (options: CommonOptions) => Promise<Session>,
) {
  const decisions = [
    ['suspend', 'Remove the pages and the menu entry of a squad from every brand'],
    ['resume', 'End the suspension of a squad'],
    ['end', 'End a squad: its pages disappear, its keys are revoked, its address becomes free'],
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
  const answers = [
    ['approve', 'Approve a squad that another operator invited in the console, or a change of it'],
    ['reject', 'Reject a change of a squad that waits for approval'],
  ] as const;
  const answered = answers.reduce(
    (of, [kind, about]) =>
      of.command(
        `${kind} <name>`,
        about,
        (y) => named(y),
        async (options) => answerSquad(await open(options), kind, options),
      ),
    decided,
  );
  return answered
    .command(
      'history <name>',
      'List the decisions about a squad',
      (y) => y.positional('name', { type: 'string', demandOption: true, describe: 'Name of the squad' }),
      async (options) => squadHistory(await open(options), options.name),
    )
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
      'Change address, brands, budget, menu entry, titles, slots, contact or owner of a squad',
      (y) =>
        details(y)
          .option('prefix', {
            type: 'string',
            describe: 'First segment of its addresses; the earlier one redirects',
          })
          .option('remove-slot', {
            type: 'array',
            string: true,
            describe: 'Slot that the squad provides no longer',
          })
          .option('remove-slot-page', {
            type: 'array',
            string: true,
            describe: 'Page of the squad that shows slots no longer',
          })
          .option('menu', {
            type: 'boolean',
            default: true,
            describe: '--no-menu removes the entry',
          }),
      async (options) => changeSquad(await open(options), options),
    );
}
