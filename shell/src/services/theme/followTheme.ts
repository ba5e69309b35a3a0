import type { Flags } from '@foyer/contract';

export interface ThemeFollower {
  /** Loads the current theme again: its settings were published. `tag` changes with each publication. */
  reload(tag: string): void;
}

/**
 * Shows the theme that the flag `theme` names, also when it changes while the page is open
 * (requirements/entities#theme-settings). The document contains the variables of `initial`.
 */
export function followTheme({
  flags,
  initial,
  page,
}: {
  readonly flags: Pick<Flags, 'subscribe' | 'variation'>;
  readonly initial: string;
  readonly page: Document;
}): ThemeFollower {
  let shown = initial;

  function load(search = ''): void {
    const next = page.createElement('link');
    next.rel = 'stylesheet';
    next.href = `/themes/${shown}.css${search}`;
    next.dataset['theme'] = shown;
    // the previous theme stays until the next one is complete; a failed one changes nothing
    next.onload = () => {
      for (const other of page.querySelectorAll('link[data-theme]')) if (other !== next) other.remove();
      colorBrowser(page);
    };
    next.onerror = () => next.remove();
    page.head.append(next);
  }

  function follow(): void {
    const theme = flags.variation('theme');
    if (theme === shown) return;
    shown = theme;
    load();
  }

  flags.subscribe(follow);
  follow();
  return { reload: (tag) => load(`?tag=${encodeURIComponent(tag)}`) };
}

/** Sets the colour of the browser UI to that of the theme's header. */
function colorBrowser(page: Document): void {
  const color = getComputedStyle(page.documentElement).getPropertyValue('--fy-color-frame').trim();
  if (color !== '') page.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
}
