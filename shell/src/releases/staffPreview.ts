import { releaseName } from '@foyer/kernel/release-plan';
import type { ReleaseSet, StaffNotice } from '@foyer/kernel/release-set';

export interface StaffPreviewPorts {
  readonly staff: StaffNotice;
  /** Reads the releases that the edge serves to this browser. */
  read(): Promise<ReleaseSet>;
  end(): Promise<void>;
}

/**
 * Reads the releases of a page in staff preview. When the previewed release fails, the preview ends at once
 * and the live release is mounted; a broken preview would otherwise fail again with every reload.
 */
export function createStaffPreviewReader({
  staff,
  read,
  end,
}: StaffPreviewPorts): (without?: readonly string[]) => Promise<ReleaseSet> {
  const name = releaseName(staff.app, staff.release);
  return async (without = []) => {
    if (without.includes(name)) await end();
    return read();
  };
}
