import { describe, expect, it } from '@jest/globals';
import { configurationChannel } from './configurationChannel.ts';

const REQUEST = 'jest-light-runner-get-worker-data';

describe('the channel of a test file', () => {
  it('answers its own worker, although another one has asked before', () => {
    const answers: unknown[] = [];
    const channels = ['first', 'second'].map((name) => {
      const channel = configurationChannel(name);
      channel.onMessage((message) => void answers.push(message));
      return channel;
    });
    channels[0]?.postMessage(REQUEST);
    expect(answers).toEqual([{ type: 'jest-light-runner-worker-data', workerData: 'first' }]);
    channels[1]?.postMessage(REQUEST);
    expect(answers).toHaveLength(2);
  });

  it('ignores other messages', () => {
    const channel = configurationChannel({});
    channel.onMessage(() => {
      throw new Error('There is nothing to answer.');
    });
    channel.postMessage('another');
  });
});
