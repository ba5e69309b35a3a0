import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { staff, startRouteStage, type RouteStage } from '../testing/routeStage.ts';
import { chatRoutes } from './chatRoutes.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const QUEUE = 'GET /chat/queue';
const VIEW = 'GET /chat/conversation';
const COMMAND = 'POST /chat/command';
const ASSIGN = { id: ID, command: { type: 'assign' } };

let stage: RouteStage;
beforeAll(async () => {
  stage = await startRouteStage({
    portSetting: 'FOYER_CHAT_PORT',
    routes: chatRoutes,
    answer: ({ path }) => ({
      status: 200,
      body: path.endsWith('/queue')
        ? { self: 's', conversations: [], agents: [] }
        : { refusal: 'ASSIGNED_TO_ANOTHER' },
    }),
  });
});
beforeEach(() => {
  stage.reset();
  stage.rolesNow = ['support'];
});
afterAll(() => stage.close());

describe('live chat routes', () => {
  it.each([
    ['support', false],
    ['operator', true],
  ])('send commands of the role %s in their own name, supervisor: %s', async (role, isSupervisor) => {
    stage.rolesNow = [role];
    expect(await stage.request(COMMAND, staff([role]), { body: ASSIGN })).toEqual({
      status: 200,
      body: { refusal: 'ASSIGNED_TO_ANOTHER' },
    });
    expect(stage.requests).toEqual([
      {
        method: 'POST',
        path: '/internal/chat/command',
        body: { agent: { id: 's', name: 'Ann', isSupervisor }, ...ASSIGN },
        isSigned: true,
      },
    ]);
  });

  it.each([QUEUE, VIEW, COMMAND, 'GET /chat/player', 'GET /chat/canned-answers'])(
    'reject auditors, squads and missing sessions: %s',
    async (route) => {
      for (const role of ['auditor', 'squad:account'])
        await expect(stage.request(route, staff([role]), { body: ASSIGN })).rejects.toMatchObject({
          status: 403,
        });
      await expect(stage.request(route, undefined, { body: ASSIGN })).rejects.toMatchObject({ status: 401 });
      expect(stage.requests).toEqual([]);
    },
  );

  it('reject a person who has lost the role', async () => {
    stage.rolesNow = ['squad:account'];
    await expect(stage.request(COMMAND, staff(['support']), { body: ASSIGN })).rejects.toMatchObject({
      status: 403,
    });
    expect(stage.requests).toEqual([]);
  });

  it.each<[what: string, body: object]>([
    ['an unknown command', { id: ID, command: { type: 'delete' } }],
    ['a conversation that is no id', { ...ASSIGN, id: '1 or 1=1' }],
    ['an agent of the caller’s choice', { ...ASSIGN, agent: { id: 'eve' } }],
    ['a message without a key', { id: ID, command: { type: 'send', text: 'Hi' } }],
  ])('reject %s', async (_what, body) => {
    await expect(stage.request(COMMAND, staff(['support']), { body })).rejects.toMatchObject({ status: 400 });
    expect(stage.requests).toEqual([]);
  });

  it('report an unavailable chat service', async () => {
    await expect(stage.request(QUEUE, staff(['support']), { port: 1 })).rejects.toMatchObject({
      status: 502,
      code: 'CHAT_AWAY',
    });
  });
});
