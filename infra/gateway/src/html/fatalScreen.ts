import type { Locale } from '@foyer/links';
import type { Brand } from '@foyer/market';
import type { StaffNotice } from '@foyer/kernel/release-set';
import { escapeHtml } from '@foyer/runtime';
import { textsOf } from './texts.ts';

/** Longer than the shell needs on a slow network; the screen is shown afterwards. */
const SHOWN_AFTER_SECONDS = 12;

/**
 * Fatal error screen: part of every page, revealed by CSS alone when the root stays empty, so it needs no
 * script. `data-boot="failed"` shows it immediately.
 */
export function fatalScreen(
  brand: Brand,
  locale: Locale,
  staff?: { readonly notice: StaffNotice; readonly path: string },
): string {
  const text = textsOf(locale);
  const email = escapeHtml(brand.supportEmail);
  return [
    '<div id="fatal" role="alert"><div class="fatal-logo" role="img" aria-label="',
    escapeHtml(brand.title),
    '"></div>',
    '<h1>',
    text('gateway.fatal.title'),
    '</h1>',
    '<p class="fatal-reason">',
    text('gateway.fatal.text'),
    '</p>',
    '<noscript><p>',
    text('gateway.fatal.noScript'),
    '</p></noscript>',
    '<a class="fatal-retry" href="">',
    text('gateway.fatal.retry'),
    '</a>',
    '<p class="fatal-support">',
    text('gateway.fatal.support'),
    ' <a href="mailto:',
    email,
    '">',
    email,
    '</a></p>',
    staff ? leavePreviewForm(staff, locale) : '',
    '</div>',
  ].join('');
}

/** Leaves a staff preview that broke the page itself, without a script. */
function leavePreviewForm(
  { notice, path }: { readonly notice: StaffNotice; readonly path: string },
  locale: Locale,
): string {
  const text = textsOf(locale);
  const release = escapeHtml(`${notice.app}@${notice.release}`);
  return [
    '<form class="fatal-staff" method="post" action="/staff-preview/end"><p>',
    text('gateway.preview.crashed').replace('{release}', release),
    '</p>',
    '<input type="hidden" name="to" value="',
    escapeHtml(path),
    '"><button class="fatal-retry">',
    text('gateway.preview.back'),
    '</button></form>',
  ].join('');
}

export const FATAL_CSS = [
  '#fatal{position:fixed;inset:0;z-index:1;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:var(--fy-space-x4);padding:var(--fy-size-gutter);text-align:center;overflow:auto;background:var(--fy-color-surface0);color:var(--fy-color-text);visibility:hidden;',
  `animation:fatal 0s linear ${SHOWN_AFTER_SECONDS}s forwards}`,
  '@keyframes fatal{to{visibility:visible}}',
  ':root[data-boot=failed] #fatal{animation-delay:0s}',
  '#fatal h1{font-family:var(--fy-font-heading);font-weight:var(--fy-font-weight-heading);font-size:var(--fy-text-title1);line-height:var(--fy-leading-heading)}',
  '#fatal p{max-inline-size:34rem;color:var(--fy-color-text-muted)}',
  '#fatal p a{text-decoration:underline}',
  '.fatal-logo{inline-size:var(--fy-size-logo-width);block-size:var(--fy-size-logo-height);background:var(--fy-image-logo) center/contain no-repeat}',
  '.fatal-retry{display:inline-flex;align-items:center;min-block-size:var(--fy-size-touch);padding-inline:var(--fy-space-x6);border-radius:var(--fy-radius-button);corner-shape:var(--fy-corner-shape);background:var(--fy-color-accent);color:var(--fy-color-accent-text);font-weight:var(--fy-font-weight-strong)}',
  '#root:not(:empty)~#skeleton,#root:not(:empty)~#fatal{display:none}',
].join('');

/** Only on pages with a preview to leave. */
export const FATAL_PREVIEW_CSS =
  '.fatal-staff{display:grid;justify-items:center;gap:var(--fy-space-x3);margin-block-start:var(--fy-space-x4);padding:var(--fy-space-x4);border:1px dashed var(--fy-color-line-strong);border-radius:var(--fy-radius-card)}.fatal-staff button{border:0;font:inherit;cursor:pointer}';

/** Without JavaScript the screen is shown immediately with the reason. */
export const NO_SCRIPT_CSS = '#fatal{visibility:visible;animation:none}#skeleton,.fatal-reason{display:none}';
