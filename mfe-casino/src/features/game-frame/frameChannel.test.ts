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
  const say = (
    data: unknown,
    {
      origin = ORIGIN,
      source = frame.contentWindow,
    }: { readonly origin?: string; readonly source?: Window | null } = {},
  ) => window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  return { channel, received, say };
}

const READY = { v: 1, nonce: NONCE, type: 'ready' };

describe('frame messages', () => {
  it('are accepted when origin, source and nonce match the launch', () => {
    const { received, say, channel } = createScene();
    say(READY);
    expect(received).toEqual(['ready']);
    channel.close();
    say(READY);
    expect(received).toEqual(['ready']);
  });

  it('are ignored and counted otherwise', () => {
    const { received, say, channel } = createScene();
    say(READY, { origin: 'http://games.localhost:4003.evil.test' });
    say(READY, { origin: 'null' });
    say(READY, { source: window });
    say(READY, { source: null });
    say({ ...READY, nonce: 'nonce-0' });
    say({ ...READY, v: 2 });
    say({ ...READY, type: 'payOut' });
    say('ready');
    say(null);
    say(
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
    const { received, say, channel } = createScene();
    for (let index = 0; index < 10_000; index += 1)
      say({
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
