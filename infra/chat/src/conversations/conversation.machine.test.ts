import { describe, expect, it } from '@jest/globals';
import { transition, type Command, type ConversationState } from './conversation.machine.ts';

const QUEUED: ConversationState = { status: 'queued' };
const ANN: ConversationState = { status: 'assigned', agentId: 'ann' };
const ENDED: ConversationState = { status: 'ended' };

const COMMANDS = {
  'player message': { type: 'player-message' },
  'message of ann': { type: 'agent-message', agentId: 'ann' },
  'message of ben': { type: 'agent-message', agentId: 'ben' },
  'assignment to ann': { type: 'assign', agentId: 'ann' },
  'assignment to ben': { type: 'assign', agentId: 'ben' },
  'transfer by ann to ben': { type: 'transfer', agentId: 'ann', to: 'ben' },
  'transfer by ben to cid': { type: 'transfer', agentId: 'ben', to: 'cid' },
  'repeated transfer by ben to ann': { type: 'transfer', agentId: 'ben', to: 'ann' },
  'return by ann': { type: 'return', agentId: 'ann', isSupervisor: false },
  'return by ben': { type: 'return', agentId: 'ben', isSupervisor: false },
  'return by an operator': { type: 'return', agentId: 'ben', isSupervisor: true },
  'end by ann': { type: 'end-by-agent', agentId: 'ann' },
  'end by ben': { type: 'end-by-agent', agentId: 'ben' },
  'end by the player': { type: 'end-by-player' },
  'end of an idle one': { type: 'end-idle' },
} as const satisfies Record<string, Command>;
type Name = keyof typeof COMMANDS;

const BEN = { status: 'assigned', agentId: 'ben' };
const UNCHANGED = 'unchanged';

/** Each command in each state: the new state with its event, `unchanged`, or the refusal. */
const TABLE: Readonly<Record<Name, readonly [queued: unknown, ofAnn: unknown, ended: unknown]>> = {
  'player message': [UNCHANGED, UNCHANGED, 'CONVERSATION_ENDED'],
  'message of ann': ['NOT_ASSIGNED', UNCHANGED, 'CONVERSATION_ENDED'],
  'message of ben': ['NOT_ASSIGNED', 'ASSIGNED_TO_ANOTHER', 'CONVERSATION_ENDED'],
  'assignment to ann': [[ANN, 'joined'], UNCHANGED, 'CONVERSATION_ENDED'],
  'assignment to ben': [[BEN, 'joined'], 'ASSIGNED_TO_ANOTHER', 'CONVERSATION_ENDED'],
  'transfer by ann to ben': ['NOT_ASSIGNED', [BEN, 'transferred'], 'CONVERSATION_ENDED'],
  'transfer by ben to cid': ['NOT_ASSIGNED', 'ASSIGNED_TO_ANOTHER', 'CONVERSATION_ENDED'],
  'repeated transfer by ben to ann': ['NOT_ASSIGNED', UNCHANGED, 'CONVERSATION_ENDED'],
  'return by ann': [UNCHANGED, [QUEUED, 'returned'], 'CONVERSATION_ENDED'],
  'return by ben': [UNCHANGED, 'ASSIGNED_TO_ANOTHER', 'CONVERSATION_ENDED'],
  'return by an operator': [UNCHANGED, [QUEUED, 'returned'], 'CONVERSATION_ENDED'],
  'end by ann': ['NOT_ASSIGNED', [ENDED, 'ended-by-agent'], UNCHANGED],
  'end by ben': ['NOT_ASSIGNED', 'ASSIGNED_TO_ANOTHER', UNCHANGED],
  'end by the player': [[ENDED, 'ended-by-player'], [ENDED, 'ended-by-player'], UNCHANGED],
  'end of an idle one': [[ENDED, 'ended-idle'], [ENDED, 'ended-idle'], UNCHANGED],
};

describe('transition of a conversation', () => {
  const cases = (Object.keys(TABLE) as Name[]).flatMap((name) =>
    [QUEUED, ANN, ENDED].map((state, index) => [name, state.status, state, TABLE[name][index]] as const),
  );
  it.each(cases)('%s in the state %s', (name, _status, state, expected) => {
    const result = transition(state, COMMANDS[name]);
    if (expected === UNCHANGED) expect(result).toEqual({ state });
    else if (typeof expected === 'string') expect(result).toEqual({ refusal: expected });
    else {
      const [next, event] = expected as [ConversationState, string];
      expect(result).toMatchObject({ state: next, event: { event } });
    }
  });
});
