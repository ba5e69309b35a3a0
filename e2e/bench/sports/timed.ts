import type { Page } from '@playwright/test';
import { LIMIT_FACTOR } from './limits.ts';
import { within } from './within.ts';

export interface TimedInput {
  /** Names the input in the message when nothing changed. */
  readonly step: string;
  readonly event: 'pointerdown' | 'input';
  /** Selector of the elements that change. */
  readonly region: string;
  /** Text that one of them must contain after the change; without one, the first change counts. */
  readonly text?: string;
  readonly act: () => Promise<void>;
}

/** Limit of one input. */
const MAX_MS = 8_000 * LIMIT_FACTOR;

/** Milliseconds from an input until the changed element has been painted. Rejects when it does not change in time. */
export async function timed(
  page: Page,
  { step, event, region, text = '', act }: TimedInput,
): Promise<number> {
  const measuring = await within(
    `${step}, preparation`,
    MAX_MS,
    page.evaluateHandle(
      ([type, selector, wanted]) => {
        const took = new Promise<number>((resolve) => {
          document.addEventListener(
            type,
            ({ timeStamp }) => {
              const watcher = new MutationObserver(() => {
                const isShown = [...document.querySelectorAll(selector)].some((element) =>
                  element.textContent?.includes(wanted),
                );
                if (!isShown) return;
                watcher.disconnect();
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
              });
              for (const target of document.querySelectorAll(selector))
                watcher.observe(target, { childList: true, subtree: true, characterData: true });
            },
            { capture: true, once: true },
          );
        });
        return { took };
      },
      [event, region, text] as const,
    ),
  );
  await act();
  return within(
    step,
    MAX_MS,
    measuring.evaluate(({ took }) => took),
  );
}
