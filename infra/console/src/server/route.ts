import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StaffSession } from './session/sessions.ts';

/** A request with the signed-in session. */
export interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly session: StaffSession | undefined;
}

export type Route = (call: Call) => Promise<void>;
