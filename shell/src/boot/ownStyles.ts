import type { Shell } from './createShell.ts';

/** Lazy style sheets of the shell and of every remote come through here: webpack's loader is built to call this name. */
export function ownStyles({ remotes }: Shell): void {
  (globalThis as { __foyerCss?: (link: HTMLLinkElement) => void }).__foyerCss = (link) =>
    remotes.styles.adopt(link);
}
