import { inTransaction, Refusal, type Routes } from '@foyer/runtime';
import { BRANDS } from '@foyer/market';
import { canonicalJson } from '@foyer/kernel';
import type { ChangePreview } from '@foyer/kernel/change-answers';
import { appsOf } from '@foyer/kernel/resolve-release';
import { runControlCheck } from '../check/controlCheck.ts';
import { changeSchema } from '../changes/change.ts';
import { endOfSchedule } from '../changes/endOfSchedule.ts';
import { previewChange, decide } from '../changes/decide.ts';
import { requireRole, roleForChange, roleForKey, roleForPublishing } from '../changes/permissions.ts';
import { passGate } from '../gate/checkStore.ts';
import { addKey, findKey, keySchema, revokeKey, type Actor } from '../keyring/keyring.ts';
import { alertOnNewKeys } from '../keyring/alertOnNewKeys.ts';
import { revokeStolenKey } from '../keyring/withdrawSigned.ts';
import { readEnvironment } from '../plan/environments.ts';
import { outcomesFor } from '../plan/outcomes.ts';
import { uploadedFilesSchema, storeUploadedFiles } from '../publish/uploadedFiles.ts';
import { documentSchema, publishRelease, readDocument } from '../publish/publishRelease.ts';
import type { Caller } from './authenticate.ts';
import { checked, type Route } from './handler.ts';
import * as v from 'valibot';

const publishSchema = v.strictObject({ document: documentSchema });
const revokeSchema = v.strictObject({
  keyId: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)),
  since: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});

/** All routes that write. Permission is checked before the change. */
export const CHANGE_ROUTES: Routes<Route> = {
  async 'POST /v1/releases'(registry, { caller, body }) {
    const { document } = checked(publishSchema, body);
    const role = roleForPublishing(caller.key.roles, readDocument(document.payload).app);
    const { document: release, isNew } = await publishRelease(registry, document, actorOf(caller, role));
    return {
      status: isNew ? 201 : 200,
      value: { app: release.app, release: release.release, sequence: release.sequence, isNew },
    };
  },
  async 'POST /v1/releases/files'({ settings }, { caller, body }) {
    const upload = checked(uploadedFilesSchema, body);
    roleForPublishing(caller.key.roles, upload.app);
    await storeUploadedFiles(settings.home, upload);
    return {
      value: { app: upload.app, release: upload.release, files: Object.keys(upload.files).length },
    };
  },
  async 'POST /v1/changes'(registry, { caller, body, text }) {
    const change = checked(changeSchema, body);
    const role = roleForChange(caller.key.roles, change.kind, change.app);
    return { value: await decide(registry, change, actorOf(caller, role, text)) };
  },
  async 'POST /v1/changes/preview'(registry, { caller, body }) {
    const change = checked(changeSchema, body);
    const role = roleForChange(caller.key.roles, change.kind, change.app);
    return inTransaction(registry.pool, async (client) => {
      const environment = await readEnvironment(client, change.environment);
      const consequence = await previewChange(registry, client, environment, change);
      const { brands, planBefore, planAfter } = consequence;
      await passGate(client, consequence.change, role, registry.clock());
      const end = await endOfSchedule(client, environment, consequence);
      const apps = change.app === undefined ? appsOf(planAfter) : [change.app];
      const differences = BRANDS.flatMap((brand) =>
        apps.map((app) => ({
          brand,
          app,
          before: outcomesFor(planBefore, app, brand),
          after: outcomesFor(planAfter, app, brand),
        })),
      );
      const preview: ChangePreview = {
        version: environment.version,
        brands,
        differences: differences.filter(
          ({ before, after }) => canonicalJson(before) !== canonicalJson(after),
        ),
        ...(end && { end }),
      };
      return { value: preview };
    });
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
  async 'POST /v1/check'(registry, { caller }) {
    requireRole(caller.key.roles, 'operator', 'auditor');
    return { value: await runControlCheck(registry, 'demand') };
  },
};

/** The request body is stored with its proof; the document of a release is stored in its own table. */
export function actorOf({ key, proof }: Caller, role: string, body?: string): Actor {
  return { actor: key.holder, role, proof: { ...proof, ...(body !== undefined && { body }) } };
}
