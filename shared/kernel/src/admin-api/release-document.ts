/** The document that a squad signs to publish a release. */
import * as v from 'valibot';
import { listOf } from '../lib/list-schema.ts';

/**
 * Values that end up in HTML, in a path or in a policy are validated here: edges reject the whole plan for
 * one invalid entry.
 */
const FILE = /^[\w@][\w@.-]*(?:\/[\w@][\w@.-]*)*$/;
const MAX_FILE_LENGTH = 200;
const MAX_CONTRACT = 1_000;

/** Name of an application or a release. */
export const name = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/));
/** A path inside a release. */
export const file = v.pipe(
  v.string(),
  v.maxLength(MAX_FILE_LENGTH),
  v.regex(FILE),
  v.check((text) => !text.includes('..')),
);
const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
const word = v.pipe(v.string(), v.regex(/^[A-Za-z_]\w{0,127}$/));
const documentHash = v.pipe(v.string(), v.regex(/^sha256:[0-9a-f]{64}$/));
const key = v.pipe(v.string(), v.regex(/^[\w@/-]{1,64}$/));
const files = listOf(file);
const words = listOf(v.pipe(v.string(), v.regex(/^[\w@.*$/-]{1,128}$/)));

/** Schema of `ReleaseDescription`. */
const description = v.strictObject({
  format: v.literal(1),
  pages: words,
  laterPages: words,
  routes: v.exactOptional(v.record(name, words)),
  slots: v.strictObject({ fills: words, shows: words }),
  events: v.strictObject({ sends: words, receives: words }),
  services: v.strictObject({ offers: words, uses: words }),
  shared: v.strictObject({
    versions: v.record(key, v.pipe(v.string(), v.maxLength(64))),
    offers: v.record(key, words),
    uses: v.record(key, words),
  }),
  messages: v.record(key, v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  sbom: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

const MAX_SOURCE_LENGTH = 200;
const line = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_SOURCE_LENGTH), v.regex(/^[^\p{Cc}]*$/u));

/** Schema of `ReleaseSource`. */
export const sourceSchema = v.strictObject({
  repository: line,
  commit: v.pipe(v.string(), v.regex(/^[0-9a-f]{40,64}$/)),
  branch: v.exactOptional(line),
  author: line,
  isDirty: v.boolean(),
  ticket: v.exactOptional(line),
});

/** A release document as a squad signs it; unknown members are refused. */
export const releaseSchema = v.pipe(
  v.strictObject({
    app: name,
    release: name,
    version: v.pipe(v.string(), v.regex(/^[\w.+-]{1,64}$/)),
    contract: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_CONTRACT)),
    owner: name,
    container: v.pipe(v.string(), v.regex(/^\w{1,128}$/)),
    base: v.string(),
    entry: file,
    css: files,
    scripts: files,
    sri: v.record(file, integrity),
    i18n: v.record(key, files),
    pages: v.record(key, files),
    requires: v.record(key, v.pipe(v.string(), v.maxLength(64))),
    firstQueries: v.exactOptional(
      v.record(
        key,
        v.strictObject({ documentId: documentHash, operationName: word, variables: listOf(word) }),
      ),
    ),
    documents: listOf(documentHash),
    describes: v.exactOptional(description),
    source: v.exactOptional(sourceSchema),
    bytes: v.record(file, v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
    sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    files: v.record(file, integrity),
  }),
  v.check(
    ({ app, release, base }) => base === `/assets/${app}/${release}/`,
    'the base is not the one of the release',
  ),
  v.check(
    ({ sri, files: all }) =>
      Object.entries(sri).every(([path, hash]) => Object.hasOwn(all, path) && all[path] === hash),
    'a script or style has two hashes',
  ),
  v.check(
    ({ sri, entry, css, scripts, i18n, pages }) =>
      [entry, ...css, ...scripts, ...Object.values(i18n).flat(), ...Object.values(pages).flat()].every(
        (path) => Object.hasOwn(sri, path),
      ),
    'a listed file has no hash',
  ),
);
