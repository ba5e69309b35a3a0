import type { ReleaseSet } from '@foyer/kernel/release-set';
import { routeOfMatch } from '@foyer/links';
import type { FirstPicture } from '../first-picture/firstPicture.ts';
import { escapeHtml } from '@foyer/runtime';
import { pageMatch } from './pageMatch.ts';

const ROWS = `<div class="sk-chips">${'<i></i>'.repeat(8)}</div>${row()}${row()}`;
const PARAGRAPH = '<div class="sk-line"></div><div class="sk-block"></div>';

export interface Skeleton {
  readonly releases: Pick<ReleaseSet, 'invited'>;
  readonly path: string;
  readonly firstPicture: FirstPicture | undefined;
  readonly hasClockBar: boolean;
}

/**
 * First paint before any script: layout and placeholders as the shell will render them, without text, so
 * that the shell's first render shifts nothing. Contains the opening picture, which is the largest
 * contentful paint.
 */
export function skeleton({ releases, path, firstPicture: picture, hasClockBar }: Skeleton): string {
  const match = pageMatch(releases, path);
  const route = match && routeOfMatch(match);
  const hasMenu = route?.layout === 'logged-in' || route?.layout === 'session'; // requirements/routes#layouts
  // game pages consist of rows of tiles, other pages start with a heading
  const hasRows = route?.owner === 'casino' && match?.id !== 'game';
  return [
    `<div id="skeleton" aria-hidden="true"${hasMenu ? ' data-menu' : ''}>`,
    hasClockBar ? '<div class="sk-bar"></div>' : '',
    '<div class="sk-head"><div class="fatal-logo"></div></div>',
    `<div class="sk-columns"><div class="sk-rail">${'<i></i>'.repeat(8)}</div><div class="sk-body">${hasRows ? hero(picture) + ROWS : PARAGRAPH}</div><div class="sk-desk"></div></div></div>`,
  ].join('');
}

function hero(picture: FirstPicture | undefined): string {
  return picture === undefined
    ? '<div class="sk-hero"></div>'
    : `<div class="sk-hero sk-picture"><img src="${escapeHtml(picture.url)}" alt="" fetchpriority="high"></div>`;
}

const BLOCKS = '.sk-hero,.sk-line,.sk-block,.sk-rail i,.sk-chips i,.sk-row i';

/** Dimensions match the shell's layout. */
export const SKELETON_CSS = [
  '#skeleton{position:fixed;inset:0;overflow:hidden}',
  '.sk-bar{block-size:2.25rem;background:var(--fy-color-surface2)}',
  '.sk-head{display:flex;align-items:center;block-size:var(--fy-size-header);padding-inline:var(--fy-size-gutter);background:var(--fy-image-header) bottom/100% var(--fy-size-header-line) no-repeat var(--fy-color-frame)}',
  `${BLOCKS}{display:block;background:var(--fy-color-surface1);border-radius:var(--fy-radius-card)}`,
  '.sk-columns{display:grid;grid-template-columns:minmax(0,1fr)}',
  '.sk-rail,.sk-desk{display:none}',
  '.sk-rail{gap:var(--fy-space-x3);align-content:start;padding:var(--fy-space-x4)}',
  '.sk-rail i{block-size:2rem}',
  '.sk-body{display:grid;gap:var(--fy-space-x10);padding:var(--fy-space-x8) var(--fy-size-gutter)}',
  '.sk-hero{block-size:27rem;max-block-size:50vh}',
  ':root[data-layout=layout2] .sk-hero{block-size:12.5rem}',
  '.sk-picture{display:flex;flex-direction:column;overflow:clip}.sk-picture img{inline-size:100%;aspect-ratio:16/9;object-fit:cover}',
  // same fade as the real banner, so that replacing it shifts nothing
  ':root[data-layout=default] .sk-picture img{mask-image:linear-gradient(to top,transparent 22%,#000 60%)}',
  ':root[data-layout=layout2] .sk-picture{flex-direction:row}:root[data-layout=layout2] .sk-picture img{inline-size:40%;aspect-ratio:auto;block-size:100%}',
  '.sk-chips{display:grid;grid-auto-flow:column;grid-auto-columns:7.5rem;gap:var(--fy-space-x4);overflow:hidden}',
  '.sk-chips i{block-size:2.75rem}',
  '.sk-line{inline-size:min(18rem,60%);block-size:2.25rem}',
  '.sk-block{inline-size:100%;max-inline-size:48rem;block-size:14rem}',
  '.sk-row{display:grid;grid-auto-flow:column;grid-auto-columns:clamp(8.5rem,13vw,11.25rem);gap:var(--fy-space-x4);overflow:hidden}',
  '.sk-row i{aspect-ratio:3/4;border-radius:var(--fy-radius-tile)}',
  '@media (min-width:768px){:root[data-layout=layout1] .sk-hero{block-size:23rem;inline-size:48%;justify-self:end}:root[data-layout=default] .sk-picture{align-items:flex-end}:root[data-layout=default] .sk-picture img{inline-size:58.4%;block-size:100%;aspect-ratio:auto;mask-image:linear-gradient(to right,transparent,#000 40%)}}',
  '@media (min-width:1024px){',
  ':root[data-layout=default] [data-menu] .sk-columns{grid-template-columns:var(--fy-size-rail) minmax(0,1fr)}',
  ':root[data-layout=layout2] [data-menu] .sk-columns{grid-template-columns:13rem minmax(0,1fr)}',
  ':root:not([data-layout=layout1]) [data-menu] .sk-rail{display:grid}}',
  '@media (min-width:1280px){:root[data-layout=layout2] [data-menu] .sk-columns{grid-template-columns:13rem minmax(0,1fr) 19rem}:root[data-layout=layout2] [data-menu] .sk-desk{display:block}}',
].join('');

function row(): string {
  return `<div class="sk-row">${'<i></i>'.repeat(8)}</div>`;
}
