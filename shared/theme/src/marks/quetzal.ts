import { onGround, type Mark } from './svg.ts';

/** A bird of four shapes: crest, breast, beak and long tail. */
const BIRD =
  '<path d="M8.5 7 15 2l7.5 3.5L21 13l-5.5 9-7-3z" fill="#a6dd35"/><path d="m21 13-5.5 9 1 3.5 6-5z" fill="#ff5b45"/><path d="m22.5 5.5 6.5 2.7-7 3.3z" fill="#f6c928"/><path d="m8.5 19 7 3L12 31l-3.5-5L4 30z" fill="#2fa86a"/><path d="M17.3 6.3h2.6v2.6h-2.6z" fill="#04170e"/>';

export const quetzalSign: Mark = { width: 32, height: 32, body: BIRD };

export const quetzalIcon: Mark = onGround(quetzalSign, '#0a2417', 0);

/** Block letters; the Q has the bird's tail. */
export const quetzalWordMark: Mark = {
  width: 150,
  height: 28,
  body: '<g fill="none" stroke="#fbf6dc" stroke-width="5" stroke-linejoin="bevel"><path d="M4.5 6.5h12.5v14H4.5zM27 4v16.5h12.5V4M63 6.5H50.5v14H63m-12.5-7h11M66.5 6.5H83M74.8 6.5V23M86.5 6.5h13L88 20.5h12.5M107.5 23V6.5H120V23m-12.5-7H120M127.5 4v16.5H140"/></g><path d="m11 15.5 5 .2 6.5 9.8-5.2.4z" fill="#ff5b45"/><path d="M141 18h6v5h-6z" fill="#a6dd35"/>',
};
