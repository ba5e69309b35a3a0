import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@foyer/workspace';
import type { Instance } from '../fixtures/brands.ts';
import type { PackedPlatform } from './packedPlatform.ts';

/** Runs a command and returns its output. @throws with the output unless it succeeds. */
export type Run = (command: string, env?: Readonly<Record<string, string>>) => Promise<string>;

export interface OutsideProduct {
  readonly platform: PackedPlatform;
  readonly instance: Pick<Instance, 'home' | 'gatewayPort'>;
}

/** Access of a squad outside: the address of the registry and a key of its own. */
export interface SquadAccess {
  readonly FOYER_REGISTRY: string;
  readonly FOYER_SIGNING_KEY: string;
}

/** Runs `foyer` in the repository, as the platform squad and its operators do. */
export function operatorOf({ platform, instance: { home, gatewayPort } }: OutsideProduct): Run {
  return (command, access = {}) =>
    platform.run(`${process.execPath} infra/cli/src/main.ts ${command} --json`, repositoryRoot, {
      FOYER_HOME: home,
      FOYER_REGISTRY_PORT: String(gatewayPort + 7),
      FOYER_GATEWAY_PORT: String(gatewayPort),
      ...access,
    });
}

/** Invites a squad: its address is the name, in the registry only. @returns the one-time token. */
export async function inviteSquad(operator: Run, name: string, brands: readonly string[]): Promise<string> {
  const invited = await operator(
    `squads invite ${name} --brand ${brands.join(' ')} --contact ${name}@squad.test --reason "Joins today" --yes`,
  );
  const token = /"token":\s*"([\w-]{43})"/.exec(invited)?.[1];
  if (token === undefined) throw new Error(`The invitation of ${name} has no token:\n${invited}`);
  return token;
}

/** Accepts the invitation in the squad's project, which writes its key to a file beside the project. */
export async function acceptInvitation(
  run: Run,
  { name, folder, token }: { readonly name: string; readonly folder: string; readonly token: string },
  { gatewayPort }: OutsideProduct['instance'],
): Promise<SquadAccess> {
  const registry = `http://127.0.0.1:${gatewayPort + 7}`;
  const file = path.join(path.dirname(folder), `${name}.pem`);
  await run(`npx foyer keys accept ${name} --file ${file} --json`, {
    FOYER_REGISTRY: registry,
    FOYER_INVITATION: token,
  });
  return { FOYER_REGISTRY: registry, FOYER_SIGNING_KEY: readFileSync(file, 'utf8') };
}
