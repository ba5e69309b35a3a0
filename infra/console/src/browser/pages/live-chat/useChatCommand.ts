import { agentOutcomeSchema, type AgentOutcome } from '@foyer/kernel/live-chat-agents';
import { useState } from 'react';
import { failureOf, sendRequest, type RequestFailure } from '../../adapters/sendRequest.ts';

/** Commands of an agent, as the console's server expects them. */
export type ChatCommand =
  | { readonly type: 'assign' | 'return' | 'end' | 'transcript' }
  | { readonly type: 'transfer'; readonly to: string }
  | { readonly type: 'send'; readonly key: string; readonly text: string };

export interface ChatCommands {
  readonly isBusy: boolean;
  readonly refusal: AgentOutcome['refusal'];
  readonly failure: RequestFailure | undefined;
  /** True when the command took effect. */
  execute(command: ChatCommand): Promise<boolean>;
}

/** Executes commands on one conversation; `onDone` follows each that was answered. */
export function useChatCommand(id: string, onDone: () => void): ChatCommands {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<AgentOutcome['refusal']>(null);
  const [failure, setFailure] = useState<RequestFailure>();

  async function execute(command: ChatCommand): Promise<boolean> {
    setBusy(true);
    setFailure(undefined);
    try {
      const outcome = await sendRequest('/chat/command', agentOutcomeSchema, { id, command });
      setRefusal(outcome.refusal);
      onDone();
      return outcome.refusal === null;
    } catch (error) {
      setFailure(failureOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, refusal, failure, execute };
}
