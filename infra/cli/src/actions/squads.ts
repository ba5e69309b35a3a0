import {
  changedSquadSchema,
  type SQUAD_ICONS,
  squadInvitationSchema,
  squadsSchema,
  type ListedSquad,
  type SquadInvitation,
} from '@foyer/kernel/squad-answers';
import { RegistryRefusal } from '@foyer/runtime/registry-access';
import { styleText } from 'node:util';
import { confirmByTyping } from '../confirm.ts';
import { CommandFailure } from '../failure.ts';
import { table } from '../output/table.ts';
import { reasonFrom } from '../reason.ts';
import type { Session } from '../session.ts';
import { warnIfPropagationPending } from '../warnIfPropagationPending.ts';

/** Options of a decision about one squad. */
export interface SquadDecision {
  readonly name: string;
  readonly reason: string | undefined;
  readonly yes: boolean;
}

export interface SquadDetails {
  readonly brand: readonly string[] | undefined;
  readonly js: number | undefined;
  readonly css: number | undefined;
  /** `<locale>=<text>`. */
  readonly label: readonly string[] | undefined;
  readonly icon: (typeof SQUAD_ICONS)[number] | undefined;
  readonly position: number | undefined;
  readonly contact: string | undefined;
}

const DEFAULT_MENU = { icon: 'star', position: 100 } as const;
const DEFAULT_BUDGET = { js: 20_000, css: 8_000 } as const;

/** Lists the squads that the registry stores; those of the repository are in its route list. */
export async function listSquads(session: Session): Promise<void> {
  const { squads } = await session.client.get('/v1/squads', squadsSchema);
  const rows = squads.map(({ name, prefix, brands, budget, menu, state, contact }) => [
    name,
    `/${prefix}/`,
    brands.join(', '),
    `${budget.js} + ${budget.css}`,
    menu?.labels.en ?? '–',
    contact,
    state === 'active' ? styleText('green', state) : styleText('yellow', state),
  ]);
  session.printResult(
    squads,
    squads.length === 0
      ? 'No squads are invited. Invite one with foyer squads invite <name>.'
      : table(['Squad', 'Address', 'Brands', 'Bytes', 'Menu', 'Contact', 'State'], rows),
  );
}

/** Invites a squad and prints its one-time token. */
export async function inviteSquad(
  session: Session,
  wanted: SquadDecision & SquadDetails & { readonly prefix: string | undefined; readonly days: number },
): Promise<void> {
  const { name, days } = wanted;
  const menu = wanted.label === undefined ? null : menuOf(wanted);
  if (wanted.brand === undefined || wanted.contact === undefined)
    throw new CommandFailure(
      'USAGE',
      'Name the brands and the contact: --brand aurora --contact poker@example.com',
    );
  const reason = await reasonFrom(session.terminal, wanted.reason);
  await confirmByTyping(session.terminal, name, wanted.yes);
  const done = await session.client.post(
    '/v1/squads',
    {
      name,
      prefix: wanted.prefix ?? name,
      brands: wanted.brand,
      budget: { js: wanted.js ?? DEFAULT_BUDGET.js, css: wanted.css ?? DEFAULT_BUDGET.css },
      menu,
      contact: wanted.contact,
      days,
      reason,
    },
    squadInvitationSchema,
  );
  printInvitation(
    session,
    done,
    `Invited ${name}: /${done.squad.prefix}/ in ${done.squad.brands.join(', ')}`,
  );
}

/** Replaces the invitation of a squad that has no key yet. */
export async function renewInvitation(
  session: Session,
  { name, days, reason }: SquadDecision & { readonly days: number },
): Promise<void> {
  const entered = await reasonFrom(session.terminal, reason);
  const done = await session.client.post(
    '/v1/squads/invitation',
    { name, days, reason: entered },
    squadInvitationSchema,
  );
  printInvitation(session, done, `Invited ${name} again; the earlier invitation is void`);
}

/** Approves, suspends or resumes a squad. A repeated command succeeds without a change. */
export async function decideSquad(
  session: Session,
  kind: 'approve' | 'suspend' | 'resume',
  { name, reason, yes }: SquadDecision,
): Promise<void> {
  const entered = await reasonFrom(session.terminal, reason);
  await confirmByTyping(session.terminal, name, yes);
  try {
    const done = await session.client.post(
      `/v1/squads/${kind}`,
      { name, reason: entered },
      changedSquadSchema,
    );
    warnIfPropagationPending(session, done);
    session.printResult({ ...done, changed: true }, changedText(done.squad));
  } catch (error) {
    if (!(error instanceof RegistryRefusal && error.code === 'NOTHING_CHANGES')) throw error;
    session.printResult({ name, changed: false }, `${styleText('green', '✓')} ${error.message}`);
  }
}

/** Changes brands, budget, menu entry or contact of a squad. */
export async function changeSquad(
  session: Session,
  wanted: SquadDecision & SquadDetails & { readonly menu: boolean },
): Promise<void> {
  const { name, brand, contact } = wanted;
  const hasMenu = [wanted.label, wanted.icon, wanted.position].some((value) => value !== undefined);
  const current = await currentOf(session, name);
  const reason = await reasonFrom(session.terminal, wanted.reason);
  await confirmByTyping(session.terminal, name, wanted.yes);
  const done = await session.client.post(
    '/v1/squads/change',
    {
      name,
      ...(brand && { brands: brand }),
      ...((wanted.js !== undefined || wanted.css !== undefined) && {
        budget: { js: wanted.js ?? current.budget.js, css: wanted.css ?? current.budget.css },
      }),
      ...(wanted.menu ? hasMenu && { menu: menuOf(wanted, current.menu) } : { menu: null }),
      ...(contact !== undefined && { contact }),
      reason,
    },
    changedSquadSchema,
  );
  warnIfPropagationPending(session, done);
  session.printResult({ ...done, changed: true }, changedText(done.squad));
}

async function currentOf(session: Session, name: string): Promise<ListedSquad> {
  const { squads } = await session.client.get('/v1/squads', squadsSchema);
  const squad = squads.find((known) => known.name === name);
  if (!squad)
    throw new CommandFailure('SQUAD_UNKNOWN', `The registry has no squad ${name}. foyer squads lists them.`);
  return squad;
}

function menuOf(
  { label, icon, position }: SquadDetails,
  current: ListedSquad['menu'] = null,
): { labels: Record<string, string>; icon: string; position: number } {
  const labels = (label ?? []).map((text) => text.split('=', 2));
  const invalid = labels.find((pair) => pair.length < 2 || pair.includes(''));
  if (invalid)
    throw new CommandFailure(
      'USAGE',
      `A label is <locale>=<text>, for example en=Poker, and not ${invalid.join('=')}.`,
    );
  return {
    labels: { ...current?.labels, ...(Object.fromEntries(labels) as Record<string, string>) },
    icon: icon ?? current?.icon ?? DEFAULT_MENU.icon,
    position: position ?? current?.position ?? DEFAULT_MENU.position,
  };
}

function printInvitation(session: Session, done: SquadInvitation, head: string): void {
  session.printResult(
    done,
    [
      `${styleText('green', '✓')} ${head}`,
      `  ${done.token}`,
      `  Valid once, until ${done.expiresAt.slice(0, 16).replace('T', ' ')} UTC. It is not shown again: send it over a private channel.`,
      `  The squad accepts it: FOYER_INVITATION=<token> foyer keys accept ${done.squad.name}`,
      ...(done.squad.approvedBy === null ? ['  It waits for the approval of another operator.'] : []),
    ].join('\n'),
  );
}

function changedText({ name, state, brands, prefix }: ListedSquad): string {
  return `${styleText('green', '✓')} ${name} is ${state}: /${prefix}/ in ${brands.join(', ')}`;
}
