import { staffInvitationSchema } from '@foyer/kernel/staff-answers';
import { styleText } from 'node:util';
import { reasonFrom } from '../reason.ts';
import type { Session } from '../sessionTypes.ts';

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
  const reason = await reasonFrom(session.terminal, wanted.reason);
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
