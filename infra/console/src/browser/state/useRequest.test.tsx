import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { useRequest } from './useRequest.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

it('is reloading from the retry of a failed request until its response arrives', async () => {
  let respond = (_ok: boolean): void => undefined;
  globalThis.fetch = (() =>
    new Promise((resolve) => {
      respond = (ok) =>
        resolve({ ok, status: ok ? 200 : 502, json: async () => (ok ? {} : { code: 'AWAY', text: '' }) });
    })) as unknown as typeof fetch;
  const schema = v.object({});
  const { result } = renderHook(() => useRequest('/keys', schema));
  expect(result.current).toMatchObject({ isLoading: true, isReloading: false });
  await act(async () => respond(false));
  expect(result.current).toMatchObject({ failure: { code: 'AWAY' }, isReloading: false });
  act(() => result.current.reload());
  expect(result.current).toMatchObject({ failure: { code: 'AWAY' }, isReloading: true });
  await act(async () => respond(true));
  expect(result.current).toMatchObject({ data: {}, failure: undefined, isReloading: false });
});
