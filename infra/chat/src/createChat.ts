import { createLiveChatTokens, createRouteHandler, createServiceClient, type Service } from '@foyer/runtime';
import { createAgentChat } from './conversations/agentChat.ts';
import { createPlayerChat } from './conversations/playerChat.ts';
import type { ChatDependencies, ChatParts } from './deps.ts';
import { startTranscriptJob } from './emails/transcriptJob.ts';
import { createInternalRoutes } from './internal/internalRoutes.ts';
import { startRetentionJob } from './retention/retentionJob.ts';
import { createChatSocket } from './socket/chatSocket.ts';
import { createConversationReader } from './socket/conversationReader.ts';
import { isSessionLive } from './socket/sessionCheck.ts';
import { startUnattendedJob } from './conversations/unattendedJob.ts';

/** Creates the live-chat service: conversations of players with support agents. */
export async function createChat(dependencies: ChatDependencies): Promise<Service> {
  const { settings, pool, clock, log } = dependencies;
  const serviceClient = createServiceClient();
  const parts: ChatParts = {
    ...dependencies,
    serviceClient,
    identityUrl: dependencies.identityUrl ?? `http://127.0.0.1:${settings.identityPort}`,
  };
  const transcripts = startTranscriptJob(parts);
  const jobs = [transcripts, startRetentionJob(parts), startUnattendedJob(parts)];
  const socket = createChatSocket(parts, {
    tokens: createLiveChatTokens(settings.internalSecret, settings.chatTokenSeconds, clock),
    playerChat: createPlayerChat(parts),
    reader: createConversationReader(pool),
    log,
    isSessionLive: (caller) => isSessionLive(parts, caller),
    onTranscript: () => transcripts.kick(),
  });

  return {
    name: 'chat',
    handler: createRouteHandler(
      createInternalRoutes(parts, createAgentChat(parts), () => transcripts.kick()),
      log,
    ),
    upgrade: socket.upgrade,
    async ready() {
      await pool.query('select 1');
    },
    async close() {
      await Promise.all([socket.close(), ...jobs.map((job) => job.stop())]);
      await serviceClient.close();
    },
  };
}
