import type { ShellSession } from '../../session/createSession.ts';

/** In ms, until the file starts. It is created while it is sent, and can take longer; the gateway ends one that stalls. */
const DEADLINE_MS = 60_000;
/** In ms; the browser reads the file after the click, not during it. */
const KEEP_MS = 10_000;

export interface DownloadPorts {
  readonly session: Pick<ShellSession, 'accessToken' | 'reauthenticate'>;
  readonly brand: string;
  readonly locale: string;
}

/**
 * Downloads a file for the player, with one retry under a fresh token, and saves it.
 * @throws when the request fails.
 */
export async function download(path: string, { session, brand, locale }: DownloadPorts): Promise<void> {
  async function request(token: string | undefined): Promise<Response> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), DEADLINE_MS);
    try {
      return await fetch(path, {
        headers: { brand, locale, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
        credentials: 'omit',
        cache: 'no-store',
        signal: deadline.signal,
      });
    } finally {
      clearTimeout(timer);
    }
  }
  const token = await session.accessToken();
  let answer = await request(token);
  if (answer.status === 401 && token !== undefined)
    answer = await request(await session.reauthenticate(token));
  if (!answer.ok) throw new Error(`The file request failed: ${answer.status}`);
  saveFile(
    await answer.blob(),
    nameOf(answer.headers.get('content-disposition')) ?? path.split('?')[0]?.split('/').at(-1) ?? 'file',
  );
}

/** The quoted file name; the download attribute treats it as plain text and never as a path. */
function nameOf(disposition: string | null): string | undefined {
  return /filename="([^"/\\]+)"/.exec(disposition ?? '')?.[1];
}

function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
