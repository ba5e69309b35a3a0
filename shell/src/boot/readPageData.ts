import { PAGE_DATA_ELEMENT_ID, type PageData } from '@foyer/kernel/page-data';

/**
 * Reads the data that the gateway wrote into this page.
 * @throws when the HTML was not rendered by the gateway.
 */
export function readPageData(page: Document): PageData {
  const text = page.getElementById(PAGE_DATA_ELEMENT_ID)?.textContent;
  if (!text) throw new Error('The page contains no gateway data.');
  return JSON.parse(text) as PageData; // the gateway wrote and validated it, under the same nonce as this script
}
