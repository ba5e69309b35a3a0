import * as v from 'valibot';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandFailure } from '../failure.ts';
import { DEADLINE_MS, requestSite } from './siteRequest.ts';

/** Client of the edge that serves a brand's pages. */
export interface Site {
  readonly origin: string;
  /**
   * Version of the plan that the site's edge serves.
   * @throws {@link CommandFailure} when it does not respond or is not a Foyer edge.
   */
  version(): Promise<number>;
  /** True if the edge serves this or a later plan version within a few seconds. */
  hasPassed(version: number): Promise<boolean>;
}

const POLL_MS = 50;

/** @throws {@link CommandFailure} for an invalid address. */
export function openSite(address: string): Site {
  if (!URL.canParse(address))
    throw new CommandFailure(
      'USAGE',
      `"${address}" is not a URL. Example: --against https://aurora.example.`,
    );
  const url = new URL('/release-set?locale=en', address);

  async function version(): Promise<number> {
    const { text } = await requestSite(url).catch((error: unknown) => {
      throw new CommandFailure(
        'SITE_UNREACHABLE',
        `${url.origin} does not respond${error instanceof Error && error.message !== '' ? `: ${error.message}` : ''}.`,
      );
    });
    const found = versionIn(text);
    if (found === undefined)
      throw new CommandFailure('SITE_UNREACHABLE', `${url.origin} is not a Foyer site.`);
    return found;
  }

  return {
    origin: url.origin,
    version,
    async hasPassed(before) {
      for (const until = performance.now() + DEADLINE_MS; performance.now() < until; await pause(POLL_MS))
        if ((await version()) > before) return true;
      return false;
    },
  };
}

function versionIn(text: string): number | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.object({ version: v.number() })), text);
  return read.success ? read.output.version : undefined;
}
