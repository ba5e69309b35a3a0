import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { request } from 'node:http';
import { createReleaseHome, releaseSet, type ReleaseHome } from '../testing/releaseHome.ts';
import { serveGateway } from '../testing/servedGateway.ts';

let releases: ReleaseHome;

beforeAll(async () => {
  releases = await createReleaseHome();
  await releases.publish(releaseSet(1, [releases.shell]));
});

afterAll(() => releases.remove());

describe('the stream of releases', () => {
  it('tells the present set at once and every later one', async () => {
    const gateway = await serveGateway(releases.home);
    const versions: number[] = [];
    await new Promise<void>((resolve, reject) => {
      const reading = request({ host: '127.0.0.1', port: gateway.port, path: '/dev/releases', headers: { host: 'localhost' } }, (response) => {
        response.on('data', (chunk: Buffer) => {
          for (const [, json = ''] of chunk.toString().matchAll(/^event: release-set\ndata: (.*)$/gm)) versions.push((JSON.parse(json) as { version: number }).version);
          if (versions.length === 1) void releases.publish(releaseSet(2, [releases.shell, releases.casino]));
          if (versions.length === 2) reading.destroy();
        });
        response.on('close', resolve);
      });
      reading.on('error', reject);
      reading.end();
    });
    expect(versions).toEqual([1, 2]);
    await gateway.close();
  });

  it('does not exist in production', async () => {
    const gateway = await serveGateway(releases.home, { environment: { FOYER_MODE: 'production' } });
    const { status, headers } = await gateway.ask('/dev/releases');
    expect({ status, type: headers['content-type'] }).toEqual({ status: 302, type: undefined });
    await gateway.close();
  });
});
