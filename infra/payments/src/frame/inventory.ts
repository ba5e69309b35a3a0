import { FRAME_NONCE, type FrameInventory } from '@foyer/kernel/payment-frame';
import { sendJson, signDocument, type Route, type SigningKey } from '@foyer/runtime';
import type { Asset, Assets } from '../http/assets.ts';
import type { PaymentsDeps } from '../deps.ts';
import { frameHeaders } from './framePage.ts';

const OWNER = 'payments';

/**
 * Inventory of what runs in the page where card numbers are entered, for merchants and their assessors (PCI
 * DSS 6.4.3). The policy allows no other source. Signed with a fresh timestamp, so that it can be neither
 * changed nor replayed between provider and merchant.
 */
export function inventoryRoute(
  { frameScript, frameStyle }: Assets,
  { links, clock }: Pick<PaymentsDeps, 'links' | 'clock'>,
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
    look: links.inspectionPath(),
    headers,
    scripts,
    styles,
  });
  return ({ response }) => sendJson(response, 200, signDocument(inventory(), [key]));
}
