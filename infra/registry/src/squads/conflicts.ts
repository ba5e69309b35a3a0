import { prefixProblem, squadNameProblem } from '@foyer/links';
import { Refusal, type PoolClient } from '@foyer/runtime';

const WORD = 'lower-case letters and hyphens, 3 to 30 characters';

/**
 * Refuses a squad whose name or address another one has, or which the product uses itself.
 * @throws {@link Refusal} that says what to choose instead.
 */
export async function refuseConflicts(
  client: PoolClient,
  { name, prefix }: { readonly name: string; readonly prefix: string },
): Promise<void> {
  refuseName(name);
  const { rows } = await client.query<{ ended_at: Date | null }>(
    'select ended_at from registry.squad where name = $1',
    [name],
  );
  const [known] = rows;
  if (known?.ended_at)
    throw new Refusal(
      409,
      'SQUAD_ENDED',
      `The squad ${name} ended on ${known.ended_at.toISOString().slice(0, 10)}, and its releases keep the name. Choose another name.`,
    );
  if (known)
    throw new Refusal(
      409,
      'SQUAD_KNOWN',
      `The squad ${name} exists already. Choose another name, or invite it again with foyer squads renew ${name}.`,
    );
  await refuseTakenPrefix(client, { name, prefix });
}

/**
 * Refuses an address that another squad has, or which the product uses itself.
 * @throws {@link Refusal} that says what to choose instead.
 */
export async function refuseTakenPrefix(
  client: PoolClient,
  { name, prefix }: { readonly name: string; readonly prefix: string },
): Promise<void> {
  refusePrefix(prefix);
  const { rows } = await client.query<{ name: string }>(
    'select name from registry.squad where name <> $1 and ended_at is null and (prefix = $2 or $2 = any (former_prefixes))',
    [name, prefix],
  );
  const [other] = rows;
  if (other)
    throw new Refusal(
      409,
      'PREFIX_TAKEN',
      `The addresses /${prefix}/ belong to the squad ${other.name}, or did and redirect to it. Choose another prefix.`,
    );
}

function refuseName(name: string): void {
  const problem = squadNameProblem(name);
  if (problem === 'MALFORMED')
    throw new Refusal(400, 'SQUAD_NAME_MALFORMED', `A name of a squad has ${WORD}: ${name} has not.`);
  if (problem === 'RESERVED')
    throw new Refusal(
      409,
      'SQUAD_NAME_RESERVED',
      `${name} names a role of the platform. Choose another name.`,
    );
  if (problem === 'COMPILED')
    throw new Refusal(
      409,
      'SQUAD_KNOWN',
      `The squad ${name} is part of the repository. Choose another name.`,
    );
}

function refusePrefix(prefix: string): void {
  const problem = prefixProblem(prefix);
  if (problem === 'MALFORMED')
    throw new Refusal(
      400,
      'PREFIX_MALFORMED',
      `A prefix is one segment of an address with ${WORD}: ${prefix} is not.`,
    );
  if (problem === 'RESERVED')
    throw new Refusal(
      409,
      'PREFIX_RESERVED',
      `/${prefix}/ is a locale or an address of the platform. Choose another prefix.`,
    );
  if (problem === 'COMPILED')
    throw new Refusal(
      409,
      'PREFIX_TAKEN',
      `The addresses /${prefix}/ are in the route list of the product. Choose another prefix.`,
    );
}
