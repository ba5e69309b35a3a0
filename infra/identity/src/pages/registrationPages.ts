import { registrationAgeOf } from '@foyer/market';
import { hrefTo } from '@foyer/links';
import { callingCode } from '@foyer/runtime/phone-number';
import { isMarketingTicked, offersJackpot } from '../registration/marketing.ts';
import { isBySms, stepBefore, STEPS, stepsOf, type Answers, type Step } from '../registration/steps.ts';
import { PROVINCES } from '@foyer/runtime/address';
import type { BankLogin } from '../store/bankLogins.ts';
import type { BrandAssets } from './assets.ts';
import { choice, errorSummary, field, tick, type FieldErrors } from './fields.ts';
import { html, type Html, type Piece } from '@foyer/runtime';
import { form, layout } from './layout.ts';
import { countryName } from './formats.ts';
import type { Scene } from './scene.ts';
import { unfinishedNote } from './unfinishedNote.ts';
import { cancel } from './signInPage.ts';
import { personFields } from './personFields.ts';

export interface StepState {
  readonly step: Step;
  readonly answers: Answers;
  readonly errors?: FieldErrors;
  readonly problem?: Piece;
  /** An unfinished bank login of this browser. */
  readonly unfinished?: BankLogin | undefined;
  /** Outcome of a request for the link that continues later. */
  readonly resume?: 'sent' | 'too-many';
}

/** The answers of a step and the errors of its fields. */
export interface StepFields {
  readonly answers: Answers;
  /** The error text of a field. */
  error(name: string): string | undefined;
}

/** One short step per page; input is kept when the player returns to an earlier step. */
export function registrationPage(scene: Scene, assets: BrandAssets, state: StepState): Html {
  const { step, answers } = state;
  const errors = state.errors ?? {};
  const path = scene.interaction?.path ?? '';
  const steps = stepsOf(answers);
  const number = steps.indexOf(step) + 1;
  const before = stepBefore(step, answers);
  const fields = FIELDS[step](scene, {
    answers,
    error: (name) => (errors[name] === undefined ? undefined : scene.t(errors[name])),
  });
  const title = scene.t(`identity.register.${step}Title`);
  const body = html`<p class="progress" id="progress">${scene.t('identity.register.progress', { number, total: steps.length })}</p>
<div class="bar" aria-hidden="true">${steps.map((_, index) => html`<span${index < number ? html` class="done"` : undefined}></span>`)}</div>
<h1 aria-describedby="progress">${title}</h1>
<p class="lead">${scene.t(`identity.register.${step}Lead`, { age: registrationAgeOf(scene.market), phone: answers['phoneNumber'] ?? '' })}</p>
${unfinishedNote(scene, state.unfinished)}
${step === 'account' ? residence(scene, path, answers['country']) : undefined}
${errorSummary(scene, errors, state.problem)}
${form(
  scene,
  `${path}/register/${step}`,
  html`${fields}
<button class="button" type="submit">${scene.t(step === 'terms' ? 'identity.register.submit' : 'identity.register.next')}</button>`,
)}
${step === 'phone' ? anotherCode(scene, path) : undefined}
${STEPS.indexOf(step) > STEPS.indexOf('account') ? continueLater(scene, path, state) : undefined}
${before === undefined || before === 'country' ? undefined : html`<p class="links"><a href="${path}/register?step=${before}">${scene.t('identity.register.backStep')}</a></p>`}
${step === 'country' || step === 'account' ? html`<div class="divided"><p>${scene.t('identity.register.known')}</p><a class="button quiet" href="${path}/sign-in">${scene.t('identity.signIn.title')}</a></div>` : undefined}
${cancel(scene)}`;
  return layout(scene, assets, {
    title: `${title} (${number}/${steps.length})`,
    body,
    withScript: true,
    withPasskeys: step === 'terms' && scene.relyingParty !== undefined,
  });
}

/** All questions on one page (requirements/entities#local-flags, `registration_form` `single`). */
export function singleRegistrationPage(
  scene: Scene,
  assets: BrandAssets,
  state: Omit<StepState, 'step'>,
): Html {
  const { answers } = state;
  const errors = state.errors ?? {};
  const path = scene.interaction?.path ?? '';
  const fields: StepFields = {
    answers,
    error: (name) => (errors[name] === undefined ? undefined : scene.t(errors[name])),
  };
  const title = scene.t('identity.register.singleTitle');
  const body = html`<h1>${title}</h1>
<p class="lead">${scene.t('identity.register.singleLead', { age: registrationAgeOf(scene.market) })}</p>
${unfinishedNote(scene, state.unfinished)}
${errorSummary(scene, errors, state.problem)}
${form(
  scene,
  `${path}/register/single`,
  html`${STEPS.filter((step) => step !== 'phone').map((step) => html`<h2>${scene.t(`identity.register.${step}Title`)}</h2>${FIELDS[step](scene, fields)}`)}
<button class="button" type="submit">${scene.t('identity.register.submit')}</button>`,
)}
<div class="divided"><p>${scene.t('identity.register.known')}</p><a class="button quiet" href="${path}/sign-in">${scene.t('identity.signIn.title')}</a></div>
${cancel(scene)}`;
  return layout(scene, assets, {
    title,
    body,
    withScript: true,
    withPasskeys: scene.relyingParty !== undefined,
  });
}

const FIELDS: Readonly<Record<Step, (scene: Scene, fields: StepFields) => Piece>> = {
  country: (scene, { answers, error }) => {
    const countries = [...scene.market.brand.countries]
      .map((code) => ({ value: code, label: countryName(scene, code) }))
      .sort((a, b) => a.label.localeCompare(b.label, scene.language));
    const country =
      answers['country'] ??
      (scene.market.brand.countries.includes(scene.market.country) ? scene.market.country : '');
    return [
      choice({
        name: 'country',
        label: scene.t('identity.field.country'),
        value: country,
        options: countries,
        error: error('country'),
        autocomplete: 'country',
        placeholder: scene.t('identity.field.choose'),
      }),
      scene.market.brand.countries.includes('CA') && (country === 'CA' || error('state') !== undefined)
        ? choice({
            name: 'state',
            label: scene.t('identity.field.state'),
            value: answers['state'],
            options: PROVINCES.map((code) => ({ value: code, label: code })),
            error: error('state'),
            autocomplete: 'address-level1',
            placeholder: scene.t('identity.field.choose'),
          })
        : undefined,
    ];
  },
  account: (scene, { answers, error }) => [
    field(scene, {
      name: 'email',
      label: scene.t('identity.field.email'),
      type: 'email',
      inputmode: 'email',
      autocomplete: 'email',
      value: answers['email'],
      error: error('email'),
    }),
    isBySms(answers)
      ? html`<p class="hint">${scene.t('identity.register.smsHint')}</p>`
      : field(scene, {
          name: 'password',
          label: scene.t('identity.field.password'),
          type: 'password',
          autocomplete: 'new-password',
          hint: scene.t('identity.register.passwordHint'),
          error: error('password'),
        }),
  ],
  person: (scene, fields) => personFields(scene, fields),
  address: (scene, { answers, error }) => [
    field(scene, {
      name: 'street',
      label: scene.t('identity.field.street'),
      autocomplete: 'street-address',
      value: answers['street'],
      error: error('street'),
    }),
    html`<div class="pair">${field(scene, { name: 'zipCode', label: scene.t('identity.field.zipCode'), autocomplete: 'postal-code', value: answers['zipCode'], error: error('zipCode') })}
${field(scene, { name: 'city', label: scene.t('identity.field.city'), autocomplete: 'address-level2', value: answers['city'], error: error('city') })}</div>`,
    field(scene, {
      name: 'phoneNumber',
      label: scene.t('identity.field.phone'),
      type: 'tel',
      inputmode: 'tel',
      autocomplete: 'tel',
      value: answers['phoneNumber'],
      error: error('phoneNumber'),
      hint: scene.t('identity.register.phoneHint', {
        code: callingCode(answers['country'] ?? scene.market.country),
      }),
    }),
  ],
  phone: (scene, { error }) =>
    field(scene, {
      name: 'code',
      label: scene.t('identity.code.field'),
      inputmode: 'numeric',
      autocomplete: 'one-time-code',
      hint: scene.t('identity.code.hint'),
      segmented: !scene.features.has('BasicEnterCode'),
      error: error('code'),
    }),
  terms: (scene, { answers, error }) => [
    tick({
      name: 'terms',
      label: withLink(scene.t('identity.register.terms'), hrefTo(scene.locale, 'terms-and-conditions')),
      isTicked: answers['terms'] === 'yes',
      isRequired: true,
      error: error('terms'),
    }),
    tick({
      name: 'privacy',
      label: withLink(scene.t('identity.register.privacy'), hrefTo(scene.locale, 'privacy-policy')),
      isTicked: answers['privacy'] === 'yes',
      isRequired: true,
      error: error('privacy'),
    }),
    html`<fieldset class="group"><legend>${scene.t('identity.register.marketing')}</legend><p class="hint">${scene.t('identity.register.marketingHint')}</p>
${tick({ name: 'marketingEmail', label: scene.t('identity.register.marketingEmail'), isTicked: isMarketingTicked(scene, answers, 'marketingEmail') })}
${tick({ name: 'marketingSms', label: scene.t('identity.register.marketingSms'), isTicked: isMarketingTicked(scene, answers, 'marketingSms') })}
${tick({ name: 'marketingPhone', label: scene.t('identity.register.marketingPhone'), isTicked: isMarketingTicked(scene, answers, 'marketingPhone') })}</fieldset>`,
    offersJackpot(scene)
      ? html`<fieldset class="group"><legend>${scene.t('identity.register.jackpot')}</legend><p class="hint">${scene.t('identity.register.jackpotHint')}</p>
${tick({ name: 'jackpot', label: scene.t('identity.register.jackpotJoin'), isTicked: answers['jackpot'] === 'yes' })}</fieldset>`
      : undefined,
    html`<input type="hidden" name="can_hold_passkey" value="">`,
  ],
};

/** Sends another code to the phone number. */
function anotherCode(scene: Scene, path: string): Html {
  return form(
    scene,
    `${path}/register/phone/resend`,
    html`<button class="button quiet" type="submit">${scene.t('identity.code.again')}</button>`,
  );
}

/** Offers the link that continues the registration on another device, or reports that it was sent. */
function continueLater(scene: Scene, path: string, { answers, resume }: StepState): Html {
  if (resume !== undefined)
    return html`<p class="fact" role="status">${scene.t(resume === 'sent' ? 'identity.register.laterSent' : 'identity.register.laterTooMany', { email: answers['email'] ?? '' })}</p>`;
  return form(
    scene,
    `${path}/register/later`,
    html`<button class="button quiet" type="submit">${scene.t('identity.register.later')}</button>`,
  );
}

/** The country of the account, which determines the next questions, with a link to change it. */
function residence(scene: Scene, path: string, country: string | undefined): Html | undefined {
  if (country === undefined) return undefined;
  return html`<p class="chosen"><span>${scene.t('identity.field.country')}</span> <strong>${countryName(scene, country)}</strong> <a href="${path}/register?step=country">${scene.t('identity.register.changeCountry')}</a></p>`;
}

/** `[text]` in a message becomes a link that opens in a new tab, so that no input is lost. */
export function withLink(text: string, href: string): Html {
  const [before = '', linked = '', after = ''] = text.split(/[[\]]/);
  return html`${before}<a href="${href}" target="_blank" rel="noopener">${linked}</a>${after}`;
}
