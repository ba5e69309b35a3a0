import { ignoreError } from '@foyer/kernel';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import { RemoteError } from '@foyer/platform';
import { FILE_DEADLINE_MS, within } from '../loading/deadline.ts';
import { fail } from '../loading/pendingFiles.ts';
import type { Releases } from '../../releases/releases.ts';

/**
 * Style sheets of releases belong to the shell: linked with integrity, awaited, reference-counted, and
 * removed with the last user.
 */
export interface Styles {
  /**
   * Resolves when every sheet that the release has needed so far is in the page.
   * @throws RemoteError
   */
  attach(entry: ReleaseSetEntry): Promise<void>;
  /** Removes one user; the last one removes the sheets. */
  detach(entry: ReleaseSetEntry): void;
  /** Takes over the link of a lazy sheet from webpack's loader. */
  adopt(link: HTMLLinkElement): void;
}

interface Sheets {
  users: number;
  readonly urls: Set<string>;
  readonly links: Map<string, Promise<HTMLLinkElement>>;
}

export function createStyles(releases: Releases, head: HTMLElement): Styles {
  const byBase = new Map<string, Sheets>();

  function sheetsOf(entry: ReleaseSetEntry): Sheets {
    const known = byBase.get(entry.base) ?? {
      users: 0,
      urls: new Set(entry.css.map((file) => entry.base + file)),
      links: new Map(),
    };
    byBase.set(entry.base, known);
    return known;
  }

  function link(entry: ReleaseSetEntry, url: string): Promise<HTMLLinkElement> {
    const integrity = releases.fileOf(url)?.integrity;
    if (integrity === undefined) return Promise.reject(new RemoteError('INTEGRITY_MISSING', url));
    const element = document.createElement('link');
    element.rel = 'stylesheet';
    element.integrity = integrity;
    element.crossOrigin = 'anonymous';
    // mini-css-extract uses this attribute to find a sheet that is already in the page
    element.dataset['href'] = url;
    element.dataset['release'] = entry.release;
    element.href = releases.freshUrl(url);
    const arrival = new Promise<HTMLLinkElement>((resolve, reject) => {
      element.onload = () => resolve(element);
      element.onerror = () => reject(new RemoteError('STYLE_FAILED', url));
    });
    head.append(element);
    return within(FILE_DEADLINE_MS, 'STYLE_TIMEOUT', arrival).catch((error: unknown) => {
      element.remove();
      throw error;
    });
  }

  function need(entry: ReleaseSetEntry, sheets: Sheets, url: string): Promise<HTMLLinkElement> {
    const known = sheets.links.get(url);
    if (known) return known;
    const pending = link(entry, url);
    sheets.links.set(url, pending);
    pending.catch(() => sheets.links.delete(url)); // a later request fetches it again
    return pending;
  }

  return {
    async attach(entry) {
      const sheets = sheetsOf(entry);
      sheets.users += 1;
      try {
        await Promise.all([...sheets.urls].map((url) => need(entry, sheets, url)));
      } catch (error) {
        this.detach(entry);
        throw error;
      }
    },
    detach(entry) {
      const sheets = sheetsOf(entry);
      sheets.users = Math.max(0, sheets.users - 1);
      if (sheets.users > 0) return;
      for (const pending of sheets.links.values())
        void pending.then((element) => element.remove()).catch(ignoreError('style sheet failed'));
      sheets.links.clear(); // the list of addresses stays: webpack assumes that lazy sheets are loaded, so a swap back needs them
    },
    adopt(element) {
      const url = new URL(element.href).pathname;
      const file = releases.fileOf(element.href);
      if (!file || file.integrity === undefined) return fail(element);
      element.integrity = file.integrity;
      element.crossOrigin = 'anonymous';
      element.href = releases.freshUrl(element.href);
      const sheets = sheetsOf(file.entry);
      const timer = setTimeout(() => fail(element), FILE_DEADLINE_MS); // mini-css-extract has no deadline of its own
      element.addEventListener('load', () => {
        clearTimeout(timer);
        sheets.urls.add(url);
        sheets.links.set(url, Promise.resolve(element));
      });
      element.addEventListener('error', () => clearTimeout(timer));
      head.append(element);
    },
  };
}
