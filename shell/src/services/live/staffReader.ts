import { releaseName } from '@foyer/kernel/release-plan';
import type { ReleaseSet, StaffNotice } from '@foyer/kernel/release-set';

export interface StaffReaderPorts {
  readonly staff: StaffNotice;
  /** What the edge gives this browser now. */
  read(): Promise<ReleaseSet>;
  end(): Promise<void>;
}

/**
 * Reads what a page of the staff should run. Where the release that it was opened for does not run, the view ends at once and what is
 * live stands in: an override that broke a page and stayed would break it again with every reload.
 */
export function createStaffReader({
  staff,
  read,
  end,
}: StaffReaderPorts): (without?: readonly string[]) => Promise<ReleaseSet> {
  const name = releaseName(staff.app, staff.release);
  return async (without = []) => {
    if (without.includes(name)) await end();
    return read();
  };
}
