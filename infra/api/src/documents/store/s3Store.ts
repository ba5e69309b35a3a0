import { createHash } from 'node:crypto';
import type { ObjectStoreSettings } from '@foyer/runtime';
import type { AwsClient } from 'aws4fetch';
import { objectPath, type ObjectStore } from './objectStore.ts';

/** In ms, for each attempt. */
const DEADLINE_MS = 10_000;
/** Wait after the store answered that it is overloaded. */
const RETRIES = 2;
const MISSING = '<Code>NoSuchKey</Code>';

/** Objects in a bucket of an S3-compatible store (ADR 0252). The bucket must not keep versions of deleted objects. */
export function createS3Store({ bucketUrl, region, ...credentials }: ObjectStoreSettings): ObjectStore {
  let client: Promise<AwsClient> | undefined;

  async function call(method: 'PUT' | 'GET' | 'DELETE', key: string, body?: Buffer): Promise<Response> {
    const address = `${bucketUrl}/${objectPath(key)}`;
    client ??= import('aws4fetch').then(
      (library) => new library.AwsClient({ ...credentials, region, service: 's3', retries: RETRIES }),
    );
    return (await client).fetch(address, {
      method,
      ...(body && {
        body: new Uint8Array(body),
        headers: { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
  }

  return {
    async put(key, bytes) {
      const answer = await call('PUT', key, bytes);
      if (!answer.ok) throw new StoreRefusal('put', answer.status, await answer.text());
    },
    async get(key) {
      const answer = await call('GET', key);
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      const text = await answer.text();
      // a missing bucket is a fault of the settings, not a missing document
      if (answer.status === 404 && text.includes(MISSING)) return undefined;
      throw new StoreRefusal('get', answer.status, text);
    },
    async remove(key) {
      const answer = await call('DELETE', key);
      if (answer.ok) return;
      const text = await answer.text();
      if (answer.status !== 404 || !text.includes(MISSING))
        throw new StoreRefusal('remove', answer.status, text);
    },
  };
}

/** An unexpected answer of the store. The message contains its code only, no part of the signed request. */
class StoreRefusal extends Error {
  constructor(operation: string, status: number, answer: string) {
    const code = /<Code>(\w{1,60})<\/Code>/.exec(answer)?.[1] ?? 'no code';
    super(`The object store refused to ${operation} an object: ${status} ${code}.`);
  }
}
