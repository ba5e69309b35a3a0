import {
  agentOutcomeSchema,
  agentQueueSchema,
  agentViewSchema,
  cannedAnswersSchema,
  type ChatPlayer,
} from '@foyer/kernel/live-chat-agents';
import { LIVE_CHAT_MESSAGE_LENGTH } from '@foyer/kernel/live-chat';
import { identityPersonSchema } from '@foyer/market/identity-answers';
import { Refusal, sendJson, type Routes } from '@foyer/runtime';
import * as v from 'valibot';
import { createInternalClient, type InternalClientParts } from '../internalClient.ts';
import { readShape } from '../readShape.ts';
import type { Call, Route } from '../route.ts';
import { AGENT_ROLES, allowed, hasRole } from '../session/roles.ts';

const id = v.pipe(v.string(), v.uuid());
const brand = v.pipe(v.string(), v.regex(/^[a-z]{2,40}$/));
const viewQuery = v.object({ id });
const cannedQuery = v.object({ brand, locale: v.pipe(v.string(), v.regex(/^[a-zA-Z_]{2,5}$/)) });
const playerQuery = v.object({ brand, playerId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) });
const commandSchema = v.strictObject({
  id,
  command: v.variant('type', [
    v.strictObject({ type: v.picklist(['assign', 'return', 'end', 'transcript']) }),
    v.strictObject({ type: v.literal('transfer'), to: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) }),
    v.strictObject({
      type: v.literal('send'),
      key: id,
      text: v.pipe(v.string(), v.maxLength(2 * LIVE_CHAT_MESSAGE_LENGTH)),
    }),
  ]),
});

/** Live chats: support agents and operators answer players in their own name (ADR 0223). */
export function chatRoutes(parts: InternalClientParts): Routes<Route> {
  const chat = createInternalClient(parts, {
    port: parts.settings.chatPort,
    code: 'CHAT_AWAY',
    readFailureText: 'The chat service is not responding.',
    unknownOutcomeText: 'The chat service is not responding. Retrying is safe: each message is sent once.',
  });
  const players = createInternalClient(parts, {
    port: parts.settings.apiPort,
    code: 'PLAYERS_AWAY',
    readFailureText: 'The player service is not responding.',
  });

  /** The agent of a call; roles are those of the latest token, at most five minutes old. */
  async function agentOf({ request, session }: Pick<Call, 'request' | 'session'>) {
    await parts.sessions.tokenOf(allowed(session, AGENT_ROLES));
    const { person } = allowed(parts.sessions.of(request), AGENT_ROLES);
    return { id: person.subject, name: person.name, isSupervisor: hasRole(person, ['operator']) };
  }

  /** Forwards a query to the chat service and returns its answer. */
  function readFromChat(
    query: v.GenericSchema<unknown, object>,
    answer: v.GenericSchema<unknown, object>,
    path: string,
  ): Route {
    return async ({ response, url, session }) => {
      allowed(session, AGENT_ROLES);
      const { status, body } = await chat.read(answer, path, readQuery(query, url));
      sendJson(response, status, body);
    };
  }

  return {
    async 'GET /chat/queue'(call) {
      const agent = await agentOf(call);
      const { status, body } = await chat.read(agentQueueSchema, '/internal/chat/queue', { agent });
      sendJson(call.response, status, body);
    },
    'GET /chat/conversation': readFromChat(viewQuery, agentViewSchema, '/internal/chat/conversation'),
    'GET /chat/canned-answers': readFromChat(
      cannedQuery,
      cannedAnswersSchema,
      '/internal/chat/canned-answers',
    ),
    async 'GET /chat/player'({ response, url, session }) {
      allowed(session, AGENT_ROLES);
      const query = readQuery(playerQuery, url);
      const { status, body } = await players.read(identityPersonSchema, '/internal/identity-checks/player', {
        brand: query.brand,
        who: query.playerId,
      });
      if ('code' in body) return sendJson(response, status, body);
      // an agent needs the state of the account, not the person's data
      const player: ChatPlayer = {
        accountStatus: body.accountStatus,
        identityStatus: body.status,
        currency: body.currency,
      };
      sendJson(response, 200, player);
    },
    async 'POST /chat/command'(call) {
      const agent = await agentOf(call);
      const { id: conversation, command } = await readShape(
        call.request,
        commandSchema,
        'Specify the conversation and a known command.',
      );
      const { status, body } = await chat.decide(agentOutcomeSchema, '/internal/chat/command', {
        agent,
        id: conversation,
        command,
      });
      sendJson(call.response, status, body);
    },
  };
}

function readQuery<Schema extends v.GenericSchema>(schema: Schema, url: URL): v.InferOutput<Schema> {
  const read = v.safeParse(schema, Object.fromEntries(url.searchParams));
  if (!read.success) throw new Refusal(400, 'REQUEST_MALFORMED', 'The query is invalid.');
  return read.output;
}
