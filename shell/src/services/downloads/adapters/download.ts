import type { ShellSession } from '../../session/createSession.ts';

/** A statement of years is made while we wait. */
const DEADLINE_MS = 60_000;
/** The browser reads the file after the press, not during it. */
const KEEP_MS = 10_000;

export interface DownloadPorts {
  readonly session: Pick<ShellSession, 'accessToken' | 'reauthenticate'>;
  readonly brand: string;
  readonly locale: string;
}

/** Fetches a file in the player's name, once more with a fresh token, and hands it to the browser. @throws when it did not come. */
export async function download(path: string, { session, brand, locale }: DownloadPorts): Promise<void> {
  const ask = (token: string | undefined): Promise<Response> =>
    fetch(path, {
      headers: { brand, locale, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
  const token = await session.accessToken();
  let answer = await ask(token);
  if (answer.status === 401 && token !== undefined) answer = await ask(await session.reauthenticate(token));
  if (!answer.ok) throw new Error(`The file did not come: ${answer.status}`);
  hand(
    await answer.blob(),
    nameOf(answer.headers.get('content-disposition')) ?? path.split('?')[0]?.split('/').at(-1) ?? 'file',
  );
}

/** The quoted name; a page's download takes it as plain text and never as a path. */
function nameOf(disposition: string | null): string | undefined {
  return /filename="([^"/\\]+)"/.exec(disposition ?? '')?.[1];
}

function hand(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
