import type { ListedRelease } from '@foyer/kernel/release-answers';
import { releaseName } from '@foyer/kernel/release-plan';
import { releaseVersion } from '@foyer/kernel/release-version';
import type { Routes } from '@foyer/runtime';
import * as v from 'valibot';
import { requireRole, roleForPublishing } from '../changes/permissions.ts';
import { lastControlCheck, runControlCheck } from '../file-check/controlCheck.ts';
import { lastChecks } from '../gate/checkStore.ts';
import { documentSchema, publishRelease, readDocument } from '../publish/publishRelease.ts';
import { publishedReleases } from '../publish/releaseStore.ts';
import { storeUploadedFiles, uploadedFilesSchema } from '../publish/uploadedFiles.ts';
import { actorOf } from './authenticate.ts';
import { squadNames } from '../squads/squadStore.ts';
import { checked, type Route } from './handler.ts';
import { appParameter } from './parameters.ts';

const publishSchema = v.strictObject({ document: documentSchema });

/** Published releases and the check of their files. Every key of the ring may read them. */
export const RELEASE_ROUTES: Routes<Route> = {
  async 'GET /v1/releases'({ pool }, { query }) {
    const wanted = checked(v.object({ app: v.optional(appParameter) }), Object.fromEntries(query));
    const releases = await publishedReleases(pool, wanted.app);
    const checks = await lastChecks(pool, wanted.app);
    const listed = releases.map(
      ({
        document: { app: name, release, version, contract, owner, sequence, source },
        signatures,
        publishedAt,
        publishedBy,
      }): ListedRelease => ({
        app: name,
        release,
        version: releaseVersion({ version, sequence }),
        contract,
        owner,
        sequence,
        publishedAt,
        publishedBy,
        signedBy: signatures.map(({ keyId }) => keyId),
        ...(source && { source }),
        checked: checks.get(releaseName(name, release)) ?? null,
      }),
    );
    return { value: { releases: listed } };
  },
  async 'POST /v1/releases'(registry, { caller, body }) {
    const { document } = checked(publishSchema, body);
    const role = roleForPublishing(
      caller.key.roles,
      readDocument(document.payload).app,
      await squadNames(registry.pool),
    );
    const { document: release, isNew } = await publishRelease(registry, document, actorOf(caller, role));
    return {
      status: isNew ? 201 : 200,
      value: { app: release.app, release: release.release, sequence: release.sequence, isNew },
    };
  },
  async 'POST /v1/releases/files'({ pool, settings }, { caller, body }) {
    const upload = checked(uploadedFilesSchema, body);
    roleForPublishing(caller.key.roles, upload.app, await squadNames(pool));
    await storeUploadedFiles(settings.home, upload);
    return {
      value: { app: upload.app, release: upload.release, files: Object.keys(upload.files).length },
    };
  },
  async 'GET /v1/check'(registry) {
    return { value: { last: (await lastControlCheck(registry)) ?? null } };
  },
  async 'POST /v1/check'(registry, { caller }) {
    requireRole(caller.key.roles, 'operator', 'auditor');
    return { value: await runControlCheck(registry, 'demand') };
  },
};
