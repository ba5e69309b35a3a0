import { describe, expect, it } from '@jest/globals';
import { newMessage, type ChatSocketClient } from '../testing/chatStage.ts';
import { ANN, MINUTE_MS, type Update, withText, refusedWith } from '../testing/chatActors.ts';
import { useChatStage } from '../testing/useChatStage.ts';

const chat = useChatStage();
const { first, second, newPlayer, signIn, startChat, command, transcriptsOf } = chat;

describe('a visitor', () => {
  const newVisitor = () => ({ playerId: `visitor:${crypto.randomUUID()}`, sid: null, name: '' });

  it('chats without a session, and continues on another process', async () => {
    const visitor = newVisitor();
    chat.stage.identity.isDown = true;
    const client = await signIn(first, visitor);
    client.send(newMessage('Do you have poker?'));
    await client.until(withText('Do you have poker?'));
    const other = await signIn(second, visitor);
    expect(other.messages()).toEqual(client.messages());
    client.close();
    other.close();
  });

  it('is admitted with a token of a visitor only', async () => {
    const client = await first.connect();
    const token = await chat.stage.token({ ...newPlayer(), sid: null });
    client.send({ type: 'hello', token, conversation: null, after: 0 });
    expect(await client.closed).toBe(4401);
  });

  it('receives no transcript, requested by the page or by an agent', async () => {
    const client = await signIn(first, newVisitor());
    client.send(newMessage('Hello'));
    const update = (await client.until(withText('Hello'))) as Update;
    const id = update.conversation?.id ?? '';
    client.send({ type: 'transcript', conversation: id });
    await client.until(refusedWith('NO_EMAIL'));
    expect(await command(first, ANN, id, { type: 'transcript' })).toBe('NO_EMAIL');
    expect(await transcriptsOf(id)).toBe(0);
    client.close();
  });

  it('is refused while 30 visitors of the brand wait; players are not', async () => {
    await chat.stage.database.pool.query(
      `insert into chat.conversation (id, brand, player_id, player_name, locale, waiting_since, started_at, last_message_at)
       select gen_random_uuid(), 'aurora', 'visitor:' || gen_random_uuid(), '', 'fi', now(), now(), now() from generate_series(1, 30)`,
    );
    const client = await signIn(first, newVisitor());
    client.send(newMessage('Hello'));
    await client.until(refusedWith('QUEUE_FULL'));
    const { client: playerClient } = await startChat();
    client.close();
    playerClient.close();
  });
});

describe('a token', () => {
  const cases: readonly [what: string, open: () => Promise<ChatSocketClient>][] = [
    [
      'of another brand',
      async () => {
        const client = await first.connect('zephyra');
        client.send({
          type: 'hello',
          token: await chat.stage.token(newPlayer()),
          conversation: null,
          after: 0,
        });
        return client;
      },
    ],
    [
      'that has expired',
      async () => {
        const token = await chat.stage.token(newPlayer());
        chat.stage.skew.milliseconds = 2 * MINUTE_MS;
        const client = await first.connect();
        client.send({ type: 'hello', token, conversation: null, after: 0 });
        return client;
      },
    ],
    [
      'of a session that has ended',
      async () => {
        const player = newPlayer();
        const token = await chat.stage.token(player);
        chat.stage.sessions.delete(player.sid);
        const client = await first.connect();
        client.send({ type: 'hello', token, conversation: null, after: 0 });
        return client;
      },
    ],
    [
      'whose session belongs to another player',
      async () => {
        const player = newPlayer();
        chat.stage.sessions.set(player.sid, { brand: 'aurora', playerId: 'another' });
        const client = await first.connect();
        client.send({ type: 'hello', token: await chat.stage.token(player), conversation: null, after: 0 });
        return client;
      },
    ],
    [
      'that was changed',
      async () => {
        const [head, body, signature] = (await chat.stage.token(newPlayer())).split('.');
        const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as object;
        const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'victim' })).toString('base64url');
        const client = await first.connect();
        client.send({
          type: 'hello',
          token: [head, forged, signature].join('.'),
          conversation: null,
          after: 0,
        });
        return client;
      },
    ],
  ];
  it.each(cases)('%s is rejected', async (_what, open) => {
    const client = await open();
    expect(await client.closed).toBe(4401);
    expect(client.answers).toEqual([]);
  });

  it('admits no player while the session cannot be checked', async () => {
    chat.stage.identity.isDown = true;
    const client = await first.connect();
    client.send({ type: 'hello', token: await chat.stage.token(newPlayer()), conversation: null, after: 0 });
    expect(await client.closed).toBe(1011);
    expect(client.answers).toEqual([]);
  });

  it('grants access until the session ends, which closes the socket on every process', async () => {
    const { client, player } = await startChat();
    const other = await signIn(second, player);
    await chat.stage.bus.publish('identity.session-destroyed', { sid: player.sid });
    expect(await Promise.all([client.closed, other.closed])).toEqual([4401, 4401]);
  });

  it('is required before any other request', async () => {
    const client = await first.connect();
    client.send(newMessage('Hello'));
    expect(await client.closed).toBe(1008);
  });
});
