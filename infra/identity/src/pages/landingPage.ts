import { hrefTo } from '@foyer/links';
import { html, trustedHtml, type Html } from '@foyer/runtime';
import type { BrandAssets } from './assets.ts';
import { choice } from './fields.ts';
import { countryName } from './formats.ts';
import type { Scene } from './scene.ts';

/**
 * The start of a registration for a frame in the lobby (requirements/entities#local-flags,
 * `landing_registration`): the country, which decides the rules. It stores nothing; its form continues on the
 * registration page in the whole window.
 */
export function landingPage(scene: Scene, assets: BrandAssets): Html {
  const { brand } = scene.market;
  const countries = [...brand.countries]
    .map((code) => ({ value: code, label: countryName(scene, code) }))
    .sort((a, b) => a.label.localeCompare(b.label, scene.language));
  const doctype = trustedHtml('<!doctype html>');
  return html`${doctype}<html lang="${scene.language}" data-brand="${scene.brand}">
<head>
<meta charset="utf-8">
<title>${scene.t('identity.register.countryTitle')} | ${brand.title}</title>
<meta name="robots" content="noindex">
<link rel="stylesheet" href="${scene.base}/assets/${assets.style.path}" integrity="${assets.style.integrity}" nonce="${scene.nonce}">
</head>
<body>
<main class="card">
<h1>${scene.t('identity.register.countryTitle')}</h1>
<form method="get" action="${hrefTo(scene.locale, 'register')}" target="_top">
${choice({ name: 'country', label: scene.t('identity.field.country'), value: scene.market.country, options: countries, autocomplete: 'country' })}
<button class="button" type="submit">${scene.t('identity.register.next')}</button>
</form>
</main>
</body>
</html>`;
}
