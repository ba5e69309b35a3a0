import type { Locator, Page } from '@playwright/test';

/** The switch of the opt-in card on the jackpot page; the widget beside the leaderboard, below it, has another one. */
export function jackpotOptIn(page: Page): Locator {
  return page.getByRole('switch', { name: 'Opt-in' }).first();
}
