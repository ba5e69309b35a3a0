import { describe, expect, it } from '@jest/globals';
import { openFrameChannel, readFrameMessage } from './frameChannel.ts';
import { NONCE } from './gameFrame.fixture.ts';

const ORIGIN = 'http://games.localhost:4003';

function createScene() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const received: unknown[] = [];
  const channel = openFrameChannel({
    page: window,
    frame: () => frame,
    origin: ORIGIN,
    nonce: NONCE,
    onMessage: (message) => received.push(message.type),
  });
  const post = (
    data: unknown,
    {
      origin = ORIGIN,
      source = frame.contentWindow,
    }: { readonly origin?: string; readonly source?: Window | null } = {},
  ) => window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  return { channel, received, post };
}

const READY = { v: 1, nonce: NONCE, type: 'ready' };

describe('frame messages', () => {
  it('are accepted when origin, source and nonce match the launch', () => {
    const { received, post, channel } = createScene();
    post(READY);
    expect(received).toEqual(['ready']);
    channel.close();
    post(READY);
    expect(received).toEqual(['ready']);
  });

  it('are ignored and counted otherwise', () => {
    const { received, post, channel } = createScene();
    post(READY, { origin: 'http://games.localhost:4003.evil.test' });
    post(READY, { origin: 'null' });
    post(READY, { source: window });
    post(READY, { source: null });
    post({ ...READY, nonce: 'nonce-0' });
    post({ ...READY, v: 2 });
    post({ ...READY, type: 'payOut' });
    post('ready');
    post(null);
    post(
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error('hostile');
          },
        },
      ),
    );
    expect(received).toEqual([]);
    expect(channel.rejections()).toEqual({
      'foreign-origin': 2,
      'foreign-source': 2,
      malformed: 5,
      'old-nonce': 1,
    });
    channel.close();
  });

  it('are ignored ten thousand times when malformed', () => {
    const { received, post, channel } = createScene();
    for (let index = 0; index < 10_000; index += 1)
      post({
        v: 1,
        nonce: NONCE,
        type: 'roundResult',
        roundId: index,
        stake: -index,
        return: Number.NaN,
        ccy: 'eur',
      });
    expect(received).toEqual([]);
    expect(channel.rejections().malformed).toBe(10_000);
    channel.close();
  });

  it('are rejected while no frame is attached', () => {
    expect(
      readFrameMessage(
        { origin: ORIGIN, source: null, data: READY },
        { origin: ORIGIN, nonce: NONCE, source: null },
      ),
    ).toEqual({ rejection: 'foreign-source' });
  });
});
