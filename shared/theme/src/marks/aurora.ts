import { onGround, type Mark } from './svg.ts';

const LIGHT =
  '<linearGradient id="l" x1="0" y1="0" x2="1" y2="0"><stop stop-color="#2df5b4"/><stop offset=".5" stop-color="#38bdea"/><stop offset="1" stop-color="#b06bff"/></linearGradient>';

/** A ribbon with two peaks, like northern lights above a ridge. */
const RIBBON =
  '<path d="M4 25.5C8.5 8 12.5 5.5 15.5 14.5S22 26.5 28 6.5" fill="none" stroke="url(#l)" stroke-width="5" stroke-linecap="round"/>';

export const auroraSign: Mark = { width: 32, height: 32, body: `<defs>${LIGHT}</defs>${RIBBON}` };

export const auroraIcon: Mark = onGround(auroraSign, '#0b0f19', 7);

/** Rounded letters of one stroke width; the o is a ring in the ribbon's colours. */
export const auroraWordMark: Mark = {
  width: 132,
  height: 28,
  body: `<defs>${LIGHT}</defs><g transform="translate(0 -1) scale(.9)">${RIBBON}</g><g fill="none" stroke="#f3f6fb" stroke-width="3" stroke-linecap="round"><circle cx="45" cy="15" r="6"/><path d="M51 9v12M57 9v6.5a5.5 5.5 0 0 0 11 0V9M74 21V9m0 5.5A5.5 5.5 0 0 1 80 9"/><circle cx="91" cy="15" r="6" stroke="url(#l)"/><path d="M103 21V9m0 5.5A5.5 5.5 0 0 1 109 9"/><circle cx="119" cy="15" r="6"/><path d="M125 9v12"/></g>`,
};
