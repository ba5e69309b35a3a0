import { ignoreError } from '@foyer/kernel';
import { parentDomain, type CookieDocument } from './cookies.ts';

const PROBE = 'foyer_root';

/**
 * The widest domain on which the browser accepts a cookie of this page: the registered domain. Public suffixes
 * such as `co.uk` are refused by the browser, which knows their list; so each candidate is tried.
 */
export function rootDomain(hostName: string, page: CookieDocument): string | undefined {
  const parent = parentDomain(hostName);
  if (parent === undefined) return undefined;
  const labels = parent.split('.');
  for (let count = 2; count < labels.length; count += 1) {
    const candidate = labels.slice(-count).join('.');
    if (accepts(page, candidate)) return candidate;
  }
  return parent;
}

function accepts(page: CookieDocument, domain: string): boolean {
  const attributes = `; path=/; samesite=lax; secure; domain=${domain}`;
  try {
    page.cookie = `${PROBE}=1${attributes}`;
    const isAccepted = page.cookie.split('; ').includes(`${PROBE}=1`);
    page.cookie = `${PROBE}=${attributes}; max-age=0`;
    return isAccepted;
  } catch (error) {
    ignoreError('storage blocked')(error);
    return false;
  }
}
