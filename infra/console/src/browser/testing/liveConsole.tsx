import type { Status } from '@foyer/kernel/status-answers';
import { IntlRoot } from '@foyer/i18n';
import { cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach } from '@jest/globals';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { LiveRoot } from '../state/LiveRoot.tsx';
import { PersonRoot } from '../state/PersonRoot.tsx';

interface SentRequest {
  readonly path: string;
  readonly body: unknown;
}

/** A refusal of the server. */
interface Refused {
  readonly status: number;
  readonly code: string;
}

interface LiveConsole {
  /** Answers by the path that a request starts with; the longest one applies. */
  readonly answers: Map<string, object | Refused>;
  readonly sent: SentRequest[];
  /** Values of the live stream by event. */
  readonly stream: Map<string, object>;
  open(page: ReactNode, who?: { readonly roles?: readonly string[]; readonly path?: string }): UserEvent;
}

export const STATUS: Status = {
  environment: 'production',
  version: 7,
  issuedAt: '2026-11-30T10:00:00.000Z',
  locks: [],
  withdrawn: [],
  apps: [
    {
      app: 'mfe-casino',
      brands: [
        { brand: 'tuli', decision: { kind: 'release', release: 'c1' }, layer: 'default', isLocked: false },
      ],
    },
  ],
};

/** Call it at the top of a test file: fakes the stream and the routes of the console's server. */
export function registerLiveConsole(): LiveConsole {
  const real = { fetch: globalThis.fetch, EventSource: globalThis.EventSource };
  const answers = new Map<string, object | Refused>();
  const stream = new Map<string, object>();
  const sent: SentRequest[] = [];
  class Source {
    addEventListener(event: string, listen: (message: { data: string }) => void): void {
      const value = stream.get(event);
      if (value)
        queueMicrotask(() => listen({ data: JSON.stringify({ asOf: '2026-11-30T10:00:00.000Z', value }) }));
    }
    close(): void {}
  }
  beforeEach(() => {
    answers.clear();
    stream.clear();
    stream.set('status', STATUS);
    sent.length = 0;
    Object.assign(globalThis, { EventSource: Source });
    globalThis.fetch = (async (path: string, init?: { readonly body?: string }) => {
      sent.push({ path, body: init?.body === undefined ? undefined : (JSON.parse(init.body) as unknown) });
      const [, answer] = [...answers]
        .filter(([start]) => path.startsWith(start))
        .toSorted(([left], [right]) => right.length - left.length)[0] ?? [
        '',
        { status: 404, code: 'NOT_FOUND' },
      ];
      const refused = 'code' in answer && 'status' in answer ? answer : undefined;
      return {
        ok: refused === undefined,
        status: refused?.status ?? 200,
        json: async () => (refused ? { code: refused.code, text: '' } : answer),
      };
    }) as unknown as (typeof globalThis)['fetch'];
  });
  afterEach(() => {
    cleanup();
    Object.assign(globalThis, real);
  });
  return {
    answers,
    sent,
    stream,
    open(page, { roles = ['operator'], path = '/' } = {}) {
      render(
        <IntlRoot language="en-GB" messages={{}}>
          <MemoryRouter initialEntries={[path]}>
            <PersonRoot person={{ name: 'Ann', email: 'ann@staff.test', roles }}>
              <LiveRoot>{page}</LiveRoot>
            </PersonRoot>
          </MemoryRouter>
        </IntlRoot>,
      );
      return userEvent.setup();
    },
  };
}
