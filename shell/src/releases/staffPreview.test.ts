import { describe, expect, it, jest } from '@jest/globals';
import type { ReleaseSet, StaffNotice } from '@foyer/kernel/release-set';
import { createStaffPreviewReader } from './staffPreview.ts';

const STAFF: StaffNotice = {
  kind: 'override',
  app: 'mfe-casino',
  release: 'mine',
  email: 'casino@staff.test',
  until: '2026-11-22T10:30:00Z',
};

describe('reading the releases of a staff preview', () => {
  it.each([
    ['nothing failed', [], 0],
    ['another application failed', ['mfe-sportsbook@s1'], 0],
    ['the live release of the same application failed', ['mfe-casino@live'], 0],
    ['the previewed release failed', ['mfe-casino@mine'], 1],
  ])('ends a preview before the read only if it failed: when %s', async (_what, without, ended) => {
    const order: string[] = [];
    const end = jest.fn(async () => void order.push('end'));
    const read = jest.fn(
      async (): Promise<ReleaseSet> => (order.push('read'), { version: 1, issuedAt: '', apps: [] }),
    );
    await createStaffPreviewReader({ staff: STAFF, read, end })(without);
    // the preview ends first: a read after that returns the live set
    expect(order).toEqual([...Array.from({ length: ended }, () => 'end'), 'read']);
  });
});
