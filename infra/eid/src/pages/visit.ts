import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { Html } from '@foyer/runtime';
import type { EidParts } from '../deps.ts';
import type { PageFiles } from './files.ts';
import { goTo, sendPage, type Waiting } from './page.ts';
import type { Text } from './texts.ts';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** One request of an authentication. */
export interface Visit {
  readonly parts: EidParts;
  readonly provider: Provider;
  readonly files: PageFiles;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly language: string;
  readonly text: Text;
  /** Proves that a form is our own. */
  readonly token: string;
  readonly interaction: Interaction;
  readonly path: string;
  readonly clientId: string;
  /** Public name of the relying party. */
  readonly clientName: string;
  readonly returnOrigin: string;
}

export function send(
  visit: Pick<Visit, 'files' | 'response' | 'language' | 'text'> &
    Partial<Pick<Visit, 'returnOrigin'>> & {
      readonly parts: Pick<EidParts, 'issuer'>;
    },
  status: number,
  page: { readonly title: string; readonly body: Html; readonly waiting?: Waiting },
): void {
  const { language, text, files, response, returnOrigin } = visit;
  sendPage(response, status, {
    language,
    text,
    files,
    institution: text('eid.name'),
    ...(returnOrigin !== undefined && { formTargets: [returnOrigin] }),
    ...page,
  });
}

const SECOND_MS = 1_000;

/** States to the relying party who the person is. No session stays open at the provider. */
export async function finish(
  visit: Visit,
  personId: string,
  method: string,
  provedAt = visit.parts.clock(),
): Promise<void> {
  const { parts, interaction, response, clientId } = visit;
  await parts.authentications.record({ kind: 'approved', method, clientId, personId });
  // another person may have authenticated in this browser before
  delete interaction.session;
  interaction.result = {
    login: { accountId: personId, amr: [method], remember: false, ts: Math.floor(provedAt / SECOND_MS) },
  };
  await interaction.persist();
  goTo(response, interaction.returnTo);
}

/** Returns to the relying party without a person, with the outcome of the authentication. */
export async function reject(visit: Visit, reason: string): Promise<void> {
  const { parts, interaction, response, clientId } = visit;
  await parts.authentications.record({ kind: reason, method: '', clientId, personId: null });
  interaction.result = { error: 'access_denied', error_description: reason };
  await interaction.persist();
  goTo(response, interaction.returnTo);
}
