import { RETURN_REASON_LENGTH } from '@foyer/market/exclusion-rules';
import { html, type Html } from '@foyer/runtime';
import type { ExclusionReturn } from '../players/playersApi.ts';
import type { BrandAssets } from './assets.ts';
import { textArea } from './fields.ts';
import { dateAndTime } from './formats.ts';
import { form, helpline, layout, support } from './layout.ts';
import type { MessageId } from './messages.ts';
import type { Scene } from './scene.ts';

const DAY_HOURS = 24;

export interface ExclusionDetails {
  /** End of the exclusion's term; ms since the epoch. */
  readonly until: number | undefined;
  /** Undefined when the api did not return it. */
  readonly way: ExclusionReturn | undefined;
  /** Answer to a form of this page. */
  readonly answer?: string;
  readonly isRefused?: boolean;
  readonly reasonError?: MessageId;
}

/** Refuses the sign-in of an excluded player, and lets them withdraw their balance and ask to end the exclusion. */
export function exclusionPage(scene: Scene, assets: BrandAssets, details: ExclusionDetails): Html {
  const path = scene.interaction?.path ?? '';
  const body = html`<h1>${scene.t('identity.excluded.title')}</h1>
<p class="lead">${scene.t('identity.excluded.text')}</p>
${details.until === undefined ? undefined : html`<p class="fact">${scene.t('identity.notice.until', { date: dateAndTime(scene, details.until) })}</p>`}
<p>${scene.t('identity.excluded.next')}</p>
${answerTo(details)}
<h2>${scene.t('identity.excluded.withdrawTitle')}</h2>
<p>${scene.t('identity.excluded.withdrawText')}</p>
${form(scene, `${path}/exclusion/withdraw`, html`<button class="button" type="submit">${scene.t('identity.excluded.withdraw')}</button>`)}
<h2>${scene.t('identity.excluded.returnTitle')}</h2>
${wayBack(scene, path, details)}
<p>${scene.t('identity.notice.support')} ${support(scene)}</p>
<p>${scene.t('identity.notice.helpline')} ${helpline(scene)}</p>`;
  return layout(scene, assets, { title: scene.t('identity.excluded.title'), body });
}

function answerTo({ answer, isRefused }: ExclusionDetails): Html | undefined {
  if (answer === undefined) return undefined;
  return isRefused === true
    ? html`<div class="summary" role="alert"><p>${answer}</p></div>`
    : html`<div class="summary stored" role="status"><p>${answer}</p></div>`;
}

const REFUSALS: Readonly<Record<string, MessageId>> = {
  NOT_YET: 'identity.excluded.notYet',
  FOR_LIFE: 'identity.excluded.forLife',
  AT_REGISTER: 'identity.excluded.atRegister',
};

function wayBack(scene: Scene, path: string, { until, way, reasonError }: ExclusionDetails): Html {
  const { register, breaks } = scene.market.licence;
  const coolOffHours = breaks.return.coolOffHours[until === undefined ? 'indefinite' : 'definite'];
  const isInDays = coolOffHours > DAY_HOURS && coolOffHours % DAY_HOURS === 0;
  const values = {
    days: breaks.return.answerDays,
    coolOff: isInDays ? coolOffHours / DAY_HOURS : coolOffHours,
    unit: isInDays ? 'days' : 'hours',
    register: register?.name ?? '',
  };
  if (way?.coolOffEndsAt !== undefined)
    return html`<p class="fact">${scene.t('identity.excluded.coolingOff', { date: dateAndTime(scene, way.coolOffEndsAt) })}</p>
${withdrawRequest(scene, path)}`;
  if (way?.state === 'requested')
    return html`<p>${scene.t('identity.excluded.requested', values)}</p>
${withdrawRequest(scene, path)}`;
  if (way === undefined || way.refusal !== undefined)
    return html`<p>${scene.t(REFUSALS[way?.refusal ?? ''] ?? 'identity.excluded.notYet', values)}</p>`;
  return html`<p>${scene.t('identity.excluded.returnText', values)}</p>
${form(
  scene,
  `${path}/exclusion/return`,
  html`${textArea({
    name: 'reason',
    label: scene.t('identity.excluded.reason'),
    maxLength: RETURN_REASON_LENGTH.max,
    error: reasonError && scene.t(reasonError),
  })}
<button class="button quiet" type="submit">${scene.t('identity.excluded.request')}</button>`,
)}`;
}

/** Form that withdraws the request to end the exclusion, possible until the exclusion has ended. */
function withdrawRequest(scene: Scene, path: string): Html {
  return form(
    scene,
    `${path}/exclusion/return/withdraw`,
    html`<button class="button quiet" type="submit">${scene.t('identity.excluded.withdrawRequest')}</button>`,
  );
}
