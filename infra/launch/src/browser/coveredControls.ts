import type { Page } from '@playwright/test';

/** Controls of the shell around a page: navigation, balance, session clock, safer gambling. */
const CONTROLS = ':is(header, nav, footer) :is(a, button)';
const MAX_NAMED = 3;

/** Controls of the shell that the release covers without an action of the visitor, each as a clause. */
export async function coveredControls(page: Page, app: string): Promise<readonly string[]> {
  const names = await page.evaluate(
    ([controls, remote]) =>
      [...document.querySelectorAll<HTMLElement>(controls)]
        .filter((control) => {
          if (control.closest('[data-remote]')) return false;
          const { left, top, width, height } = control.getBoundingClientRect();
          const above = document.elementFromPoint(left + width / 2, top + height / 2);
          return above?.closest(remote) != null;
        })
        .map((control) => control.getAttribute('aria-label') ?? control.textContent.trim()),
    [CONTROLS, `[data-remote="${app}"]`] as const,
  );
  return [...new Set(names)].slice(0, MAX_NAMED).map((name) => `covers “${name}” of the shell`);
}
