import { createStore } from '@foyer/platform';

/** The element of the bar at the bottom of a phone in which the chat button is shown; null without a bar. */
export const chatPlace = createStore<HTMLElement | null>(null);
