import { onGround, type Mark } from './svg.ts';

/** A spiral gust in two colours. */
export const zephyraSign: Mark = {
  width: 32,
  height: 32,
  body: '<g fill="none" stroke-width="4.2" stroke-linecap="round"><path d="M3.5 13H20a4.7 4.7 0 1 0-4.5-6" stroke="#ef5f58"/><path d="M3.5 20.5h20.3a4.4 4.4 0 1 1-4.2 5.7" stroke="#12566b"/><path d="M7.5 27.5h5.5" stroke="#b79cf0"/></g>',
};

export const zephyraIcon: Mark = onGround(zephyraSign, '#d9f5ee', 16);

/** Letters with rounded ends; the last one ends in a swash. */
export const zephyraWordMark: Mark = {
  width: 136,
  height: 32,
  body: '<g fill="none" stroke="#12414f" stroke-width="3.9" stroke-linecap="round" stroke-linejoin="round"><path d="M4 10.5h10L4 22.5h10M20.5 16.5h11.2a5.7 5.7 0 1 0-1.8 4.3"/><circle cx="44" cy="16.5" r="6"/><path d="M38 11v18M56.5 4v18.5m0-6.5a5.4 5.4 0 0 1 10.8 0v6.5M73.5 10.5v5.8a5.5 5.5 0 0 0 11 0v-5.8m0 5.8v6.2a5.4 5.4 0 0 1-9.6 3.4M91.5 22.5v-12m0 5.7a5.6 5.6 0 0 1 6-5.6"/><circle cx="108" cy="16.5" r="6"/><path d="M114 10.5v12"/></g><path d="M120.5 10.5h6.8a3.6 3.6 0 1 0-3.4-4.7" fill="none" stroke="#ef5f58" stroke-width="3.9" stroke-linecap="round"/>',
};
