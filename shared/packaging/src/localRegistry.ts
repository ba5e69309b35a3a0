import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalRegistry {
  /** Value of `@foyer:registry` in `.npmrc`. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves packed packages as an npm registry does, on this machine: the description of a package with its one version,
 * and its tarball. For the scope only; every other package comes from the registry that npm is configured for.
 * @param manifests - `package.json` by package name.
 */
export async function startLocalRegistry(
  tarballs: Readonly<Record<string, string>>,
  manifests: Readonly<Record<string, { readonly version: string }>>,
): Promise<LocalRegistry> {
  const server = createServer((request, response) => {
    const name = decodeURIComponent((request.url ?? '').slice(1)).replace(/\/-\/.*$/, '');
    const [file, manifest] = [tarballs[name], manifests[name]];
    if (file === undefined || !manifest) return response.writeHead(404).end('{}');
    const content = readFileSync(file);
    if (request.url?.includes('/-/'))
      return response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(content);
    const { version } = manifest;
    const dist = {
      tarball: `${url()}${name}/-/${version}.tgz`,
      integrity: `sha512-${createHash('sha512').update(content).digest('base64')}`,
    };
    const description = {
      name,
      'dist-tags': { latest: version },
      versions: { [version]: { ...manifest, dist } },
    };
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(description));
  });
  const url = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: url(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
