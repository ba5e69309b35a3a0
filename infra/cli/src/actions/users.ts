import { DEPRECATIONS } from '@foyer/gate';
import { contractUsersSchema } from '@foyer/kernel/plan-answers';
import { table } from '../output/table.ts';
import type { Session } from '../sessionTypes.ts';

/** Lists the live releases that use a member of the contract, and its last day if it is deprecated. */
export async function users(session: Session, member: string): Promise<void> {
  const found = await session.client.get(
    `/v1/contract-users?environment=${session.environment}&member=${encodeURIComponent(member)}`,
    contractUsersSchema,
  );
  const deprecation = DEPRECATIONS.find(({ name }) => member === name || member.startsWith(`${name}.`));
  const note = deprecation ? `\nDeprecated; last day ${deprecation.until}. ${deprecation.instead}` : '';
  const rows = found.users.map(({ app, release, owner, brands }) => [app, release, owner, brands.join(', ')]);
  session.printResult(
    { ...found, ...(deprecation && { deprecation }) },
    found.users.length === 0
      ? `No live release of ${session.environment} uses ${member}.${note}`
      : `${table(['Application', 'Release', 'Squad', 'Brands'], rows)}${note}`,
  );
}
