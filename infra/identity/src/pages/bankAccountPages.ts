import { hrefTo } from '@foyer/links';
import type { LimitPeriod } from '@foyer/market';
import {
  missingFields,
  mustOfferLimits,
  depositPeriods,
  limitField,
  type KnownPerson,
} from '../bank/person.ts';
import { isMarketingTicked } from '../registration/marketing.ts';
import { callingCode } from '@foyer/runtime/phone-number';
import type { Answers } from '../registration/steps.ts';
import { PROVINCES } from '@foyer/runtime/address';
import type { BankLogin } from '../store/bankLogins.ts';
import type { BrandAssets } from './assets.ts';
import { heldDepositNotice } from './bankWaitPages.ts';
import { choice, errorSummary, field, tick, type FieldErrors } from './fields.ts';
import { html, type Html, type Piece } from '@foyer/runtime';
import { form, layout } from './layout.ts';
import type { MessageId } from './messages.ts';
import { providerText } from './providerText.ts';
import { withLink } from './registrationPages.ts';
import type { Scene } from './scene.ts';
import { cancel } from './signInPage.ts';

interface StepState {
  readonly login: BankLogin;
  readonly answers: Answers;
  readonly errors: FieldErrors;
  readonly problem?: Piece;
}

interface FieldTexts {
  readonly label: MessageId;
  readonly autocomplete: string;
  readonly hint?: MessageId;
  readonly type?: 'email' | 'tel';
}

const FIELD_TEXTS: Readonly<Record<string, FieldTexts>> = {
  email: {
    label: 'identity.field.email',
    autocomplete: 'email',
    type: 'email',
    hint: 'identity.bank.emailHint',
  },
  phoneNumber: {
    label: 'identity.field.phone',
    autocomplete: 'tel',
    type: 'tel',
    hint: 'identity.register.phoneHint',
  },
  personalCode: { label: 'identity.field.personalCode', autocomplete: 'off' },
  street: { label: 'identity.field.street', autocomplete: 'street-address' },
  zipCode: { label: 'identity.field.zipCode', autocomplete: 'postal-code' },
  city: { label: 'identity.field.city', autocomplete: 'address-level2' },
};

const PERIOD_WORDS: Readonly<Record<LimitPeriod, MessageId>> = {
  Day: 'identity.bank.limitDay',
  Week: 'identity.bank.limitWeek',
  Month: 'identity.bank.limitMonth',
};

/** Asks for the details that the bank does not supply and for the player's consents. */
export function bankDetailsPage(
  scene: Scene,
  assets: BrandAssets,
  { login, person, answers, errors, problem }: StepState & { readonly person: KnownPerson },
): Html {
  const title = scene.t('identity.bank.detailsTitle', { name: person.givenName });
  const text = (name: string): string | undefined =>
    errors[name] === undefined ? undefined : scene.t(errors[name]);
  const known: Answers = { ...(person.email === undefined ? {} : { email: person.email }), ...answers };
  // a fact of the bank that fails the validation has to be entered by the player
  const names = [
    ...new Set([
      ...missingFields(person, scene.market),
      ...Object.keys(errors).filter((name) => name in FIELD_TEXTS),
    ]),
  ];
  const body = html`${progress(scene, 1)}<h1>${title}</h1>
<p class="lead">${providerText(scene, login, 'identity.bank.detailsLead')}</p>
<p class="chosen"><span>${scene.t('identity.bank.youAre')}</span> <strong>${person.givenName} ${person.familyName}</strong></p>
${heldDepositNotice(scene, login, login.heldUntil)}
${errorSummary(scene, errors, problem)}
${form(
  scene,
  `${scene.interaction?.path ?? ''}/bank/details`,
  html`${names.map((name) => detailField(scene, name, name === 'personalCode' ? undefined : known[name], text(name), person.country))}
${tick({ name: 'terms', label: withLink(scene.t('identity.register.terms'), hrefTo(scene.locale, 'terms-and-conditions')), isTicked: answers['terms'] === 'yes', isRequired: true, error: text('terms') })}
${tick({ name: 'privacy', label: withLink(scene.t('identity.register.privacy'), hrefTo(scene.locale, 'privacy-policy')), isTicked: answers['privacy'] === 'yes', isRequired: true, error: text('privacy') })}
<fieldset class="group"><legend>${scene.t('identity.register.marketing')}</legend><p class="hint">${scene.t('identity.register.marketingHint')}</p>
${(['Email', 'Sms', 'Phone'] as const).map((way) => tick({ name: `marketing${way}`, label: scene.t(`identity.register.marketing${way}`), isTicked: isMarketingTicked(scene, { country: person.country, ...answers }, `marketing${way}`) }))}</fieldset>
<button class="button" type="submit">${scene.t(mustOfferLimits(scene.market) ? 'identity.register.next' : 'identity.register.submit')}</button>`,
)}
<div class="divided"><p>${scene.t('identity.bank.linkOffer')}</p><a class="button quiet" href="${scene.interaction?.path ?? ''}/bank/link">${providerText(scene, login, 'identity.bank.linkTitle')}</a></div>
${wayOut(scene)}`;
  return layout(scene, assets, { title, body, withScript: true });
}

/**
 * Offers limits before the first deposit as empty free-text fields
 * (requirements/regulation#free-text-limits). A limit below the deposit applies, and the deposit is
 * refunded.
 */
export function bankLimitsPage(
  scene: Scene,
  assets: BrandAssets,
  { login, answers, errors, problem }: StepState,
): Html {
  const title = scene.t('identity.bank.limitsTitle');
  const body = html`${progress(scene, 2)}<h1>${title}</h1>
<p class="lead">${scene.t('identity.bank.limitsLead', { hours: scene.market.licence.limitIncrease.coolOffHours })}</p>
${heldDepositNotice(scene, login, login.heldUntil)}
${errorSummary(scene, errors, problem)}
${form(
  scene,
  `${scene.interaction?.path ?? ''}/bank/limits`,
  html`${depositPeriods(scene.market).map((period) => {
    const name = limitField(period);
    return field(scene, {
      name,
      label: scene.t(PERIOD_WORDS[period], { currency: login.currency }),
      inputmode: 'decimal',
      autocomplete: 'off',
      isRequired: false,
      value: answers[name],
      error: errors[name] === undefined ? undefined : scene.t(errors[name]),
    });
  })}
<p class="hint">${scene.t('identity.bank.limitsLow')}</p>
<button class="button" type="submit">${scene.t('identity.bank.limitsSave')}</button>
${isLimitRequired(scene) ? undefined : html`<button class="button quiet" type="submit" name="choice" value="none">${scene.t('identity.bank.limitsSkip')}</button>`}`,
)}
${wayOut(scene)}`;
  return layout(scene, assets, { title, body, withScript: true });
}

function detailField(
  scene: Scene,
  name: string,
  value: string | undefined,
  error: string | undefined,
  country: string,
): Html {
  if (name === 'state')
    return choice({
      name,
      label: scene.t('identity.field.state'),
      value,
      options: PROVINCES.map((code) => ({ value: code, label: code })),
      error,
      autocomplete: 'address-level1',
      placeholder: scene.t('identity.field.choose'),
    });
  const texts = FIELD_TEXTS[name];
  if (!texts) return html``;
  return field(scene, {
    name,
    label: scene.t(texts.label),
    autocomplete: texts.autocomplete,
    value,
    error,
    ...(texts.type === undefined ? {} : { type: texts.type, inputmode: texts.type }),
    ...(texts.hint === undefined ? {} : { hint: scene.t(texts.hint, { code: callingCode(country) }) }),
  });
}

function progress(scene: Scene, number: number): Html | undefined {
  if (!mustOfferLimits(scene.market)) return undefined;
  return html`<p class="progress" id="progress">${scene.t('identity.register.progress', { number, total: 2 })}</p>
<div class="bar" aria-hidden="true"><span class="done"></span><span${number > 1 ? html` class="done"` : undefined}></span></div>`;
}

function isLimitRequired({ market }: Scene): boolean {
  return market.licence.limits.some(({ kind, required }) => kind === 'deposit' && required);
}

/** Cancels the login and refunds the deposit. */
function wayOut(scene: Scene): Html {
  return html`${form(scene, `${scene.interaction?.path ?? ''}/bank/give-up`, html`<button class="link" type="submit">${scene.t('identity.bank.giveUpHeld')}</button>`, { class: 'leave' })}${cancel(scene)}`;
}
