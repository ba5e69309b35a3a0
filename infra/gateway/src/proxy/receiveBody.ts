import type { IncomingMessage } from 'node:http';

/** True if a request announces a body. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * The whole body of a request. Bytes are counted as they arrive, because content-length can be wrong and chunked bodies
 * have none; a body above the limit is not read further.
 * @throws when the client disconnects before the end.
 */
export function receiveBody(request: IncomingMessage, limitBytes: number): Promise<Buffer | 'TOO_LARGE'> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limitBytes) return void chunks.push(chunk);
      request.pause();
      resolve('TOO_LARGE');
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('close', () => reject(new Error('The client has disconnected.')));
  });
}
