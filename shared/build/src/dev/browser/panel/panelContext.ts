import type { DevelopmentState } from '../../protocol.ts';
import type { ShellPage } from '../shellPage.ts';
import type { EventLog } from './eventLog.ts';

/** State and actions of the tabs. */
export interface PanelContext {
  readonly state: DevelopmentState | undefined;
  readonly shell: ShellPage | undefined;
  readonly events: EventLog | undefined;
  setFaults(faults: DevelopmentState['faults']): void;
  render(): void;
}

/** Shown until the page has created its services. */
export const WAITING = 'The shell of this page has not started. Its services appear here when it has.';
