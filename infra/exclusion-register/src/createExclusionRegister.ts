import {
  checkRequestSchema,
  endRequestSchema,
  restrictRequestSchema,
} from '@foyer/kernel/exclusion-register';
import {
  createRouteHandler,
  receiveSigned,
  sendJson,
  type Clock,
  type FoyerSettings,
  type Log,
  type Pool,
  type Route,
  type Service,
} from '@foyer/runtime';
import * as v from 'valibot';
import { isRegister } from './registers.ts';
import { checkPersons, endRestriction, restrict, type RestrictionDeps } from './restrictions.ts';

/** Dependencies of the register; it calls no other service. */
export interface ExclusionRegisterDependencies {
  readonly settings: Pick<FoyerSettings, 'registerSecret' | 'registerPersonSecret'>;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
}

/** A check of 100 persons. */
const MAX_BODY_BYTES = 128 * 1024;
const UNPROCESSABLE = 422;

/** Creates the register: it answers signed calls of operators only. */
export function createExclusionRegister({
  settings,
  pool,
  clock,
  log,
}: ExclusionRegisterDependencies): Promise<Service> {
  const deps: RestrictionDeps = { pool, clock, personSecret: settings.registerPersonSecret };
  const refused = (code: string) => ({ status: UNPROCESSABLE, body: { code } });

  function signed<Schema extends v.GenericSchema>(
    schema: Schema,
    answer: (body: v.InferOutput<Schema>) => Promise<{ readonly status: number; readonly body: object }>,
  ): Route {
    return async ({ request, response }) => {
      const received = await receiveSigned(request, response, settings.registerSecret, clock, MAX_BODY_BYTES);
      if (!received) return;
      const read = v.safeParse(schema, received.body);
      if (!read.success) return sendJson(response, UNPROCESSABLE, { code: 'FIELD_INVALID' });
      const { status, body } = await answer(read.output);
      sendJson(response, status, body);
    };
  }

  return Promise.resolve({
    name: 'exclusion-register',
    handler: createRouteHandler(
      {
        'POST /v1/check': signed(checkRequestSchema, async (request) =>
          isRegister(request.register)
            ? { status: 200, body: { persons: await checkPersons(deps, request) } }
            : refused('UNKNOWN_REGISTER'),
        ),
        'POST /v1/restrict': signed(restrictRequestSchema, async (request) => {
          const stored = await restrict(deps, request);
          return stored.ok ? { status: 200, body: { restriction: stored.value } } : refused(stored.failure);
        }),
        'POST /v1/end': signed(endRequestSchema, async (request) => ({
          status: 200,
          body: { outcome: await endRestriction(deps, request) },
        })),
      },
      log,
    ),
    async ready() {
      await pool.query('select 1');
    },
    close: () => Promise.resolve(),
  });
}
