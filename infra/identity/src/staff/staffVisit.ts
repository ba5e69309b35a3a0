import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { Html } from '@foyer/runtime';
import { redirect, sendHtml } from '../pages/respond.ts';
import { STAFF_REALM } from './staffRealm.ts';
import type { StaffScene } from './staffScene.ts';
import type { StaffServices } from './staffServices.ts';
import type { Origin } from '../store/events.ts';
import type { InteractionState } from '../store/interactionStates.ts';

/** One request of a staff sign-in. */
export interface StaffVisit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly services: StaffServices;
  readonly provider: Provider;
  readonly interaction: Awaited<ReturnType<Provider['interactionDetails']>>;
  readonly scene: StaffScene;
  readonly from: Origin;
  /** The purpose of the sign-in, shown on the page. */
  readonly aim: string;
  /** Empty for GET. */
  readonly form: URLSearchParams;
}

export function show(
  { response }: StaffVisit,
  status: number,
  page: Html,
  headers: Readonly<Record<string, string>> = {},
): void {
  sendHtml(response, status, page, headers);
}

export function goTo({ response, scene }: StaffVisit, path: string): void {
  redirect(response, `${scene.interaction?.path ?? ''}${path}`);
}

export function readState({ services, interaction }: StaffVisit): Promise<InteractionState> {
  return services.interactionStates.read(STAFF_REALM, interaction.uid);
}

export function writeState({ services, interaction }: StaffVisit, state: InteractionState): Promise<void> {
  return services.interactionStates.write(STAFF_REALM, interaction.uid, state);
}
