import { createServer } from 'node:http';
import type {
  CheckRequest,
  EndOutcome,
  EndRequest,
  Restriction,
  RestrictRequest,
} from '@foyer/kernel/exclusion-register';
import { readBody, sendJson } from '@foyer/runtime';
import { closeServer, listen } from './listen.ts';

export interface FakeExclusionRegister {
  readonly baseUrl: string;
  /** Restrictions in force, by first name. */
  readonly restrictions: Map<string, readonly Restriction[]>;
  /** Ids of restrictions that have ended. */
  readonly ended: Set<string>;
  readonly checks: CheckRequest[];
  readonly reports: RestrictRequest[];
  readonly ends: EndRequest[];
  endOutcome: EndOutcome;
  /** True: each call is answered with 503. */
  isDown: boolean;
  close(): Promise<void>;
}

const MAX_BODY_BYTES = 256 * 1024;

/** Fake of the national register (infra/exclusion-register/README.md). */
export async function startFakeExclusionRegister(): Promise<FakeExclusionRegister> {
  const server = createServer((request, response) => {
    void (async () => {
      const body: unknown = JSON.parse(await readBody(request, MAX_BODY_BYTES));
      if (fake.isDown) return sendJson(response, 503, { code: 'UNAVAILABLE' });
      if (request.url === '/v1/check')
        return sendJson(response, 200, { persons: check(body as CheckRequest) });
      if (request.url === '/v1/restrict') {
        fake.reports.push(body as RestrictRequest);
        return sendJson(response, 200, { restriction: restrictionOf(body as RestrictRequest) });
      }
      fake.ends.push(body as EndRequest);
      sendJson(response, 200, { outcome: fake.endOutcome });
    })();
  });
  function check(request: CheckRequest): object[] {
    fake.checks.push(request);
    return request.persons.map(({ person, known }) => ({
      restrictions: fake.restrictions.get(person.firstName) ?? [],
      ended: known.filter((id) => fake.ended.has(id)),
    }));
  }
  const fake: FakeExclusionRegister = {
    baseUrl: await listen(server),
    restrictions: new Map(),
    ended: new Set(),
    checks: [],
    reports: [],
    ends: [],
    endOutcome: 'ENDED',
    isDown: false,
    close: () => closeServer(server),
  };
  return fake;
}

const restrictionOf = ({ games, startsAt, termEndsAt, endsAt, reference }: RestrictRequest): Restriction => ({
  id: crypto.randomUUID(),
  games,
  startsAt,
  termEndsAt,
  endsAt,
  reference,
});
