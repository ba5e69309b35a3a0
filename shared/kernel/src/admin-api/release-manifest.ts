/**
 * The public specification of `release.json`, which a build of any bundler writes beside its files. Its JSON Schema
 * and examples are in `shared/docs/release-manifest`.
 */
import * as v from 'valibot';
import { releaseSchema } from './release-document.ts';

/** Version of the specification; increases when a valid file of before would be refused. */
export const MANIFEST_VERSION = 1;

const [signedDocument] = releaseSchema.pipe;

/** Members of `release.json`. The number and the inventory of files are added when it is signed. */
export const manifestMembers = v.omit(signedDocument, ['sequence', 'files']);

/** `release.json` as `foyer check --folder` and `foyer publish --folder` read it. */
export const manifestSchema = v.pipe(
  manifestMembers,
  v.check(
    ({ app, release, base }) => base === `/assets/${app}/${release}/`,
    'base must be /assets/<app>/<release>/',
  ),
  v.check(
    ({ sri, entry, css, scripts, i18n, pages }) =>
      [entry, ...css, ...scripts, ...Object.values(i18n).flat(), ...Object.values(pages).flat()].every(
        (path) => Object.hasOwn(sri, path),
      ),
    'every listed file needs its hash in sri',
  ),
);
export type ReleaseManifest = v.InferOutput<typeof manifestSchema>;
