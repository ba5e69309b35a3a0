import { errorSummary, field, type FieldErrors } from '../pages/fields.ts';
import { html, trustedHtml, type Html, type Piece } from '@foyer/runtime';
import { form } from '../pages/layout.ts';
import { passkeyForm } from '../pages/passkeyForm.ts';
import type { StaffScene } from './staffScene.ts';

export interface StaffSignInState {
  readonly email?: string | undefined;
  readonly errors?: FieldErrors;
  readonly problem?: string | undefined;
  /** The purpose of the sign-in, shown on the page. */
  readonly aim: string;
}

export function staffSignInPage(
  scene: StaffScene,
  { email, errors = {}, problem, aim }: StaffSignInState,
): Html {
  const path = scene.interaction?.path ?? '';
  const text = (name: string): string | undefined =>
    errors[name] === undefined ? undefined : scene.t(errors[name]);
  const hasProblem = problem !== undefined || Object.keys(errors).length > 0;
  return staffLayout(
    scene,
    scene.s('identity.staff.signIn.title'),
    html`<p class="lead">${scene.s('identity.staff.signIn.lead')}</p>
${errorSummary(scene, errors, problem)}
${form(
  scene,
  `${path}/sign-in`,
  html`
${field(scene, { name: 'email', label: scene.s('identity.staff.signIn.email'), type: 'email', inputmode: 'email', autocomplete: 'username webauthn', value: email, error: text('email'), hasFocus: !hasProblem })}
${field(scene, { name: 'password', label: scene.t('identity.field.password'), type: 'password', autocomplete: 'current-password', error: text('password') })}
<input type="hidden" name="can_hold_passkey" value="">
<button class="button" type="submit">${scene.t('identity.signIn.submit')}</button>`,
)}
${passkeyForm(scene, 'authenticate')}
${cancel(scene)}
<p class="aim">${aim}</p>`,
  );
}

export function secondFactorPage(scene: StaffScene, problem?: string): Html {
  return staffLayout(
    scene,
    scene.s('identity.staff.second.title'),
    html`<p class="lead">${scene.s('identity.staff.second.lead')}</p>
${errorSummary(scene, {}, problem)}
${passkeyForm(scene, 'authenticate')}
<p class="hint">${scene.s('identity.staff.second.noScript')}</p>
${cancel(scene)}`,
  );
}

export function enrolPage(
  scene: StaffScene,
  options: { readonly mustEnrol: boolean; readonly problem?: string },
): Html {
  return staffLayout(
    scene,
    scene.s('identity.staff.enrol.title'),
    html`<p class="lead">${scene.s('identity.staff.enrol.lead')}</p>
${options.mustEnrol && html`<p class="fact">${scene.s('identity.staff.enrol.must')}</p>`}
${errorSummary(scene, {}, options.problem)}
${passkeyForm(scene, 'register')}
${options.mustEnrol ? cancel(scene) : form(scene, `${scene.interaction?.path ?? ''}/passkey/later`, html`<button class="button quiet" type="submit">${scene.s('identity.staff.enrol.later')}</button>`)}`,
  );
}

export type StaffNotice = 'expired' | 'invalid' | 'notFound' | 'unavailable' | 'signedOut';

export function staffNoticePage(scene: StaffScene, notice: StaffNotice, reference?: string): Html {
  return staffLayout(
    scene,
    scene.s(`identity.staff.notice.${notice}.title`),
    html`<p class="lead">${scene.s(`identity.staff.notice.${notice}.text`)}</p>
${reference !== undefined && html`<p class="hint">${scene.s('identity.staff.notice.reference', { reference })}</p>`}`,
  );
}

export function staffSignOutPage(scene: StaffScene, action: string, xsrf: string): Html {
  return staffLayout(
    scene,
    scene.s('identity.staff.notice.signOut.title'),
    html`<p class="lead">${scene.s('identity.staff.notice.signOut.text')}</p>
<form class="form" method="post" action="${action}"><input type="hidden" name="xsrf" value="${xsrf}"><button class="button" name="logout" value="yes">${scene.s('identity.staff.notice.signOut.confirm')}</button></form>`,
  );
}

function cancel(scene: StaffScene): Html {
  return form(
    scene,
    `${scene.interaction?.path ?? ''}/cancel`,
    html`<button class="link" type="submit">${scene.s('identity.staff.signIn.cancel')}</button>`,
    { class: 'leave' },
  );
}

/** The layout of every staff page. */
export function staffLayout({ base, nonce, assets, s, t }: StaffScene, title: string, body: Piece): Html {
  const script = (asset: { readonly path: string; readonly integrity: string }): Html =>
    html`<script defer src="${base}/assets/${asset.path}" integrity="${asset.integrity}" nonce="${nonce}"></script>`;
  return html`${trustedHtml('<!doctype html>')}<html lang="en">
<head>
<meta charset="utf-8">
<title>${title} | ${s('identity.staff.mark')} ${s('identity.staff.markRole')}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}/assets/${assets.style.path}" integrity="${assets.style.integrity}" nonce="${nonce}">
${script(assets.webauthn)}${script(assets.script)}
</head>
<body class="staff">
<a class="skip" href="#main">${t('identity.frame.skip')}</a>
<div class="stage"><main id="main" tabindex="-1"><div class="card"><p class="mark">${s('identity.staff.mark')} <span>${s('identity.staff.markRole')}</span></p><h1>${title}</h1>${body}</div></main></div>
</body>
</html>`;
}
