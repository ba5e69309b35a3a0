import type { BrandAssets } from './assets.ts';
import { html, trustedHtml, type Html, type Piece } from '@foyer/runtime';
import { attributes } from './html.ts';
import type { FormScene, Scene } from './scene.ts';

export interface PageContent {
  readonly title: string;
  readonly body: Piece;
  /** Content beside the form on wide screens. */
  readonly aside?: Piece;
  /** Pages without a form need no script. */
  readonly withScript?: boolean;
  readonly withPasskeys?: boolean;
  /**
   * Target of an automatic redirect. A redirect of a form would have to pass `form-action`; this one does
   * not.
   */
  readonly redirectTo?: string;
}

/**
 * The layout of every page: logo, card, the brand's picture on wide screens, and the notices that the
 * licence requires.
 */
export function layout(scene: Scene, assets: BrandAssets, content: PageContent): Html {
  const { brand, licence } = scene.market;
  const file = (path: string): string => `${scene.base}/assets/${path}`;
  const script = (asset: { path: string; integrity: string }): Html =>
    html`<script defer src="${file(asset.path)}" integrity="${asset.integrity}" nonce="${scene.nonce}"></script>`;
  const direction = trustedHtml('<!doctype html>');
  return html`${direction}<html lang="${scene.language}" data-brand="${scene.brand}">
<head>
<meta charset="utf-8">
<title>${content.title} | ${brand.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${content.redirectTo === undefined ? undefined : html`<meta http-equiv="refresh" content="0;url=${content.redirectTo}">`}
<link rel="icon" type="image/svg+xml" href="${file(assets.icon.path)}">
${assets.fonts.map((font) => html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`)}
<link rel="stylesheet" href="${file(assets.style.path)}" integrity="${assets.style.integrity}" nonce="${scene.nonce}">
${content.withPasskeys ? script(assets.webauthn) : undefined}
${content.withScript ? script(assets.script) : undefined}
</head>
<body>
<a class="skip" href="#main">${scene.t('identity.frame.skip')}</a>
<header class="top"><a class="home" href="${scene.home}"><img src="${file(assets.logo.path)}" alt="${scene.t('identity.frame.home')}"></a></header>
<div class="stage">
<main id="main" tabindex="-1"><div class="card">${content.body}</div></main>
<aside class="side"><div class="picture" aria-hidden="true"><span class="sign"></span></div><div class="promise">${content.aside ?? promises(scene)}</div></aside>
</div>
<footer class="foot">
<p><span class="age" aria-hidden="true">${licence.minimumAge.casino}+</span> ${scene.t('identity.frame.age', { age: licence.minimumAge.casino })}</p>
<p>${scene.t('identity.frame.help')} ${helpline(scene)}</p>
<p>${scene.t('identity.frame.licence', { regulator: licence.regulator, number: licence.licenceNumber })}</p>
</footer>
</body>
</html>`;
}

/** A helpline link on every page. */
export function helpline(scene: Scene): Html {
  const { name, url, telephone } = scene.market.licence.helpline;
  return html`<a href="${url}" rel="noreferrer noopener">${name}</a>${telephone === undefined ? undefined : html` · <a href="tel:${telephone.replace(/\s/g, '')}">${telephone}</a>`}`;
}

export function support(scene: Scene): Html {
  const { supportEmail } = scene.market.brand;
  return html`<a href="mailto:${supportEmail}">${supportEmail}</a>`;
}

function promises(scene: Scene): Html {
  return html`<p class="promise-title">${scene.t('identity.promise.title')}</p>
<ul><li>${scene.t('identity.promise.balance')}</li><li>${scene.t('identity.promise.limits')}</li><li>${scene.t('identity.promise.data')}</li></ul>`;
}

/** A form with the token of this interaction. */
export function form(
  scene: FormScene,
  action: string,
  body: Piece,
  options: { readonly id?: string; readonly class?: string } = {},
): Html {
  return html`<form method="post" action="${action}" novalidate${attributes({ id: options.id, class: options.class ?? 'form' })}>
<input type="hidden" name="form_token" value="${scene.interaction?.formToken ?? ''}">
${body}
</form>`;
}
