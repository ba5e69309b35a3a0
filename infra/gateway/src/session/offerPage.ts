import { textLanguageTag, type Locale } from '@foyer/links';
import type { BrandId } from '@foyer/market';
import { escapeHtml } from '@foyer/runtime';
import { textsOf, type TextId } from '../html/texts.ts';

export interface OfferPage {
  readonly brand: BrandId;
  readonly brandCss: string;
  readonly locale: Locale;
  readonly nonce: string;
  /** First letter of the player's name; the rest is hidden until confirmation. */
  readonly initial: string;
  readonly isReplacing: boolean;
  readonly formToken: string;
  /** The requested address. */
  readonly to: string;
}

const OFFER_CSS = [
  'body{display:grid;place-content:center;justify-items:center;gap:var(--fy-space-x6);min-block-size:100dvh;padding:var(--fy-size-gutter)}',
  '.logo{inline-size:var(--fy-size-logo-width);block-size:var(--fy-size-logo-height);background:var(--fy-image-logo) center/contain no-repeat}',
  'main{display:grid;gap:var(--fy-space-x4);inline-size:min(28rem,100%);padding:var(--fy-space-x8) var(--fy-space-x6);border-radius:var(--fy-radius-card);corner-shape:var(--fy-corner-shape);background:var(--fy-color-surface1);text-align:center}',
  'h1{font-family:var(--fy-font-heading);font-weight:var(--fy-font-weight-heading);font-size:var(--fy-text-title1);line-height:var(--fy-leading-heading);overflow-wrap:anywhere}',
  'p{color:var(--fy-color-text-muted);text-wrap:pretty}',
  'form{display:grid;gap:var(--fy-space-x3);margin-block-start:var(--fy-space-x2)}',
  'button{min-block-size:var(--fy-size-touch);padding:var(--fy-space-x2) var(--fy-space-x6);border:0;border-radius:var(--fy-radius-button);corner-shape:var(--fy-corner-shape);font:inherit;font-weight:var(--fy-font-weight-strong);cursor:pointer}',
  '[value=yes]{background:var(--fy-color-accent);color:var(--fy-color-accent-text)}',
  '[value=no]{background:none;color:var(--fy-color-text);text-decoration:underline;text-underline-offset:.2em}',
].join('');

/** "Continue as P***?": a confirmation without scripts that other sites cannot submit. */
export function composeOfferPage(page: OfferPage): string {
  const read = textsOf(page.locale);
  const player = `${escapeHtml(page.initial)}***`;
  const text = (id: TextId): string => read(id).replaceAll('{player}', player);
  return [
    `<!doctype html><html lang="${textLanguageTag(page.locale)}" data-brand="${page.brand}"><head><meta charset="utf-8">`,
    `<title>${text('gateway.offer.title')}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
    `<style nonce="${page.nonce}">${page.brandCss}${OFFER_CSS}</style></head><body><div class="logo"></div>`,
    `<main><h1>${text('gateway.offer.title')}</h1><p>${text('gateway.offer.text')}</p>`,
    page.isReplacing ? `<p>${text('gateway.offer.replaces')}</p>` : '',
    '<form method="post" action="/session/continue">',
    `<input type="hidden" name="token" value="${escapeHtml(page.formToken)}"><input type="hidden" name="to" value="${escapeHtml(page.to)}">`,
    `<button name="choice" value="yes">${text('gateway.offer.yes')}</button><button name="choice" value="no">${text('gateway.offer.no')}</button>`,
    '</form></main></body></html>',
  ].join('');
}
