import type { BrandId } from '@foyer/market';
import type { ContentSection } from '@foyer/market/content';
import { contentSectionsSchema, type ContentRefusal } from '@foyer/market/content-answers';
import { callTyped } from '@foyer/runtime/service-calls';
import * as v from 'valibot';
import { executeGraphql } from '../graphqlClient.ts';
import { TEST_SECRETS, type TestApi } from '../testApi.ts';

type Reply = { number?: number; version?: number; approvedBy?: string | null } & Partial<ContentRefusal>;

/** Author of a change of content, with a new key. */
export const by = (staff: string) => ({
  staff: `${staff}@staff.test`,
  reason: 'Test',
  key: crypto.randomUUID(),
});

/** Calls of the content routes of a test api, as the console makes them. */
export function contentCalls(api: () => TestApi) {
  function call<Body = Reply>(
    path: string,
    body: object | undefined,
    secret: string = TEST_SECRETS.internal,
  ) {
    return callTyped<Body & object>({
      baseUrl: api().baseUrl,
      path: `/internal/content/${path}`,
      method: body ? 'POST' : 'GET',
      ...(body && { body }),
      secret,
      clock: Date.now,
    });
  }

  async function stateOf(brand: BrandId, section: ContentSection) {
    const { body } = await call<v.InferOutput<typeof contentSectionsSchema>>('sections', { brand });
    const found = v.parse(contentSectionsSchema, body).sections.find((one) => one.section === section);
    return { head: found?.head?.number ?? 0, live: found?.live?.version ?? null };
  }

  async function save(
    brand: BrandId,
    section: ContentSection,
    body: unknown,
    staff = 'ann',
    change: object = {},
  ) {
    const { head } = await stateOf(brand, section);
    return call('draft', { brand, section, body, basedOn: head, ...by(staff), ...change });
  }

  async function publish(
    brand: BrandId,
    section: ContentSection,
    version: number | undefined,
    staff = 'ann',
    change: object = {},
  ) {
    const { live } = await stateOf(brand, section);
    return call('publish', { brand, section, version, live, ...by(staff), ...change });
  }

  async function textsOf(brand: BrandId, keys: readonly string[], headers: Record<string, string> = {}) {
    const { data } = await executeGraphql(api(), {
      query: 'query($keys: [String!]!) { root { ts(keys: $keys, locale: "en") { key value } } }',
      variables: { keys },
      brand,
      headers,
    });
    const { root } = data as { root: { ts: { key: string; value: string }[] } };
    return Object.fromEntries(root.ts.map(({ key, value }) => [key, value]));
  }
  return { call, stateOf, save, publish, textsOf };
}
