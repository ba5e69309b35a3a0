import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { prepareFile } from './prepareFile.ts';

const decode = jest.fn(async () => undefined);
Object.assign(globalThis, { createImageBitmap: decode });
afterEach(() => void decode.mockClear());

describe('a file before it is sent (requirements/validation#uploads)', () => {
  it.each(['image/gif', 'image/webp', 'image/heic', 'application/pdf', 'text/plain'])(
    'is sent as it is when its type is %s, so that the server decides',
    async (type) => {
      const file = new File(['x'], 'file', { type });
      expect(await prepareFile(file)).toBe(file);
      expect(decode).not.toHaveBeenCalled();
    },
  );

  it.each(['image/jpeg', 'image/png'])('is read to be scaled when its type is %s', async (type) => {
    await prepareFile(new File(['x'], 'photo', { type }));
    expect(decode).toHaveBeenCalled();
  });
});
