import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { deriveKey, seal, unseal } from './sealing.ts';

const key = deriveKey('secret', 'service', 'purpose');

describe('sealing', () => {
  it('restores the sealed text with the same key only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const plain = text.toWellFormed();
        expect(unseal(key, seal(key, plain))).toBe(plain);
        expect(unseal(deriveKey('secret', 'service', 'another'), seal(key, plain))).toBeUndefined();
      }),
    );
  });

  it('detects every changed byte and truncation', () => {
    const sealed = seal(key, 'three tokens');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(unseal(key, changed)).toBeUndefined();
      expect(unseal(key, sealed.subarray(0, at))).toBeUndefined();
    }
  });

  it('throws for a key of the wrong length, instead of reporting modified bytes', () => {
    expect(() => unseal(key.subarray(1), seal(key, 'three tokens'))).toThrow('Invalid key length');
  });

  it('never produces the same output twice', () => {
    expect(seal(key, 'same').equals(seal(key, 'same'))).toBe(false);
  });
});
