import { Refusal, type ServiceClient } from '@foyer/runtime';
import * as v from 'valibot';
import type { ConsoleDependencies } from './deps.ts';
import type { Call } from './route.ts';
import { allowed } from './session/roles.ts';
import type { Sessions, StaffSession } from './session/sessions.ts';

const DEADLINE_MS = 10_000;

export type InternalClientParts = Pick<ConsoleDependencies, 'settings' | 'clock'> & {
  readonly serviceClient: ServiceClient;
  readonly sessions: Pick<Sessions, 'of' | 'tokenOf'>;
};

/** An internal service and the texts for its failures. */
export interface InternalService {
  readonly port: number;
  readonly code: string;
  /** Text after a failed read. */
  readonly readFailureText: string;
  /** Text after a failed decision with unknown outcome; omitted for a service that is only read. */
  readonly unknownOutcomeText?: string;
}

const refusalSchema = v.looseObject({ code: v.string() });
type ServiceRefusal = v.InferOutput<typeof refusalSchema>;

export interface ServiceAnswer<T> {
  readonly status: number;
  readonly body: T | ServiceRefusal;
}

/**
 * Client of internal services for player data. They verify our signature but have no roles, so roles are
 * checked here.
 */
export interface InternalClient {
  /**
   * Sends a question, or a GET request without one.
   * @returns the answer parsed by `schema`, or the unchanged refusal of the service.
   * @throws {@link Refusal} 502 without an answer, or for a malformed answer.
   */
  read<T extends object>(
    schema: v.GenericSchema<unknown, T>,
    path: string,
    question?: object,
  ): Promise<ServiceAnswer<T>>;
  /** As `read`, for a request that changes something: without an answer, its outcome is unknown. */
  decide<T extends object>(
    schema: v.GenericSchema<unknown, T>,
    path: string,
    decision: object,
  ): Promise<ServiceAnswer<T>>;
  /** Checks the current roles, not those at sign-in. */
  staffNow(call: Pick<Call, 'request' | 'session'>, roles: readonly string[]): Promise<StaffSession>;
}

export function createInternalClient(
  { settings, clock, serviceClient, sessions }: InternalClientParts,
  { port, code, readFailureText, unknownOutcomeText = readFailureText }: InternalService,
): InternalClient {
  async function request<T extends object>(
    schema: v.GenericSchema<unknown, T>,
    path: string,
    body: object | undefined,
    failureText: string,
  ): Promise<ServiceAnswer<T>> {
    const call = serviceClient.callSigned({
      baseUrl: `http://127.0.0.1:${port}`,
      path,
      method: body ? 'POST' : 'GET',
      ...(body && { body }),
      secret: settings.internalSecret,
      clock,
      deadlineMs: DEADLINE_MS,
    });
    const { status, body: answer } = await call.catch(() => {
      throw new Refusal(502, code, failureText);
    });
    const read = v.safeParse(status === 200 ? schema : refusalSchema, answer);
    if (!read.success)
      throw new Refusal(
        502,
        'ANSWER_MALFORMED',
        `The service sent an unexpected answer to ${path.split('?')[0]}. Check that it has the same version as the console.`,
      );
    return { status, body: read.output };
  }

  return {
    read: (schema, path, question) => request(schema, path, question, readFailureText),
    decide: (schema, path, decision) => request(schema, path, decision, unknownOutcomeText),
    async staffNow({ request: incoming, session }, roles) {
      await sessions.tokenOf(allowed(session, roles), { isRefused: true });
      return allowed(sessions.of(incoming), roles);
    },
  };
}
