import type { ReleaseSet } from '@foyer/kernel/release-set';
import type { ServerResponse } from 'node:http';
import { sendText } from '../answers.ts';
import { forBrowser } from '../html/documentPage.ts';
import type { ReleasePlanFile } from '../releases/releasePlanFile.ts';

const MAXIMUM_READERS = 50;
const KEEP_ALIVE_MS = 15_000;

export interface ReleaseStream {
  open(response: ServerResponse): void;
  close(): void;
}

/** Tells open pages of a developer about new releases, so that a rebuilt remote is swapped in place. Never in production. */
export function createReleaseStream(releases: ReleasePlanFile): ReleaseStream {
  const readers = new Set<ServerResponse>();
  const timer = setInterval(() => broadcast(': still here\n\n'), KEEP_ALIVE_MS);
  timer.unref();
  releases.onChange((set) => broadcast(eventOf(set)));

  function broadcast(text: string): void {
    for (const reader of readers) reader.write(text);
  }

  return {
    open(response) {
      if (readers.size >= MAXIMUM_READERS) return sendText(response, 503, 'There are too many readers.');
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      readers.add(response);
      response.on('close', () => readers.delete(response));
      const current = releases.current();
      response.write(current ? eventOf(current) : ': nothing is live yet\n\n');
    },
    close() {
      clearInterval(timer);
      for (const reader of readers) reader.end();
    },
  };
}

function eventOf(set: ReleaseSet): string {
  return `event: release-set\ndata: ${JSON.stringify(forBrowser(set))}\n\n`;
}
