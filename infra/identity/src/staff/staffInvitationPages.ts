import { errorSummary } from '../pages/fields.ts';
import { html, type Html } from '@foyer/runtime';
import { passkeyForm } from '../pages/passkeyForm.ts';
import { INVITATION_HOURS, type StaffInvitation } from './staffInvitations.ts';
import { staffLayout } from './staffPages.ts';
import type { StaffScene } from './staffScene.ts';

/** Reason why an invitation link does not lead to an account. */
export type InvitationNotice = Exclude<StaffInvitation['state'], 'open'> | 'unknown';

export function invitationPage(scene: StaffScene, { email, roles }: StaffInvitation, problem?: string): Html {
  return staffLayout(
    scene,
    scene.s('identity.staff.invitation.title'),
    html`<p class="lead">${scene.s('identity.staff.invitation.lead', { email, roles: roles.join(', ') })}</p>
      ${errorSummary(scene, {}, problem)}
      <p class="hint">${scene.s('identity.staff.invitation.passkey')}</p>
      ${passkeyForm(scene, 'register')}
      <noscript><p class="fact">${scene.s('identity.staff.invitation.noScript')}</p></noscript>`,
  );
}

export function invitationDonePage(scene: StaffScene, consoleUrl: string): Html {
  return staffLayout(
    scene,
    scene.s('identity.staff.invitation.done.title'),
    html`<p class="lead">${scene.s('identity.staff.invitation.done.text')}</p>
      <p>
        <a class="button" href="${consoleUrl}">${scene.s('identity.staff.invitation.done.continue')}</a>
      </p>`,
  );
}

export function invitationNoticePage(scene: StaffScene, notice: InvitationNotice): Html {
  return staffLayout(
    scene,
    scene.s(`identity.staff.invitation.${notice}.title`),
    html`<p class="lead">
      ${scene.s(`identity.staff.invitation.${notice}.text`, { hours: INVITATION_HOURS })}
    </p>`,
  );
}
