import { onGround, type Mark } from './svg.ts';

const FLAME =
  'M0-11c.8 4 6 6.2 6 12A6 6 0 0 1-6 1C-6-1.8-4.7-3.6-3.3-4.9c.2 1.9.9 2.8 1.8 3.2C-1.3-5.2-1.4-8.4 0-11z';

/** A flame under an arch. */
export const tuliSign: Mark = {
  width: 32,
  height: 32,
  body: `<path d="M5 29V15.5a11 11 0 0 1 22 0V29" fill="none" stroke="#4a2b1e" stroke-width="3.5" stroke-linecap="round"/><path d="${FLAME}" transform="translate(16 21)" fill="#d9541e"/><path d="M0-4c.3 1.8 2.6 2.8 2.6 5.2a2.6 2.6 0 0 1-5.2 0C-2.6-.5-.5-1.5 0-4z" transform="translate(16 23.2)" fill="#f6c56b"/>`,
};

export const tuliIcon: Mark = onGround(tuliSign, '#f7efe4', 9);

/** Rounded letters; the dot of the i is a flame. */
export const tuliWordMark: Mark = {
  width: 78,
  height: 32,
  body: `<g fill="none" stroke="#3a2118" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round"><path d="M10 6.5V22a5 5 0 0 0 5.5 5M3.5 13H16M24 13v7.5a6.5 6.5 0 0 0 13 0V13v14M48.5 4.5V22a5 5 0 0 0 4.5 5M66 15v12"/></g><path d="${FLAME}" transform="translate(66.3 7.2) scale(.6)" fill="#d9541e"/>`,
};
