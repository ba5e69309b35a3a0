import { expect, type FrameLocator, type Locator, type Page, type Response } from '@playwright/test';
import { minorOf } from '../fixtures/money.ts';

/** The game server's response for a round. */
export interface PlayedRound {
  readonly roundId: string;
  readonly stakeMinor: number;
  readonly returnMinor: number;
}

const READY_MS = 20_000;
/** Longest wait for the answer to a press that a reality check may have discarded. */
const ROUND_MS = 3_000;

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
    return this.page.getByRole('button', { name: 'Play demo' }).click();
  }

  spinButton(): Locator {
    return this.frame.getByRole('button', { name: 'Play', exact: true });
  }

  async waitUntilReady(): Promise<void> {
    await expect(this.spinButton()).toBeEnabled({ timeout: READY_MS });
  }

  /** Returns the stake of the next round, in minor units. */
  async stake(): Promise<number> {
    await this.waitUntilReady();
    return minorOf(await this.frame.getByRole('group', { name: 'Stake' }).getByRole('status').innerText());
  }

  /**
   * Returns the balance that the game shows, in minor units; a big win is displayed in a separate element
   * before it.
   */
  async balance(): Promise<number> {
    const balance = this.frame
      .getByRole('region', { name: 'Stake and spin controls' })
      .getByText('Balance', { exact: true })
      .locator('xpath=following-sibling::*');
    return minorOf(await balance.innerText());
  }

  /** Plays one round and waits until the game is ready again. */
  async spin(): Promise<PlayedRound> {
    const round = await this.spinOnly();
    await this.waitUntilReady();
    return round;
  }

  /**
   * Plays one round while reality checks are frequent: one that opens at the moment of the press discards it. A
   * locator handler of the test answers the checks.
   */
  async spinBetweenChecks(): Promise<void> {
    await expect(async () => {
      await this.waitUntilReady();
      await Promise.all([
        this.page.waitForResponse((response) => isRound(response) && response.ok(), { timeout: ROUND_MS }),
        this.spinButton().click(),
      ]);
    }).toPass();
  }

  /**
   * Plays one round and waits for its result, not for the game, which a dialog may cover afterwards.
   *
   * @throws Error when the game server refuses the round; the game repeats only a round that came too fast.
   */
  async spinOnly(): Promise<PlayedRound> {
    await this.waitUntilReady();
    const answer = this.page.waitForResponse(
      async (response) =>
        isRound(response) && (response.ok() || (await refusalCode(response)) !== 'TOO_FAST'),
    );
    await this.spinButton().click();
    const response = await answer;
    if (!response.ok()) throw new Error(`The game server refused the round: ${await refusalCode(response)}`);
    return (await response.json()) as PlayedRound; // as the game server sent it
  }
}

function isRound(response: Response): boolean {
  return response.url().includes('/rgs/rounds') && response.request().method() === 'POST';
}

async function refusalCode(response: Response): Promise<string> {
  const { code } = (await response.json()) as { readonly code: string }; // as the game server sent it
  return code;
}
