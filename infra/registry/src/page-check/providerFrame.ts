import { ignoreError } from '@foyer/kernel';
import { FRAME_NONCE, type FrameInventory } from '@foyer/kernel/payment-frame';
import type { PageFinding } from '@foyer/kernel/page-check-answers';
import { frameOrigins, isSignedBy, SIGNATURE_TOLERANCE_MS, type FoyerSettings } from '@foyer/runtime';
import * as v from 'valibot';
import { findKey, keyProblem } from '../keyring/keyring.ts';
import type { Registry } from '../registry.ts';
import { fetchAsBrowser, type Received, type Site } from './fetchAsBrowser.ts';
import type { PageExpectation } from './judgePage.ts';

/** Role of the keys with which a payment provider signs the inventory of its frame. */
const PROVIDER_ROLE = 'provider';
const INVENTORY_PATH = '/inventory';

const fileSchema = v.object({
  path: v.pipe(v.string(), v.startsWith('/')),
  integrity: v.pipe(v.string(), v.startsWith('sha384-')),
  owner: v.string(),
  reason: v.string(),
});
const inventorySchema = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  look: v.pipe(v.string(), v.regex(/^\/[^/]/)),
  headers: v.record(v.string(), v.string()),
  scripts: v.array(fileSchema),
  styles: v.array(fileSchema),
}) satisfies v.GenericSchema<unknown, FrameInventory>;
const signedSchema = v.object({
  payload: v.string(),
  signatures: v.array(v.object({ keyId: v.string(), signature: v.string() })),
});

export type ExpectedFrame = (PageExpectation & { readonly look: string }) | { readonly finding: PageFinding };

/** Site of the provider's frame. */
export function frameSite(settings: FoyerSettings): Site {
  const { host } = new URL(frameOrigins(settings).payOrigin);
  // browsers resolve the host name; on this machine the provider listens on loopback
  return { origin: `http://127.0.0.1:${settings.paymentsPort}`, host, scheme: 'http' };
}

/** Inventory signed by the provider with a valid key of the ring, or the finding that explains its absence. */
export async function expectedFrame(registry: Registry): Promise<ExpectedFrame> {
  const received = await fetchAsBrowser(frameSite(registry.settings), INVENTORY_PATH, 'file').catch(
    ignoreError('inventory of the provider did not answer; the check reports it'),
  );
  if (received?.status !== 200)
    return {
      finding: {
        problem: 'unreachable',
        subject: received ? `${INVENTORY_PATH}: ${received.status}` : `${INVENTORY_PATH}: no answer`,
      },
    };
  const inventory = await signedInventory(registry, received);
  if (!inventory) return { finding: { problem: 'inventory-unsigned', subject: INVENTORY_PATH } };
  const { look, headers, scripts, styles } = inventory;
  return {
    look,
    inventory: { files: [...scripts, ...styles], inline: [] },
    headers: (nonce) =>
      Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, value.replaceAll(FRAME_NONCE, nonce)]),
      ),
  };
}

async function signedInventory(
  { pool, clock }: Registry,
  { body }: Received,
): Promise<FrameInventory | undefined> {
  const signed = v.safeParse(v.pipe(v.string(), v.parseJson(), signedSchema), body.toString());
  if (!signed.success) return undefined;
  for (const { keyId, signature } of signed.output.signatures) {
    const key = await findKey(pool, keyId);
    if (
      !key?.roles.includes(PROVIDER_ROLE) ||
      keyProblem(key, clock()) ||
      !isSignedBy(signed.output.payload, signature, key.publicKey)
    )
      continue;
    const inventory = v.safeParse(v.pipe(v.string(), v.parseJson(), inventorySchema), signed.output.payload);
    if (inventory.success && Math.abs(clock() - Date.parse(inventory.output.at)) <= SIGNATURE_TOLERANCE_MS)
      return inventory.output;
  }
  return undefined;
}
