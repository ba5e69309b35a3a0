/** State of a conversation that decides what may happen next. */
export type ConversationState =
  | { readonly status: 'queued' }
  | { readonly status: 'assigned'; readonly agentId: string }
  | { readonly status: 'ended' };

export type Command =
  | { readonly type: 'player-message' }
  | { readonly type: 'agent-message'; readonly agentId: string }
  | { readonly type: 'assign'; readonly agentId: string }
  | { readonly type: 'transfer'; readonly agentId: string; readonly to: string }
  /** `isSupervisor`: an operator may return a conversation of any agent. */
  | { readonly type: 'return'; readonly agentId: string; readonly isSupervisor: boolean }
  | { readonly type: 'end-by-agent'; readonly agentId: string }
  | { readonly type: 'end-by-player' }
  | { readonly type: 'end-idle' };

export type HistoryEvent =
  | { readonly event: 'queued' | 'returned' | 'ended-by-player' | 'ended-idle' }
  | { readonly event: 'joined' | 'transferred' | 'ended-by-agent'; readonly agentId: string };

export type Refusal = 'CONVERSATION_ENDED' | 'ASSIGNED_TO_ANOTHER' | 'NOT_ASSIGNED';

export type Transition =
  | { readonly state: ConversationState; readonly event?: HistoryEvent }
  | { readonly refusal: Refusal };

/**
 * The next state of a conversation, or the reason why the command is refused. An agent writes and ends only
 * what is assigned to this agent, so that two agents never answer the same conversation unknowingly. Commands
 * that find their result already present change nothing, because requests are repeated.
 */
export function transition(state: ConversationState, command: Command): Transition {
  if (state.status === 'ended')
    return command.type === 'end-by-player' || command.type === 'end-idle' || command.type === 'end-by-agent'
      ? { state }
      : { refusal: 'CONVERSATION_ENDED' };
  switch (command.type) {
    case 'player-message':
      return { state };
    case 'end-by-player':
      return { state: { status: 'ended' }, event: { event: 'ended-by-player' } };
    case 'end-idle':
      return { state: { status: 'ended' }, event: { event: 'ended-idle' } };
    case 'assign':
      return assign(state, command.agentId);
    case 'return':
      if (state.status === 'queued') return { state };
      return state.agentId === command.agentId || command.isSupervisor
        ? { state: { status: 'queued' }, event: { event: 'returned' } }
        : { refusal: 'ASSIGNED_TO_ANOTHER' };
    case 'transfer':
      if (state.status === 'assigned' && state.agentId === command.to) return { state };
      return (
        refusalOf(state, command.agentId) ?? {
          state: { status: 'assigned', agentId: command.to },
          event: { event: 'transferred', agentId: command.to },
        }
      );
    case 'agent-message':
      return refusalOf(state, command.agentId) ?? { state };
    case 'end-by-agent':
      return (
        refusalOf(state, command.agentId) ?? {
          state: { status: 'ended' },
          event: { event: 'ended-by-agent', agentId: command.agentId },
        }
      );
  }
}

type OpenState = Exclude<ConversationState, { readonly status: 'ended' }>;

function assign(state: OpenState, agentId: string): Transition {
  if (state.status === 'queued')
    return { state: { status: 'assigned', agentId }, event: { event: 'joined', agentId } };
  return state.agentId === agentId ? { state } : { refusal: 'ASSIGNED_TO_ANOTHER' };
}

function refusalOf(state: OpenState, agentId: string): { readonly refusal: Refusal } | undefined {
  if (state.status === 'queued') return { refusal: 'NOT_ASSIGNED' };
  return state.agentId === agentId ? undefined : { refusal: 'ASSIGNED_TO_ANOTHER' };
}
