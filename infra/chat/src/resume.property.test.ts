import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomInt, randomUUID } from 'node:crypto';
import { DATABASE_START_MS } from '@foyer/launch/test-database';
import type { LiveChatMessage } from '@foyer/kernel/live-chat';
import fc from 'fast-check';
import {
  createChatStage,
  type ChatProcess,
  type ChatSocketClient,
  type ChatStage,
} from './testing/chatStage.ts';

const SEED = Number(process.env['FOYER_SEED'] ?? randomInt(2 ** 31 - 1));
const RUNS = 12;
const TIMEOUT_MS = 120_000;
const AGENT = { id: 'ann', name: 'Ann Agent', isSupervisor: false };

type Step = 'player writes' | 'agent writes' | 'connection is cut' | 'process restarts' | 'player repeats';
const steps = fc.array(
  fc.constantFrom<Step>(
    'player writes',
    'agent writes',
    'connection is cut',
    'process restarts',
    'player repeats',
  ),
  { minLength: 3, maxLength: 12 },
);

let stage: ChatStage;
beforeAll(async () => {
  stage = await createChatStage();
}, DATABASE_START_MS);
afterAll(() => stage.close());

/** A page that keeps what it received and repeats unconfirmed messages after a reconnect, as the widget does. */
class Page {
  readonly received: LiveChatMessage[] = [];
  readonly sent: { key: string; text: string }[] = [];
  private readonly playerId = `player-${randomUUID()}`;
  private conversation: string | null = null;
  private socket: ChatSocketClient | undefined;

  async connect(service: ChatProcess): Promise<void> {
    this.take();
    this.socket = await service.connect();
    const token = await stage.token({ playerId: this.playerId, sid: this.playerId });
    this.socket.send({ type: 'hello', token, conversation: this.conversation, after: this.received.length });
    await this.socket.until(({ type }) => type === 'update');
    this.take();
    for (const message of this.unconfirmed()) this.transmit(message);
  }

  write(text: string): void {
    const message = { key: randomUUID(), text };
    this.sent.push(message);
    this.transmit(message);
  }

  repeatLast(): void {
    const last = this.sent.at(-1);
    if (last) this.transmit(last);
  }

  /** Ends the connection at once: unread answers are lost. */
  cut(): void {
    this.take();
    this.socket?.close();
    this.socket = undefined;
  }

  async settled(): Promise<void> {
    await this.socket?.until(() => {
      this.take();
      return this.unconfirmed().length === 0;
    });
  }

  get id(): string | null {
    return this.conversation;
  }

  private transmit(message: { key: string; text: string }): void {
    // messages without a conversation carry null, as those that the page wrote before the first answer
    this.socket?.send({ type: 'send', conversation: this.conversation, ...message });
  }

  private unconfirmed() {
    return this.sent.filter(({ key }) => !this.received.some((message) => message.key === key));
  }

  private take(): void {
    for (const answer of this.socket?.answers ?? []) {
      if (answer.type !== 'update') continue;
      this.conversation = answer.conversation?.id ?? this.conversation;
      const last = this.received.at(-1)?.seq ?? 0;
      this.received.push(...answer.messages.filter(({ seq }) => seq > last));
    }
  }
}

describe('resuming a chat', () => {
  it(
    'loses and repeats no message, regardless of lost connections and restarts',
    async () => {
      console.info(`resume.property seed ${SEED} (FOYER_SEED)`);
      await fc.assert(
        fc.asyncProperty(steps, async (plan) => {
          let service = await stage.start();
          const page = new Page();
          const agentSaid: string[] = [];
          try {
            await page.connect(service);
            page.write('first');
            await page.settled();
            await service.call('/internal/chat/command', {
              agent: AGENT,
              id: page.id,
              command: { type: 'assign' },
            });
            for (const [index, step] of plan.entries()) {
              if (step === 'player writes') page.write(`player ${index}`);
              if (step === 'player repeats') page.repeatLast();
              if (step === 'agent writes') {
                const command = { type: 'send', key: randomUUID(), text: `agent ${index}` };
                const body = { agent: AGENT, id: page.id, command };
                // repeated, as by an agent whose answer was lost
                await service.call('/internal/chat/command', body);
                await service.call('/internal/chat/command', body);
                agentSaid.push(command.text);
              }
              if (step === 'connection is cut') {
                page.cut();
                await page.connect(service);
              }
              if (step === 'process restarts') {
                page.cut();
                await service.stop();
                service = await stage.start();
                await page.connect(service);
              }
            }
            await page.settled();
            page.cut();
            await page.connect(service); // regardless of announcements in between
            const texts = (author: string): string[] =>
              page.received.flatMap((one) => (one.author === author && 'text' in one ? [one.text] : []));
            expect(page.received.map(({ seq }) => seq)).toEqual(page.received.map((_, index) => index + 1));
            expect(texts('player')).toEqual(page.sent.map(({ text }) => text));
            expect(texts('agent')).toEqual(agentSaid);
          } finally {
            page.cut();
            await service.stop();
          }
        }),
        { seed: SEED, numRuns: RUNS },
      );
    },
    TIMEOUT_MS,
  );
});
