import { describe, expect, it } from '@jest/globals';
import { ANN, withText, say } from '../testing/chatActors.ts';
import { useChatStage } from '../testing/useChatStage.ts';

const chat = useChatStage();
const { first, second, startChat, command } = chat;

describe('the transcript', () => {
  it('is sent to the player by email in the language of the chat', async () => {
    const { client, id, player } = await startChat();
    await command(first, ANN, id, { type: 'assign' });
    await command(first, ANN, id, say('How can I help?'));
    await client.until(withText('How can I help?'));
    client.send({ type: 'transcript', conversation: id });
    await client.until(({ type }) => type === 'transcript-requested');
    await second.call('/internal/chat/command', { agent: ANN, id, command: { type: 'transcript' } });
    const sent = async () => chat.stage.emails.filter(({ playerId }) => playerId === player.playerId);
    while ((await sent()).length === 0) await new Promise((resolve) => setImmediate(resolve));
    const [email] = await sent();
    expect(email?.subject).toBe('Keskustelusi: Aurora-asiakaspalvelu');
    expect(email?.body).toMatch(/Kellonajat: Keski-Euroopan (?:normaali|kesä)aika\./);
    expect(email?.body).toMatch(/Sinä: Hello\n.*Ann liittyi keskusteluun\n.*Ann: How can I help\?/);
    client.close();
  });
});
