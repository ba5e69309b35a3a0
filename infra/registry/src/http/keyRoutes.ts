import { Refusal, inTransaction, type Routes } from '@foyer/runtime';
import * as v from 'valibot';
import { requireRole, roleForKey } from '../changes/permissions.ts';
import { alertOnNewKeys } from '../keyring/alertOnNewKeys.ts';
import { addKey, allKeys, findKey, keySchema, revokeKey } from '../keyring/keyring.ts';
import { revokeStolenKey } from '../keyring/withdrawSigned.ts';
import { actorOf } from './authenticate.ts';
import { checked, type Route } from './handler.ts';

const revokeSchema = v.strictObject({
  keyId: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)),
  since: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});

/** The keyring. Every key of the ring may read it. */
export const KEY_ROUTES: Routes<Route> = {
  async 'GET /v1/keys'({ pool }) {
    const keys = await allKeys(pool);
    return {
      value: {
        keys: keys.map(({ email, publicKey, notBefore, notAfter, revokedAt, ...rest }) => ({
          ...rest,
          email: email ?? null,
          publicKey: publicKey.export({ type: 'spki', format: 'pem' }),
          notBefore: new Date(notBefore).toISOString(),
          notAfter: new Date(notAfter).toISOString(),
          revokedAt: revokedAt === undefined ? null : new Date(revokedAt).toISOString(),
        })),
      },
    };
  },
  async 'POST /v1/keys'(registry, { caller, body, text }) {
    const key = checked(keySchema, body);
    const role = roleForKey(caller.key.roles, key.roles);
    const id = await inTransaction(registry.pool, (client) =>
      addKey(client, key, actorOf(caller, role, text), registry.clock()),
    );
    // the key is stored; the response does not wait for the alert
    await alertOnNewKeys(registry, id).catch((error: unknown) =>
      registry.log.error('alert could not be raised', { error }),
    );
    return { status: 201, value: { keyId: id } };
  },
  async 'POST /v1/keys/revoke'(registry, { caller, body, text }) {
    const { keyId, reason, since } = checked(revokeSchema, body);
    const key = await findKey(registry.pool, keyId);
    if (!key) throw new Refusal(404, 'KEY_UNKNOWN', `The keyring has no key ${keyId}.`);
    const role = roleForKey(caller.key.roles, key.roles);
    if (since !== undefined) {
      // only an operator may withdraw releases
      requireRole(caller.key.roles, 'operator');
      return {
        value: {
          keyId,
          ...(await revokeStolenKey(registry, key, since, reason, actorOf(caller, role, text))),
        },
      };
    }
    await inTransaction(registry.pool, (client) =>
      revokeKey(client, key, reason, actorOf(caller, role, text), registry.clock()),
    );
    return { value: { keyId } };
  },
};
