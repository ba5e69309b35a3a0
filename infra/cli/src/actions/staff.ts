import { staffInvitationSchema } from '@foyer/kernel/staff-answers';
import { styleText } from 'node:util';
import { ask } from '../confirm.ts';
import type { Session } from '../session.ts';

/** Creates a one-time link with which a staff member sets up an account. */
export async function inviteStaff(
  session: Session,
  wanted: {
    readonly email: string;
    readonly name: string | undefined;
    readonly roles: readonly string[];
    readonly reason: string | undefined;
  },
): Promise<void> {
  const reason =
    wanted.reason ??
    (await ask(
      session.terminal,
      'Reason (for the audit log): ',
      'REASON_MISSING',
      'Every change needs a reason: --reason "…".',
    ));
  const invitation = await session.client.post(
    '/v1/staff/invitations',
    {
      email: wanted.email,
      name: wanted.name ?? wanted.email.split('@', 1)[0],
      roles: wanted.roles,
      reason,
    },
    staffInvitationSchema,
  );
  session.printResult(
    invitation,
    [
      `${styleText('green', '✓')} Invited ${wanted.email} as ${wanted.roles.join(', ')}`,
      `  ${invitation.link}`,
      `  Valid once, until ${invitation.expiresAt.slice(0, 16).replace('T', ' ')} UTC. It is not shown again: send it over a private channel.`,
    ].join('\n'),
  );
}
