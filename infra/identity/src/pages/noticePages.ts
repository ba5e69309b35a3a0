import type { BrandAssets } from './assets.ts';
import { html, type Html, type Piece } from '@foyer/runtime';
import { form, helpline, layout, support } from './layout.ts';
import type { MessageId } from './messages.ts';
import type { Scene } from './scene.ts';

/** Reasons for refusing a sign-in, each with an explanation and a next step. */
export type Notice =
  | 'closed'
  | 'closed-double'
  | 'excluded'
  | 'timed-out'
  | 'blocked'
  | 'country'
  | 'unsafe'
  | 'maintenance'
  | 'unavailable'
  | 'expired'
  | 'busy'
  | 'invalid'
  | 'not-found'
  | 'registration-refused'
  | 'under-age'
  | 'signed-out'
  | 'bank-country'
  | 'bank-elsewhere'
  | 'bank-down'
  | 'bank-not-offered'
  | 'bank-disconnected';

interface NoticeTexts {
  readonly title: MessageId;
  readonly text: MessageId;
  readonly next: MessageId;
  /** Shown to players who may have a gambling problem. */
  readonly withHelpline?: boolean;
  readonly withSupport?: boolean;
  readonly withRetry?: boolean;
}

const NOTICES: Readonly<Record<Notice, NoticeTexts>> = {
  closed: {
    title: 'identity.closed.title',
    text: 'identity.closed.text',
    next: 'identity.closed.next',
    withSupport: true,
    withHelpline: true,
  },
  'closed-double': {
    title: 'identity.closed.title',
    text: 'identity.closed.textDouble',
    next: 'identity.closed.next',
    withSupport: true,
  },
  excluded: {
    title: 'identity.excluded.title',
    text: 'identity.excluded.text',
    next: 'identity.excluded.next',
    withSupport: true,
    withHelpline: true,
  },
  'timed-out': {
    title: 'identity.timedOut.title',
    text: 'identity.timedOut.text',
    next: 'identity.timedOut.next',
    withHelpline: true,
  },
  blocked: {
    title: 'identity.blocked.title',
    text: 'identity.blocked.text',
    next: 'identity.blocked.next',
    withSupport: true,
  },
  country: {
    title: 'identity.country.title',
    text: 'identity.country.text',
    next: 'identity.country.next',
    withSupport: true,
  },
  unsafe: {
    title: 'identity.unsafe.title',
    text: 'identity.unsafe.text',
    next: 'identity.unsafe.next',
    withRetry: true,
  },
  maintenance: {
    title: 'identity.maintenance.title',
    text: 'identity.maintenance.text',
    next: 'identity.maintenance.next',
    withRetry: true,
  },
  unavailable: {
    title: 'identity.unavailable.title',
    text: 'identity.unavailable.text',
    next: 'identity.unavailable.next',
    withRetry: true,
  },
  expired: { title: 'identity.expired.title', text: 'identity.expired.text', next: 'identity.expired.next' },
  busy: { title: 'identity.busy.title', text: 'identity.busy.text', next: 'identity.busy.next' },
  invalid: { title: 'identity.invalid.title', text: 'identity.invalid.text', next: 'identity.invalid.next' },
  'not-found': {
    title: 'identity.notFound.title',
    text: 'identity.notFound.text',
    next: 'identity.notFound.next',
  },
  'registration-refused': {
    title: 'identity.refused.title',
    text: 'identity.refused.text',
    next: 'identity.refused.next',
    withSupport: true,
  },
  'under-age': {
    title: 'identity.underAge.title',
    text: 'identity.underAge.text',
    next: 'identity.underAge.next',
    withHelpline: true,
  },
  'bank-country': {
    title: 'identity.refused.title',
    text: 'identity.bank.countryText',
    next: 'identity.bank.countryNext',
    withSupport: true,
  },
  'bank-elsewhere': {
    title: 'identity.bank.elsewhereTitle',
    text: 'identity.bank.elsewhereText',
    next: 'identity.bank.elsewhereNext',
  },
  'bank-down': {
    title: 'identity.bank.downTitle',
    text: 'identity.bank.downText',
    next: 'identity.unavailable.next',
    withRetry: true,
  },
  'bank-not-offered': {
    title: 'identity.bank.notOfferedTitle',
    text: 'identity.bank.notOfferedText',
    next: 'identity.bank.notOfferedNext',
    withRetry: true,
  },
  'bank-disconnected': {
    title: 'identity.bank.disconnectedTitle',
    text: 'identity.bank.disconnectedText',
    next: 'identity.bank.disconnectedNext',
    withSupport: true,
    withRetry: true,
  },
  'signed-out': {
    title: 'identity.signedOut.title',
    text: 'identity.signedOut.text',
    next: 'identity.signedOut.next',
  },
};

export interface NoticeDetails {
  /** When it ends; ms since the epoch. */
  readonly until?: number | undefined;
  /** The player's login identifier (requirements/states#account-closed). */
  readonly login?: string | undefined;
  /** An amount that is being refunded. */
  readonly returned?: string | undefined;
  /** Quoted by the player when contacting support. */
  readonly reference?: string | undefined;
}

export function noticePage(
  scene: Scene,
  assets: BrandAssets,
  notice: Notice,
  details: NoticeDetails = {},
): Html {
  const texts = NOTICES[notice];
  const body = html`<h1>${scene.t(texts.title)}</h1>
<p class="lead">${scene.t(texts.text, { country: countryName(scene), login: details.login ?? '', age: scene.market.licence.minimumAge.casino })}</p>
${details.until === undefined ? undefined : html`<p class="fact">${scene.t('identity.notice.until', { date: dateAndTime(scene, details.until) })}</p>`}
${details.returned === undefined ? undefined : html`<p class="fact">${scene.t('identity.bank.backAtBank', { amount: details.returned })}</p>`}
<p>${scene.t(texts.next)}</p>
${texts.withSupport ? html`<p>${scene.t('identity.notice.support')} ${support(scene)}</p>` : undefined}
${texts.withHelpline ? html`<p>${scene.t('identity.notice.helpline')} ${helpline(scene)}</p>` : undefined}
${details.reference === undefined ? undefined : html`<p class="hint">${scene.t('identity.notice.reference', { reference: details.reference })}</p>`}
<div class="actions">${texts.withRetry && scene.interaction ? html`<a class="button" href="${scene.interaction.path}">${scene.t('identity.notice.retry')}</a>` : undefined}
${scene.interaction && !texts.withRetry ? backToLobby(scene) : html`<a class="button${texts.withRetry ? ' quiet' : ''}" href="${scene.home}">${scene.t('identity.frame.back')}</a>`}</div>`;
  return layout(scene, assets, { title: scene.t(texts.title), body });
}

export function reopenPage(scene: Scene, assets: BrandAssets, problem?: Piece): Html {
  const path = scene.interaction?.path ?? '';
  const body = html`<h1>${scene.t('identity.reopen.title')}</h1>
<p class="lead">${scene.t('identity.reopen.text')}</p>
${problem === undefined ? undefined : html`<div class="summary" role="alert"><p>${problem}</p></div>`}
<p>${scene.t('identity.reopen.consider')} ${helpline(scene)}</p>
${form(scene, `${path}/reopen/confirm`, html`<button class="button" type="submit">${scene.t('identity.reopen.confirm')}</button>`)}
${form(scene, `${path}/reopen/decline`, html`<button class="button quiet" type="submit">${scene.t('identity.reopen.decline')}</button>`)}`;
  return layout(scene, assets, { title: scene.t('identity.reopen.title'), body });
}

/** Offers a passkey after a sign-up or a sign-in with a password, on devices that support one. */
export function passkeyOfferPage(
  scene: Scene,
  assets: BrandAssets,
  offer: Piece,
  isNew: boolean,
  problem?: Piece,
): Html {
  const path = scene.interaction?.path ?? '';
  const body = html`<h1>${scene.t(isNew ? 'identity.passkey.welcomeTitle' : 'identity.passkey.title')}</h1>
<p class="lead">${scene.t('identity.passkey.text')}</p>
${problem === undefined ? undefined : html`<div class="summary" role="alert"><p>${problem}</p></div>`}
${offer}
${form(scene, `${path}/passkey/later`, html`<button class="button quiet" type="submit">${scene.t('identity.passkey.later')}</button>`)}`;
  return layout(scene, assets, {
    title: scene.t('identity.passkey.title'),
    body,
    withScript: true,
    withPasskeys: true,
  });
}

/**
 * Asks for confirmation when there is no valid id_token_hint to show that the player requested the
 * sign-out.
 */
export function signOutPage(scene: Scene, assets: BrandAssets, action: string, xsrf: string): Html {
  const body = html`<h1>${scene.t('identity.signOut.title')}</h1>
<p class="lead">${scene.t('identity.signOut.text')}</p>
<form method="post" action="${action}" class="form"><input type="hidden" name="xsrf" value="${xsrf}"><button class="button" type="submit" name="logout" value="yes">${scene.t('identity.signOut.submit')}</button></form>
<p class="actions"><a class="button quiet" href="${scene.home}">${scene.t('identity.signOut.stay')}</a></p>`;
  return layout(scene, assets, { title: scene.t('identity.signOut.title'), body });
}

export function dateAndTime(scene: Scene, at: number): string {
  return new Intl.DateTimeFormat(scene.language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: scene.market.licence.timeZone,
  }).format(at);
}

/** Local time in the time zone of the licence, for example "14:35". */
export function timeOfDay(scene: Scene, at: number): string {
  return new Intl.DateTimeFormat(scene.language, {
    timeStyle: 'short',
    timeZone: scene.market.licence.timeZone,
  }).format(at);
}

export function countryName(scene: Scene, code = scene.market.country): string {
  return new Intl.DisplayNames([scene.language], { type: 'region' }).of(code) ?? code;
}

function backToLobby(scene: Scene): Html {
  return form(
    scene,
    `${scene.interaction?.path ?? ''}/cancel`,
    html`<button class="button" type="submit">${scene.t('identity.frame.back')}</button>`,
  );
}
