import {
  changedSquadSchema,
  squadHistorySchema,
  squadInvitationSchema,
  squadsSchema,
  type ListedSquad,
  type SquadDifference,
  type SquadInvitation,
} from '@foyer/kernel/squad-answers';
import { RegistryRefusal } from '@foyer/runtime/registry-access';
import { styleText } from 'node:util';
import { confirmByTyping } from '../confirm.ts';
import { CommandFailure } from '../failure.ts';
import { table } from '../output/table.ts';
import { reasonFrom } from '../reason.ts';
import type { Session } from '../sessionTypes.ts';
import { warnIfPropagationPending } from '../warnIfPropagationPending.ts';
import { changesOf, membersOf, type ChangedDetails, type SquadDetails } from './squadMembers.ts';

/** Options of a decision about one squad. */
export interface SquadDecision {
  readonly name: string;
  readonly reason: string | undefined;
  readonly yes: boolean;
}

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
  const members = membersOf(wanted);
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
      ...members,
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

/** Suspends, resumes or ends a squad. A repeated command succeeds without a change. */
export async function decideSquad(
  session: Session,
  kind: 'suspend' | 'resume' | 'end',
  { name, reason, yes }: SquadDecision,
): Promise<void> {
  const entered = await reasonFrom(session.terminal, reason);
  await confirmByTyping(session.terminal, name, yes);
  await sendDecision(session, `/v1/squads/${kind}`, { name, reason: entered });
}

/** Approves a squad, or approves or rejects the change of it that waits. */
export async function answerSquad(
  session: Session,
  kind: 'approve' | 'reject',
  { name, reason, yes }: SquadDecision,
): Promise<void> {
  const { pending } = await currentOf(session, name);
  if (pending && !session.json)
    session.terminal.out(
      [`${pending.requestedBy}: ${pending.reason}`, ...pending.differences.map(differenceText)].join('\n'),
    );
  const entered = await reasonFrom(session.terminal, reason);
  await confirmByTyping(session.terminal, name, yes);
  await sendDecision(session, `/v1/squads/${kind}`, {
    name,
    reason: entered,
    ...(pending && { change: pending.id }),
  });
}

/** Changes everything of a squad but its name. */
export async function changeSquad(session: Session, wanted: SquadDecision & ChangedDetails): Promise<void> {
  const { name } = wanted;
  const current = await currentOf(session, name);
  const changes = changesOf(wanted, current);
  if (Object.keys(changes).length === 0)
    throw new CommandFailure('USAGE', 'Name what changes, for example --prefix or --brand.');
  const reason = await reasonFrom(session.terminal, wanted.reason);
  await confirmByTyping(session.terminal, name, wanted.yes);
  const { revision } = current;
  await sendDecision(session, '/v1/squads/change', { name, ...changes, revision, reason });
}

/** Lists the decisions about a squad, newest first. */
export async function squadHistory(session: Session, name: string): Promise<void> {
  const { entries } = await session.client.get(
    `/v1/squads/history?name=${encodeURIComponent(name)}`,
    squadHistorySchema,
  );
  session.printResult(
    entries,
    entries
      .map(({ at, person, kind, reason, differences }) =>
        [
          `${at.slice(0, 16).replace('T', ' ')}  ${kind.replace('squad-', '')}  ${person}: ${reason}`,
          ...differences.map(differenceText),
        ].join('\n'),
      )
      .join('\n'),
  );
}

async function sendDecision(
  session: Session,
  path: string,
  body: { readonly name: string; readonly [member: string]: unknown },
): Promise<void> {
  try {
    const done = await session.client.post(path, body, changedSquadSchema);
    warnIfPropagationPending(session, done);
    session.printResult({ ...done, changed: true }, changedText(done.squad));
  } catch (error) {
    if (!(error instanceof RegistryRefusal && error.code === 'NOTHING_CHANGES')) throw error;
    session.printResult({ name: body.name, changed: false }, `${styleText('green', '✓')} ${error.message}`);
  }
}

function differenceText({ member, before, after }: SquadDifference): string {
  return `  ${member}: ${before ?? '–'} → ${after ?? '–'}`;
}

async function currentOf(session: Session, name: string): Promise<ListedSquad> {
  const { squads } = await session.client.get('/v1/squads', squadsSchema);
  const squad = squads.find((known) => known.name === name);
  if (!squad)
    throw new CommandFailure('SQUAD_UNKNOWN', `The registry has no squad ${name}. foyer squads lists them.`);
  return squad;
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

function changedText({ name, state, brands, prefix, pending }: ListedSquad): string {
  if (state === 'ended') return `${styleText('green', '✓')} ${name} has ended; its keys are revoked`;
  if (pending)
    return `${styleText('yellow', '!')} A change of ${name} waits for another operator: foyer squads approve ${name}`;
  return `${styleText('green', '✓')} ${name} is ${state}: /${prefix}/ in ${brands.join(', ')}`;
}
