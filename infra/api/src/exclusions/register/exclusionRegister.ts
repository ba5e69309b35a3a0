import {
  checkAnswerSchema,
  endAnswerSchema,
  restrictAnswerSchema,
  type CheckedPerson,
  type CheckRequest,
  type EndOutcome,
  type EndRequest,
  type RestrictRequest,
} from '@foyer/kernel/exclusion-register';
import type { Clock, Log, ServiceClient } from '@foyer/runtime';
import * as v from 'valibot';

/** A national exclusion register, as the api needs it; an adapter to a real one implements it. */
export interface ExclusionRegisterPort {
  /** Restrictions of the persons, in the order of the request; undefined when the register did not answer. */
  check(request: CheckRequest): Promise<readonly CheckedPerson[] | undefined>;
  /** True when the register has stored the restriction; the same reference is stored once. */
  restrict(request: RestrictRequest): Promise<boolean>;
  /** Requests the end of a restriction after its term; undefined when the register did not answer. */
  end(request: EndRequest): Promise<EndOutcome | undefined>;
}

export interface RegisterClientDeps {
  readonly address: string;
  readonly secret: string;
  readonly clock: Clock;
  readonly serviceClient: ServiceClient;
  readonly log: Log;
}

/** A sign-in waits for the answer. */
const DEADLINE_MS = 3_000;

/** The port over signed calls to the register service. */
export function createExclusionRegisterClient(deps: RegisterClientDeps): ExclusionRegisterPort {
  async function call<Schema extends v.GenericSchema>(
    path: string,
    body: object,
    schema: Schema,
  ): Promise<v.InferOutput<Schema> | undefined> {
    try {
      const answer = await deps.serviceClient.callSigned({
        baseUrl: deps.address,
        path,
        body,
        secret: deps.secret,
        clock: deps.clock,
        deadlineMs: DEADLINE_MS,
      });
      const parsed = v.safeParse(schema, answer.body);
      if (answer.status === 200 && parsed.success) return parsed.output;
      deps.log.error('exclusion register refused a call', { path, status: answer.status });
    } catch (error) {
      deps.log.warn('exclusion register not reachable', { path, error });
    }
    return undefined;
  }
  return {
    async check(request) {
      const persons = (await call('/v1/check', request, checkAnswerSchema))?.persons;
      return persons?.length === request.persons.length ? persons : undefined;
    },
    async restrict(request) {
      return (await call('/v1/restrict', request, restrictAnswerSchema)) !== undefined;
    },
    async end(request) {
      return (await call('/v1/end', request, endAnswerSchema))?.outcome;
    },
  };
}
