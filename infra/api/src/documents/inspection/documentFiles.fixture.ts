import { crc32, deflateSync } from 'node:zlib';

/** Files built in the test; no binary is stored in the repository. */

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

export interface PngParts {
  readonly width?: number;
  readonly height?: number;
  /** Filtered rows; by default those of the announced size. */
  readonly rows?: Buffer;
  /** Bytes behind the compressed rows. */
  readonly behindRows?: Buffer;
  readonly extra?: readonly Buffer[];
}

/** An 8-bit greyscale image. */
export function png({ width = 4, height = 4, rows, behindRows, extra = [] }: PngParts = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const data = deflateSync(rows ?? Buffer.alloc(height * (1 + width)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', Buffer.concat([data, behindRows ?? Buffer.alloc(0)])),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

export interface JpegParts {
  readonly width?: number;
  readonly height?: number;
  readonly comment?: string;
  readonly scans?: number;
  readonly frame?: number;
  readonly end?: Buffer;
}

/** The structure of a JPEG image, without pixels that a browser could show. */
export function jpeg(parts: JpegParts = {}): Buffer {
  const { width = 8, height = 8, comment = '', scans = 1, frame = 0xc0 } = parts;
  const size = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  size.writeUInt16BE(height, 1);
  size.writeUInt16BE(width, 3);
  const scan = Buffer.concat([
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34]),
  ]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    segment(0xfe, Buffer.from(comment, 'latin1')),
    segment(frame, size),
    ...Array.from({ length: scans }, () => scan),
    parts.end ?? Buffer.from([0xff, 0xd9]),
  ]);
}

export interface PdfStreamParts {
  readonly dictionary?: string;
  readonly data: Buffer;
}

/** A PDF document with a page, these further objects and these streams. */
export function pdf(objects: readonly string[] = [], streams: readonly PdfStreamParts[] = []): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  const size = (): number => parts.reduce((sum, part) => sum + part.length, 0);
  const add = (body: Buffer): void => {
    offsets.push(size());
    parts.push(Buffer.from(`${offsets.length} 0 obj\n`), body, Buffer.from('\nendobj\n'));
  };
  add(Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'));
  add(Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'));
  add(Buffer.from('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>'));
  for (const object of objects) add(Buffer.from(object, 'latin1'));
  for (const { dictionary = '/Filter /FlateDecode', data } of streams)
    add(
      Buffer.concat([
        Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`),
        data,
        Buffer.from('\nendstream'),
      ]),
    );
  const start = size();
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const count = offsets.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A zip archive with one stored entry. */
export function zip(name = 'a.js', content = 'alert(1)'): Buffer {
  const [file, body] = [Buffer.from(name), Buffer.from(content)];
  const local = Buffer.alloc(30);
  local.write('PK\x03\x04', 0, 'latin1');
  local.writeUInt32LE(body.length, 18);
  local.writeUInt32LE(body.length, 22);
  local.writeUInt16LE(file.length, 26);
  const central = Buffer.alloc(46);
  central.write('PK\x01\x02', 0, 'latin1');
  central.writeUInt32LE(body.length, 20);
  central.writeUInt32LE(body.length, 24);
  central.writeUInt16LE(file.length, 28);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + file.length, 12);
  end.writeUInt32LE(30 + file.length + body.length, 16);
  return Buffer.concat([local, file, body, central, file, end]);
}
