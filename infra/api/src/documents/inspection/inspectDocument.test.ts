import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { jpeg, pdf, png, pngChunk } from './documentFiles.fixture.ts';
import { HOSTILE_FILES } from './hostileFiles.fixture.ts';
import { inspectDocument } from './inspectDocument.ts';
import { createRuleScanner } from './malwareScanner.ts';

const scanner = createRuleScanner();
const inspect = (bytes: Buffer) => inspectDocument(bytes, scanner);
const flate = (text: string | Buffer) => ({ data: deflateSync(text) });
const ascii85 = (bytes: Buffer): Buffer => {
  const groups = Array.from({ length: Math.ceil(bytes.length / 4) }, (_, index) => {
    const part = bytes.subarray(index * 4, index * 4 + 4);
    let value = Buffer.concat([part, Buffer.alloc(4 - part.length)]).readUInt32BE();
    const digits = Array.from({ length: 5 }, () => {
      const digit = String.fromCharCode(33 + (value % 85));
      value = Math.floor(value / 85);
      return digit;
    });
    return digits
      .toReversed()
      .join('')
      .slice(0, part.length + 1);
  });
  return Buffer.from(`${groups.join('')}~>`);
};

describe('inspectDocument', () => {
  it.each<[string, Buffer, string]>([
    ['a PNG image', png(), 'image/png'],
    [
      'a PNG image with a compressed text',
      png({ extra: [pngChunk('zTXt', Buffer.concat([Buffer.from('Note\0\0'), deflateSync('hello')]))] }),
      'image/png',
    ],
    ['a JPEG image', jpeg({ comment: 'made by a phone' }), 'image/jpeg'],
    ['a JPEG image whose data spell the name of a tag', jpeg({ comment: 'q<SvG\x90' }), 'image/jpeg'],
    [
      'a JPEG image whose data spell the end of an archive',
      jpeg({ comment: 'qPK\x06\x07\x90' }),
      'image/jpeg',
    ],
    ['a progressive JPEG image', jpeg({ frame: 0xc2, scans: 10 }), 'image/jpeg'],
    ['a PDF document', pdf([], [flate('BT (Invoice) Tj ET')]), 'application/pdf'],
    [
      'a PDF document with a link and an opening view',
      pdf(['<< /S /URI /URI (https://bank.test) >>', '<< /OpenAction [3 0 R /FitH null] >>']),
      'application/pdf',
    ],
    [
      'a PDF document with text encodings of its streams',
      pdf(
        [],
        [
          {
            dictionary: '/Filter [/ASCII85Decode /FlateDecode]',
            data: ascii85(deflateSync('BT (Invoice) Tj ET')),
          },
        ],
      ),
      'application/pdf',
    ],
    [
      'a PDF document with a photo',
      pdf([], [{ dictionary: '/Subtype /Image /Width 8 /Height 8 /Filter /DCTDecode', data: jpeg() }]),
      'application/pdf',
    ],
  ])('accepts %s', async (_what, bytes, mediaType) => {
    expect(await inspect(bytes)).toEqual({ mediaType });
  });

  it.each(HOSTILE_FILES)('refuses %s', async (_what, make, refusal) => {
    expect(await inspect(make())).toEqual({ refusal });
  });

  it('does not accept a file when the scanner fails', async () => {
    const broken = { scan: () => Promise.reject(new Error('no scanner')) };
    await expect(inspectDocument(png(), broken)).rejects.toThrow('no scanner');
  });
});
