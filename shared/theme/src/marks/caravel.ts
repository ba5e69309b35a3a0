import { onGround, type Mark } from './svg.ts';

/** A hull with two lateen sails above a waterline. */
const SHIP =
  '<path d="M15.5 3v20M15.5 4C22 9 26 14.5 27.5 21H15.5M12.5 8C8.5 12 5.5 16.5 4.5 21h8z" fill="none" stroke="#e3bf6d" stroke-width="1.75" stroke-linejoin="round"/><path d="M4 24.5h24.5c-1.5 3-4 4.5-7.5 4.5H11c-3.5 0-5.8-1.5-7-4.5z" fill="#e3bf6d"/>';

export const caravelSign: Mark = { width: 32, height: 32, body: SHIP };

export const caravelIcon: Mark = onGround(caravelSign, '#0d2140', 2);

/** Engraved capitals; the A's and the V are shaped like sails. */
export const caravelWordMark: Mark = {
  width: 148,
  height: 28,
  body: `<g transform="scale(.86)">${SHIP}</g><g fill="none" stroke="#f4efdf" stroke-width="2.1" stroke-linecap="square" stroke-linejoin="miter"><path d="M48.5 8.2C47 6.6 45.3 6 43.5 6c-4.2 0-6.5 3.3-6.5 8s2.3 8 6.5 8c1.8 0 3.5-.6 5-2.2M53.5 22l6.2-16 6.2 16M72 22V6h5.3a4.3 4.3 0 0 1 0 8.6H72m5 0 5 7.4M86.5 22l6.2-16 6.2 16M101.5 6l6.2 16 6.2-16M128 6h-8.5v16h8.5m-8.5-8.2h7M134 6v16h8.5"/></g><path d="M57.8 17.5h3.8M90.8 17.5h3.8M105.8 10.5h3.8" stroke="#e3bf6d" stroke-width="1.6"/>`,
};
