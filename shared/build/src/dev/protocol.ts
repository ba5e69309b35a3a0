import type { Faults } from './server/faults.ts';
import type { Problem } from './problems/problem.ts';
import type { HotBuild } from './hot/hotFiles.ts';

/** State that the development server sends to pages, complete with each change. */
export interface DevelopmentState {
  /** The watched application. */
  readonly app: string;
  readonly build: HotBuild;
  readonly isBuilding: boolean;
  readonly problems: readonly Problem[];
  readonly faults: Faults;
}
