import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { download, type DownloadPorts } from './download.ts';

interface Request {
  readonly path: string;
  readonly authorization: string | undefined;
}

const realFetch = globalThis.fetch;
let requests: Request[];
let answers: { status: number; disposition?: string }[];
let saved: string[];

beforeEach(() => {
  requests = [];
  answers = [];
  saved = [];
  globalThis.fetch = (async (path: string, { headers }: { headers: Record<string, string> }) => {
    requests.push({ path, authorization: headers['authorization'] });
    const { status, disposition } = answers.shift() ?? { status: 500 };
    return {
      ok: status < 400,
      status,
      headers: new Map([['content-disposition', disposition ?? null]]),
      blob: async () => new Blob(['file']),
    };
  }) as unknown as typeof fetch;
  Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});

afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

const ports: DownloadPorts = {
  session: { accessToken: async () => 'old', reauthenticate: async () => 'new' },
  brand: 'aurora',
  locale: 'en',
};

describe('a file download', () => {
  it('sends the token and uses the file name of the server', async () => {
    answers = [{ status: 200, disposition: 'attachment; filename="deposits-2026-11.csv"' }];
    await download('/api/exports/deposits.csv?from=a', ports);
    expect(requests).toEqual([{ path: '/api/exports/deposits.csv?from=a', authorization: 'Bearer old' }]);
    expect(saved).toEqual(['deposits-2026-11.csv']);
  });

  it('is retried once with a fresh token', async () => {
    answers = [{ status: 401 }, { status: 200 }];
    await download('/api/exports/deposits.pdf?from=a', ports);
    expect(requests.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect(saved).toEqual(['deposits.pdf']);
  });

  it.each([403, 429, 503])('is not saved with status %i', async (status) => {
    answers = [{ status }];
    await expect(download('/api/exports/deposits.csv', ports)).rejects.toThrow(String(status));
    expect(saved).toEqual([]);
  });
});
