import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_MIGRATIONS } from '@foyer/api';
import { createPersonalCodes } from '@foyer/api/proving';
import { EID_MIGRATIONS } from '@foyer/eid';
import { EXCLUSION_REGISTER_MIGRATIONS } from '@foyer/exclusion-register';
import { IDENTITY_MIGRATIONS } from '@foyer/identity';
import { authorisation, discover } from '@foyer/identity/test-client';
import { visibleText, Visitor, type Reply } from '@foyer/identity/test-visitor';
import { readSettings, type Pool } from '@foyer/runtime';
import { testClient } from '@foyer/runtime/service-calls';
import { createCleanUp } from '../cleanUp.ts';
import { createTestDatabase } from '../postgres/testDatabase.ts';
import { connect, loadServices, open, openGateway } from '../services.ts';
import { freePorts } from './freePorts.ts';

const INTERNAL = 'internal-secret';
export const GAMES_SECRET = 'games-secret';
const NAMES = ['exclusion-register', 'payments', 'eid', 'identity', 'api'];

export type Configuration = Awaited<ReturnType<typeof discover>>;

/** The services behind the pages of a player: one gateway with sign-in, payments and api. */
export interface PlayerServices {
  readonly pool: Pool;
  /** Folder of the files of all services. */
  readonly home: string;
  readonly personalCodes: ReturnType<typeof createPersonalCodes>;
  readonly ports: Readonly<Record<'gateway' | 'identity' | 'api' | 'payments' | 'eid', number>>;
  visitorOf(brand: string): Visitor;
  configurationOf(brand: string): Promise<Configuration>;
  /** A new visitor on the first page of the identity server, in English. */
  start(brand: string, further?: Readonly<Record<string, string>>): Promise<Visitor>;
  /** A signed call of another service; paths are below `/internal/`. */
  call(service: 'api' | 'identity', path: string, body: object): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

export async function startPlayerServices(): Promise<PlayerServices> {
  const home = await mkdtemp(join(tmpdir(), 'foyer-player-services-'));
  const cleanUp = createCleanUp();
  const [gateway = 0, identity = 0, api = 0, register = 0, payments = 0, eid = 0] = await freePorts(6);
  const settings = readSettings(
    {
      FOYER_GATEWAY_PORT: String(gateway),
      FOYER_IDENTITY_PORT: String(identity),
      FOYER_API_PORT: String(api),
      FOYER_EXCLUSION_REGISTER_PORT: String(register),
      FOYER_PAYMENTS_PORT: String(payments),
      FOYER_EID_PORT: String(eid),
      FOYER_GAMES_PORT: '9',
    },
    home,
    {
      internal: INTERNAL,
      games: GAMES_SECRET,
      payments: 'payments',
      register: 'register',
      registerPersons: 'persons',
      personalCodes: 'personal-codes',
      eid: 'eid',
      documents: 'documents',
    },
  );
  const database = await createTestDatabase(
    { schema: 'api', migrations: API_MIGRATIONS },
    { schema: 'identity', migrations: IDENTITY_MIGRATIONS },
    { schema: 'exclusion_register', migrations: EXCLUSION_REGISTER_MIGRATIONS },
    { schema: 'eid', migrations: EID_MIGRATIONS },
  );
  cleanUp.add('database', () => database.close());
  const around = {
    settings,
    cleanUp,
    logFile: { path: '', write: () => undefined, close: () => undefined },
  };
  const definitions = (await loadServices()).filter(({ name }) => NAMES.includes(name));
  for (const definition of definitions)
    await open(await connect(definition, database.connectionString, around), cleanUp);
  await openGateway(settings, {}, around);

  const ports = { gateway, identity, api, payments, eid };
  const configurations = new Map<string, Configuration>();
  const scene: PlayerServices = {
    pool: database.pool,
    home,
    personalCodes: createPersonalCodes(settings),
    ports,
    visitorOf(brand) {
      const visitor = new Visitor(gateway, `${brand}.localhost`);
      visitor.headers['accept-language'] = 'en';
      return visitor;
    },
    async configurationOf(brand) {
      const known = configurations.get(brand);
      if (known) return known;
      const found = await discover(gateway, `http://${brand}.localhost:${gateway}`, brand);
      configurations.set(brand, found);
      return found;
    },
    async start(brand, further = {}) {
      const visitor = scene.visitorOf(brand);
      const { url } = await authorisation(await scene.configurationOf(brand), visitor.origin, further);
      await visitor.open(url.href);
      return visitor;
    },
    async call(service, path, body) {
      const answer = await testClient.callSigned({
        baseUrl: `http://127.0.0.1:${ports[service]}`,
        path: `/internal/${path}`,
        body,
        secret: INTERNAL,
        clock: Date.now,
      });
      return answer.body as Record<string, unknown>;
    },
    async close() {
      await cleanUp.run();
      await rm(home, { recursive: true, force: true });
    },
  };
  return scene;
}

export const textOf = async (reply: Promise<Reply>): Promise<string> => visibleText((await reply).text);
