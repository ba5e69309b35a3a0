import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { sendUpload } from './adapters/sendUpload.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const ports = {
  session: { accessToken: async () => 'old', reauthenticate: async () => 'new' },
  brand: 'aurora',
  locale: 'en',
};

interface Given {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

function answerWith(...answers: readonly Given[]) {
  const left = [...answers];
  const fetch = jest.fn(async (_path: string, _options: { headers: Record<string, string> }) => {
    const { status, headers = {}, body = '' } = left.shift() ?? { status: 500 };
    return {
      status,
      headers: new Map(Object.entries(headers)),
      json: async () => JSON.parse(body) as unknown,
    };
  });
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
  return fetch;
}

const send = () =>
  sendUpload({ method: 'PATCH', path: '/api/uploads/1', headers: { 'upload-offset': '0' } }, ports);
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

describe('sendUpload', () => {
  it.each<[string, Given, object]>([
    [
      'the offset of a part',
      { status: 204, headers: { 'upload-offset': '42' } },
      { status: 204, offset: 42 },
    ],
    [
      'the id of a started upload',
      { status: 201, headers: JSON_TYPE, body: '{"id":"file-1"}' },
      { status: 201, id: 'file-1' },
    ],
    [
      'the code of a refusal',
      { status: 422, headers: JSON_TYPE, body: '{"code":"MALWARE"}' },
      { status: 422, code: 'MALWARE' },
    ],
    [
      'the status of another answer',
      { status: 502, headers: { 'content-type': 'text/html' } },
      { status: 502 },
    ],
    ['the status of a broken answer', { status: 500, headers: JSON_TYPE, body: '<' }, { status: 500 }],
    ['no offset that is not a number', { status: 204, headers: { 'upload-offset': '-1' } }, { status: 204 }],
  ])('returns %s', async (_what, given, expected) => {
    answerWith(given);
    expect(await send()).toEqual(expected);
  });

  it('is repeated once with a fresh token', async () => {
    const fetch = answerWith({ status: 401 }, { status: 204, headers: { 'upload-offset': '1' } });
    expect(await send()).toEqual({ status: 204, offset: 1 });
    expect(fetch.mock.calls.map(([, { headers }]) => headers['authorization'])).toEqual([
      'Bearer old',
      'Bearer new',
    ]);
  });
});
