import { textLanguageTag, type Locale } from '@foyer/links';
import type { BrandId } from '@foyer/market';
import { escapeHtml } from '@foyer/runtime';
import { textsOf, type TextId } from './texts.ts';

export interface StaticPage {
  readonly locale: Locale;
  readonly nonce: string;
  readonly title: TextId;
  readonly text: TextId;
  /** Theme of a brand's page; absent for unbranded pages. */
  readonly theme: { readonly brand: BrandId; readonly css: string } | undefined;
  /** The page reloads itself. */
  readonly refreshSeconds?: number;
  readonly retry?: TextId;
  /** Links, the most likely one first. */
  readonly links?: readonly { readonly href: string; readonly text: TextId }[];
}

const PLAIN_CSS =
  'body{margin:0;min-block-size:100vh;display:grid;place-content:center;justify-items:center;gap:1rem;padding:2rem;text-align:center;font:1rem/1.5 system-ui,sans-serif;color:#1d2129;background:#f5f6f8}h1{margin:0;font-size:1.5rem}p{margin:0;max-width:34rem}@media (prefers-color-scheme:dark){body{color:#e8eaee;background:#14171c}}';
const BRAND_CSS =
  'body{display:grid;place-content:center;justify-items:center;gap:var(--fy-space-x4);padding:var(--fy-size-gutter);text-align:center}h1{font-family:var(--fy-font-heading);font-weight:var(--fy-font-weight-heading);font-size:var(--fy-text-title1)}p{max-inline-size:34rem;color:var(--fy-color-text-muted)}.logo{inline-size:var(--fy-size-logo-width);block-size:var(--fy-size-logo-height);background:var(--fy-image-logo) center/contain no-repeat}.retry{display:inline-flex;align-items:center;min-block-size:var(--fy-size-touch);padding-inline:var(--fy-space-x6);border-radius:var(--fy-radius-button);background:var(--fy-color-accent);color:var(--fy-color-accent-text)}.links{display:flex;flex-wrap:wrap;justify-content:center;gap:var(--fy-space-x3);margin-block-start:var(--fy-space-x2)}.links .retry~.retry{background:none;color:var(--fy-color-text);box-shadow:inset 0 0 0 1px var(--fy-color-line-strong)}';

/** A static page with text and without scripts. */
export function composeStaticPage(page: StaticPage): string {
  const text = textsOf(page.locale);
  return [
    `<!doctype html><html lang="${textLanguageTag(page.locale)}"${page.theme ? ` data-brand="${page.theme.brand}"` : ''}><head><meta charset="utf-8">`,
    `<title>${text(page.title)}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
    page.refreshSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${page.refreshSeconds}">`,
    `<style nonce="${page.nonce}">${page.theme ? page.theme.css + BRAND_CSS : PLAIN_CSS}</style></head><body>`,
    page.theme ? '<div class="logo"></div>' : '',
    `<main><h1>${text(page.title)}</h1><p>${text(page.text)}</p></main>`,
    page.retry === undefined ? '' : `<a class="retry" href="">${text(page.retry)}</a>`,
    page.links === undefined
      ? ''
      : `<nav class="links">${page.links.map(({ href, text: id }) => `<a class="retry" href="${escapeHtml(href)}">${text(id)}</a>`).join('')}</nav>`,
    '</body></html>',
  ].join('');
}
