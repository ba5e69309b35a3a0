import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { DATABASE_START_MS } from '@foyer/launch/test-database';
import { chatActors } from './chatActors.ts';
import { createChatStage, type ChatProcess, type ChatStage } from './chatStage.ts';

/**
 * A stage with two processes and its actors for the tests of a file. After each test the clock, identity and
 * the queue are as at the start. `stage` can be read in hooks and tests only.
 */
export function useChatStage() {
  let stage: ChatStage | undefined;
  const processes: ChatProcess[] = [];
  const started = (): ChatStage => {
    if (!stage) throw new Error('The chat stage has not started: read it in a hook or a test.');
    return stage;
  };
  /** May be called before the process has started; it is looked up on use. */
  function processAt(index: number): ChatProcess {
    const running = (): ChatProcess => {
      const found = processes[index];
      if (!found) throw new Error('The chat process has not started: call it in a hook or a test.');
      return found;
    };
    return {
      connect: (brand) => running().connect(brand),
      call: (path, body) => running().call(path, body),
      stop: () => running().stop(),
    };
  }

  beforeAll(async () => {
    stage = await createChatStage();
    processes.push(await stage.start(), await stage.start());
  }, DATABASE_START_MS);
  afterAll(() => started().close());
  afterEach(async () => {
    started().skew.milliseconds = 0;
    started().identity.isDown = false;
    await started().endConversations();
  });

  const first = processAt(0);
  return {
    get stage() {
      return started();
    },
    first,
    second: processAt(1),
    ...chatActors(started, () => first),
  };
}
