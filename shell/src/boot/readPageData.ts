import { PAGE_DATA_ELEMENT_ID, type PageData } from '@foyer/kernel/page-data';

/** What the gateway knows about this page. @throws when the HTML is not one of ours. */
export function readPageData(page: Document): PageData {
  const text = page.getElementById(PAGE_DATA_ELEMENT_ID)?.textContent;
  if (!text) throw new Error('The page carries no data of the gateway');
  return JSON.parse(text) as PageData; // written by the gateway, checked there, under the same nonce as this script
}
