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
  /** Text after a failed decision with unknown outcome. */
  readonly unknownOutcomeText: string;
}

const refusalSchema = v.looseObject({ code: v.string() });
type ServiceRefusal = v.InferOutput<typeof refusalSchema>;

/**
 * Client of internal services for player data. They verify our signature but have no roles, so roles are
 * checked here.
 */
export interface InternalClient {
  /**
   * @returns the answer parsed by `schema`, or the unchanged refusal of the service.
   * @throws {@link Refusal} 502 without an answer, or for a malformed answer.
   */
  request<T extends object>(
    schema: v.GenericSchema<unknown, T>,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<{ readonly status: number; readonly body: T | ServiceRefusal }>;
  /** Checks the current operator role, not the one at sign-in. */
  operatorNow(call: Pick<Call, 'request' | 'session'>): Promise<StaffSession>;
}

export function createInternalClient(
  { settings, clock, serviceClient, sessions }: InternalClientParts,
  { port, code, readFailureText, unknownOutcomeText }: InternalService,
): InternalClient {
  async function call(method: 'GET' | 'POST', path: string, body?: object) {
    try {
      return await serviceClient.callSigned({
        baseUrl: `http://127.0.0.1:${port}`,
        path,
        method,
        ...(body && { body }),
        secret: settings.internalSecret,
        clock,
        deadlineMs: DEADLINE_MS,
      });
    } catch {
      throw new Refusal(502, code, method === 'GET' ? readFailureText : unknownOutcomeText);
    }
  }

  return {
    async request(schema, method, path, body) {
      const { status, body: answer } = await call(method, path, body);
      const read = v.safeParse(status === 200 ? schema : refusalSchema, answer);
      if (!read.success)
        throw new Refusal(
          502,
          'ANSWER_MALFORMED',
          `The service sent an unexpected answer to ${path.split('?')[0]}. Check that it has the same version as the console.`,
        );
      return { status, body: read.output };
    },
    async operatorNow({ request, session }) {
      await sessions.tokenOf(allowed(session, ['operator']), { isRefused: true });
      return allowed(sessions.of(request), ['operator']);
    },
  };
}
