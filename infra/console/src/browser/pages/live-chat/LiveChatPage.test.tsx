import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { IntlRoot } from '@foyer/i18n';
import type { AgentConversation, AgentOutcome, AgentView } from '@foyer/kernel/live-chat-agents';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { LiveRoot } from '../../state/LiveRoot.tsx';
import { PersonRoot } from '../../state/PersonRoot.tsx';
import { LiveChatPage } from './LiveChatPage.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
const KEY = '00000000-0000-4000-8000-000000000002';
const at = '2026-11-25T21:00:00.000Z';
const WAITING: AgentConversation = {
  id: ID,
  brand: 'aurora',
  locale: 'fi',
  playerId: 'player-1',
  name: 'Aino',
  status: 'queued',
  agent: null,
  waitingSince: at,
  needsReply: true,
  lastSeq: 1,
};
const assignedTo = (id: string, name: string): AgentConversation => ({
  ...WAITING,
  status: 'assigned',
  agent: { id, name },
});

let conversation: AgentConversation;
let history: AgentView['messages'];
let refusal: AgentOutcome['refusal'];
let commands: Readonly<Record<string, unknown>>[];
let announceChange: (() => void) | undefined;
const real = { fetch: globalThis.fetch, EventSource: globalThis.EventSource };

class QuietSource {
  addEventListener(event: string, listen: (message: { data: string }) => void): void {
    if (event === 'chat') announceChange = () => listen({ data: '{}' });
  }
  close(): void {}
}

beforeEach(() => {
  conversation = WAITING;
  history = [{ author: 'player', seq: 1, key: KEY, at, text: 'Where is my withdrawal?' }];
  refusal = null;
  commands = [];
  Object.assign(globalThis, { EventSource: QuietSource });
  globalThis.fetch = (async (path: string, { body }: { body?: string } = {}) => {
    if (path === '/chat/command') {
      const { command } = JSON.parse(body ?? '') as { command: Readonly<Record<string, unknown>> };
      commands.push(command);
      if (refusal === null && command['type'] === 'assign') conversation = assignedTo('ann', 'Ann');
    }
    return { ok: true, status: 200, json: async () => bodyOf(path) };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  cleanup();
  Object.assign(globalThis, real);
});

function bodyOf(path: string): object {
  if (path.startsWith('/chat/queue'))
    return {
      self: 'ann',
      conversations: [conversation],
      agents: [
        { id: 'ann', name: 'Ann' },
        { id: 'ben', name: 'Ben' },
      ],
    };
  if (path.startsWith('/chat/conversation')) return { conversation, messages: history, rating: null };
  if (path.startsWith('/chat/canned'))
    return { answers: [{ id: 'greeting', title: 'Greeting', text: 'Hei!' }] };
  if (path.startsWith('/chat/player'))
    return { accountStatus: 'Active', identityStatus: 'Done', currency: 'EUR' };
  return { refusal };
}

function open(roles: readonly string[] = ['support'], address = '/live-chat') {
  render(
    <IntlRoot language="en-GB" messages={{}}>
      <MemoryRouter initialEntries={[address]}>
        <PersonRoot person={{ name: 'Ann', email: 'ann@staff.test', roles }}>
          <LiveRoot>
            <LiveChatPage />
          </LiveRoot>
        </PersonRoot>
      </MemoryRouter>
    </IntlRoot>,
  );
  return userEvent.setup();
}

const select = async (user: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name: /Aino, Aurora/ }));

describe('live chat page', () => {
  it('shows a waiting conversation with its player, and the reply only after accepting', async () => {
    const user = open();
    await select(user);
    expect(await screen.findByText('Where is my withdrawal?')).toBeTruthy();
    expect(await screen.findByText('player-1')).toBeTruthy();
    expect(screen.queryByLabelText('Reply')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByLabelText('Reply')).toBeTruthy();
    expect(screen.getByText('Assigned to you')).toBeTruthy();
  });

  it('opens the conversation of the player whom the address names, and links back to the account', async () => {
    open(['support'], '/live-chat?brand=aurora&player=player-1');
    const link = await screen.findByRole('link', { name: 'player-1' });
    expect(link.getAttribute('href')).toBe('/players?brand=aurora&player=player-1');
    expect(screen.getByText('Confirmed')).toBeTruthy();
    cleanup();
    open(['support'], '/live-chat?brand=aurora&player=player-2');
    expect(await screen.findByText('This player has no conversation in the queue.')).toBeTruthy();
  });

  it('sends a canned answer in the player’s language, edited before', async () => {
    conversation = assignedTo('ann', 'Ann');
    const user = open();
    await select(user);
    await screen.findByLabelText('Reply');
    await screen.findByRole('option', { name: 'Greeting' });
    await user.selectOptions(screen.getByLabelText('Canned response'), 'greeting');
    await user.type(screen.getByLabelText('Reply'), ' Hetki.{Enter}');
    await waitFor(() => expect(commands).toMatchObject([{ type: 'send', text: 'Hei! Hetki.' }]));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reply').value).toBe('');
  });

  it('keeps a refused reply under the same key', async () => {
    conversation = assignedTo('ann', 'Ann');
    const user = open();
    await select(user);
    refusal = 'ASSIGNED_TO_ANOTHER';
    await user.type(await screen.findByLabelText('Reply'), 'Hello{Enter}');
    expect(await screen.findByText('Another agent has accepted this conversation.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(commands).toHaveLength(2));
    expect(commands[0]?.['key']).toBe(commands[1]?.['key']);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reply').value).toBe('Hello');
  });

  it('offers no reply to a conversation of a colleague, and its return to operators only', async () => {
    conversation = assignedTo('ben', 'Ben');
    await select(open());
    expect(await screen.findByText('Assigned to Ben')).toBeTruthy();
    expect(screen.queryByLabelText('Reply')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Return to queue' })).toBeNull();
    cleanup();
    await select(open(['operator']));
    expect(await screen.findByRole('button', { name: 'Return to queue' })).toBeTruthy();
  });

  it('transfers to another available agent', async () => {
    conversation = assignedTo('ann', 'Ann');
    const user = open();
    await select(user);
    const agents = await screen.findByLabelText('Transfer to');
    expect(within(agents).queryByRole('option', { name: 'Ann' })).toBeNull();
    await user.selectOptions(agents, 'ben');
    await user.click(screen.getByRole('button', { name: 'Transfer' }));
    await waitFor(() => expect(commands).toEqual([{ type: 'transfer', to: 'ben' }]));
  });

  it('shows a new message when the live stream announces it', async () => {
    await select(open());
    await screen.findByText('Where is my withdrawal?');
    history = [...history, { author: 'player', seq: 2, key: ID, at, text: 'Hello?' }];
    await act(async () => announceChange?.());
    expect(await screen.findByText('Hello?')).toBeTruthy();
  });

  it('is hidden from auditors and squads', async () => {
    open(['auditor']);
    expect(screen.getByText('Live chat is restricted to support agents and operators.')).toBeTruthy();
  });
});
