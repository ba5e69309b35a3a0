import { afterEach, beforeEach, jest } from '@jest/globals';
import { IntlRoot } from '@foyer/i18n';
import { showDialogs } from '@foyer/ui/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { LiveRoot } from '../../state/LiveRoot.tsx';
import { PersonRoot } from '../../state/PersonRoot.tsx';
import { ContentPage } from './ContentPage.tsx';
import { createContentServer, type ContentServer } from './contentServer.fixture.ts';

/** A busy machine renders long forms slowly. */
const TEST_TIMEOUT_MS = 60_000;

/** The event stream of the console's server. */
class ContentEvents extends EventTarget {
  static open: ContentEvents[] = [];
  constructor() {
    super();
    ContentEvents.open.push(this);
  }
  close(): void {
    ContentEvents.open = ContentEvents.open.filter((source) => source !== this);
  }
}

/** Announces to open pages that content was published. */
export function announcePublication(): void {
  for (const source of ContentEvents.open)
    act(() => void source.dispatchEvent(new MessageEvent('content', { data: '{}' })));
}

/** Registers the hooks of a suite; each test has its own content server with these bodies. */
export function withContentServer(bodies: Readonly<Record<string, unknown>>): {
  readonly server: ContentServer;
} {
  const real = { fetch: globalThis.fetch, EventSource: globalThis.EventSource };
  const suite = { server: createContentServer(bodies) };
  jest.setTimeout(TEST_TIMEOUT_MS);
  showDialogs();
  beforeEach(() => {
    suite.server = createContentServer(bodies);
    Object.assign(globalThis, { fetch: suite.server.fetch, EventSource: ContentEvents });
  });
  afterEach(() => {
    cleanup();
    Object.assign(globalThis, real);
  });
  return suite;
}

/** Opens an address of the page for a person. */
export function openContent(
  address: string,
  roles: readonly string[] = ['operator'],
  email = 'ann@staff.test',
): UserEvent {
  render(
    <IntlRoot language="en" messages={{}}>
      <MemoryRouter initialEntries={[address]}>
        <PersonRoot person={{ name: 'Ann', email, roles: [...roles] }}>
          <LiveRoot>
            <ContentPage />
          </LiveRoot>
        </PersonRoot>
      </MemoryRouter>
    </IntlRoot>,
  );
  return userEvent.setup();
}

/** Clicks a button as soon as it is enabled. */
export async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => {
    if (button.hasAttribute('disabled')) throw new Error(`${String(name)} is disabled`);
  });
  await user.click(button);
}

/** The body as the JSON below the form shows it. */
export async function bodyAsJson(user: UserEvent): Promise<unknown> {
  await user.click(screen.getByText('Advanced: edit as JSON'));
  return JSON.parse(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content as JSON' }).value);
}
