import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The game page and the provider's frame on it. */
export class GameScreen {
  readonly page: Page;
  readonly frame: FrameLocator;

  constructor(page: Page) {
    this.page = page;
    this.frame = page.frameLocator('iframe[src*="/play/"]');
  }

  playForMoney(): Promise<void> {
    return this.page.getByRole('button', { name: 'Play for real money' }).click();
  }

  tryForFree(): Promise<void> {
    return this.page.getByRole('button', { name: 'Try for free' }).click();
  }

  spinButton(): Locator {
    return this.frame.getByRole('button', { name: 'Play', exact: true });
  }

  /** Plays one round and waits until the game may be played again. */
  async spin(): Promise<void> {
    await expect(this.spinButton()).toBeEnabled({ timeout: 20_000 });
    const answer = this.page.waitForResponse((response) => response.url().includes('/rgs/') && response.request().method() === 'POST' && response.ok());
    await this.spinButton().click();
    await answer;
    await expect(this.spinButton()).toBeEnabled({ timeout: 20_000 });
  }
}
