import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StaffSession } from './session/sessions.ts';

/** A request as a route gets it: of our own pages, with whoever is signed in. */
export interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly session: StaffSession | undefined;
}

export type Route = (call: Call) => Promise<void>;
