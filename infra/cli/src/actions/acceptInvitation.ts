import { acceptedInvitationSchema } from '@foyer/kernel/squad-answers';
import { createRegistryClient, publicText, signingKeyIn, systemClock } from '@foyer/runtime/registry-access';
import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { styleText } from 'node:util';
import { ask } from '../confirm.ts';
import { CommandFailure } from '../failure.ts';
import { dataHome, registryAddress } from '../session.ts';
import type { CommonOptions } from '../sessionTypes.ts';
import type { Terminal } from '../terminal.ts';

/** Variable with the token, which then is in no shell history. */
const INVITATION_VARIABLE = 'FOYER_INVITATION';
const TOKEN = /^[\w-]{43}$/;

export interface AcceptOptions extends Pick<CommonOptions, 'home' | 'registry' | 'json'> {
  readonly squad: string;
  readonly token: string | undefined;
  readonly file: string | undefined;
}

/**
 * Accepts the invitation of a squad: creates its key, or takes the existing file, and adds the public half to the keyring.
 * Needs neither a data home nor another key, so that it works in any repository.
 */
export async function acceptInvitation(options: AcceptOptions, terminal: Terminal): Promise<void> {
  const { squad, json } = options;
  const given = options.token ?? process.env[INVITATION_VARIABLE];
  const token =
    given ??
    (await ask(
      terminal,
      'Invitation: ',
      'INVITATION_MISSING',
      `Set ${INVITATION_VARIABLE} to the token of the invitation, or use --token.`,
    ));
  if (!TOKEN.test(token))
    throw new CommandFailure(
      'INVITATION_MISSING',
      'The token of an invitation has 43 characters; this has not.',
    );
  const file = path.resolve(options.file ?? (await defaultFile(options)));
  await mkdir(path.dirname(file), { recursive: true });
  const key = await signingKeyIn(file);
  const accepted = await createRegistryClient({
    baseUrl: await registryAddress(options),
    key,
    clock: systemClock,
  }).post(
    '/v1/squads/accept',
    { token, publicKey: publicText(key.publicKey), holder: squad },
    acceptedInvitationSchema,
  );
  const { keyId, app, prefix, brands, budget } = accepted;
  terminal.out(
    json
      ? JSON.stringify({ ...accepted, file }, null, 2)
      : [
          `${styleText('green', '✓')} ${keyId} signs for ${accepted.squad}; the private key is in ${file}`,
          `  Application ${app}, addresses /<locale>/${prefix}/… in ${brands.join(', ')}, ${budget.js} + ${budget.css} bytes`,
          '  In CI, store the file as the secret FOYER_SIGNING_KEY.',
        ].join('\n'),
  );
}

async function defaultFile(options: AcceptOptions): Promise<string> {
  const home = dataHome(options);
  const isHome = await access(home).then(
    () => true,
    () => false,
  );
  return isHome ? path.join(home, 'keys', 'squads', `${options.squad}.pem`) : `${options.squad}.pem`;
}
