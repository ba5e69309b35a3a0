import { FRAME_NONCE, type FrameInventory } from '@foyer/kernel/payment-frame';
import { sendJson, signDocument, type SigningKey } from '@foyer/runtime';
import type { Asset, Assets } from '../http/assets.ts';
import type { Route } from '../http/routes.ts';
import type { Work } from '../work.ts';
import { frameHeaders } from './framePage.ts';

const OWNER = 'payments';

/**
 * What runs in the page in which a card number is typed, for merchants and their assessors (PCI DSS 6.4.3). Nothing else does: the policy has no other source.
 * Signed, and each time anew, so that whoever sits between us and a merchant can change neither it nor show an old one.
 */
export function inventoryRoute(
  { frameScript, frameStyle }: Assets,
  { links, clock }: Pick<Work, 'links' | 'clock'>,
  key: SigningKey,
): Route {
  const listed = ({ path, integrity }: Asset, reason: string) => ({ path, integrity, owner: OWNER, reason });
  const scripts = [
    listed(
      frameScript,
      'Takes the card or the voucher code and sends it to this origin, in one request; speaks to the merchant’s page in a protocol that has no room for either.',
    ),
  ];
  const styles = [listed(frameStyle, 'How the form looks.')];
  const headers = frameHeaders({ nonce: FRAME_NONCE, hostOrigins: [], bankOrigin: links.bankOrigin });
  const inventory = (): FrameInventory => ({
    at: new Date(clock()).toISOString(),
    look: links.lookPath(),
    headers,
    scripts,
    styles,
  });
  return {
    site: 'pay',
    method: 'GET',
    path: /^\/inventory$/,
    answer: ({ response }) => sendJson(response, 200, signDocument(inventory(), [key])),
  };
}
