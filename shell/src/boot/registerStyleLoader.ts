import type { Shell } from './createShell.ts';

/**
 * Passes lazy style sheets of the shell and of every remote to the style registry: webpack's loader calls a
 * function of this name.
 */
export function registerStyleLoader({ remotes }: Shell): void {
  (globalThis as { __foyerCss?: (link: HTMLLinkElement) => void }).__foyerCss = (link) =>
    remotes.styles.adopt(link);
}
