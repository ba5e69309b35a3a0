import { describe, expect, it } from '@jest/globals';
import { configurationChannel } from './configurationChannel.ts';

const REQUEST = 'jest-light-runner-get-worker-data';

describe('the channel of a test file', () => {
  it('answers its own worker, although another one has asked before', () => {
    const answered: string[] = [];
    const [first, second] = (['first', 'second'] as const).map((name) => {
      const channel = configurationChannel({ name });
      channel.onMessage(() => answered.push(name));
      return channel;
    });
    first?.postMessage(REQUEST);
    expect(answered).toEqual(['first']);
    second?.postMessage(REQUEST);
    expect(answered).toEqual(['first', 'second']);
  });

  it('sends the configuration, and only when asked for it', () => {
    const sent: unknown[] = [];
    const channel = configurationChannel({ rootDir: '/project' });
    channel.onMessage((message) => sent.push(message));
    channel.postMessage('another message');
    channel.postMessage(REQUEST);
    expect(sent).toEqual([{ type: 'jest-light-runner-worker-data', workerData: { rootDir: '/project' } }]);
  });
});
