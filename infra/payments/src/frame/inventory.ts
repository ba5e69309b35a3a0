import { sendJson } from '@foyer/runtime';
import type { Assets } from '../http/assets.ts';
import type { Route } from '../http/routes.ts';

/** What runs in the page in which a card number is typed, for merchants and their assessors (PCI DSS 6.4.3). Nothing else does: the policy has no other source. */
export function inventoryRoute({ frameScript, frameStyle }: Assets): Route {
  const scripts = [{ path: frameScript.path, integrity: frameScript.integrity, owner: 'payments', reason: 'Takes the card or the voucher code and sends it to this origin, in one request; speaks to the merchant’s page in a protocol that has no room for either.' }];
  const styles = [{ path: frameStyle.path, integrity: frameStyle.integrity, owner: 'payments', reason: 'How the form looks.' }];
  return { site: 'pay', method: 'GET', path: /^\/inventory$/, answer: ({ response }) => sendJson(response, 200, { scripts, styles }) };
}
