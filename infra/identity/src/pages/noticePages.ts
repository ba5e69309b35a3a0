import { registrationAgeOf } from '@foyer/market';
import type { BrandAssets } from './assets.ts';
import { html, type Html } from '@foyer/runtime';
import { countryName, dateAndTime } from './formats.ts';
import { form, helpline, layout, support } from './layout.ts';
import type { MessageId } from './messages.ts';
import type { Scene } from './scene.ts';

/** Reasons for refusing a sign-in, each with an explanation and a next step. */
export type Notice =
  | 'closed'
  | 'closed-double'
  | 'timed-out'
  | 'blocked'
  | 'country'
  | 'unsafe'
  | 'maintenance'
  | 'unavailable'
  | 'register-unavailable'
  | 'expired'
  | 'busy'
  | 'invalid'
  | 'not-found'
  | 'registration-refused'
  | 'under-age'
  | 'sign-in-not-offered'
  | 'signed-out'
  | 'eid-elsewhere'
  | 'eid-down'
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
  'register-unavailable': {
    title: 'identity.exclusionRegister.title',
    text: 'identity.exclusionRegister.text',
    next: 'identity.exclusionRegister.next',
    withRetry: true,
    withSupport: true,
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
  'sign-in-not-offered': {
    title: 'identity.signInOff.title',
    text: 'identity.signInOff.text',
    next: 'identity.signInOff.next',
    withSupport: true,
  },
  'under-age': {
    title: 'identity.underAge.title',
    text: 'identity.underAge.text',
    next: 'identity.underAge.next',
    withHelpline: true,
  },
  'eid-elsewhere': {
    title: 'identity.expired.title',
    text: 'identity.eid.elsewhereText',
    next: 'identity.expired.next',
  },
  'eid-down': {
    title: 'identity.eid.downTitle',
    text: 'identity.eid.downText',
    next: 'identity.unavailable.next',
    withRetry: true,
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
  /** A published text instead of the compiled one, with the placeholder `{userLoginMethod}`. */
  readonly text?: string | undefined;
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
<p class="lead">${leadOf(scene, texts.text, details)}</p>
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

function leadOf(scene: Scene, compiled: MessageId, { text = '', login = '' }: NoticeDetails): string {
  const published = text.replaceAll('{userLoginMethod}', login);
  // a text with other placeholders or tags is meant for the pages of the lobby
  if (published !== '' && !/[{}<>]/.test(published)) return published;
  return scene.t(compiled, { country: countryName(scene), login, age: registrationAgeOf(scene.market) });
}

function backToLobby(scene: Scene): Html {
  return form(
    scene,
    `${scene.interaction?.path ?? ''}/cancel`,
    html`<button class="button" type="submit">${scene.t('identity.frame.back')}</button>`,
  );
}
