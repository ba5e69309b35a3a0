import { createRunner } from 'jest-light-runner';
import { configurationChannel } from './configurationChannel.ts';

/** Pools of the runner by project, whose runs have a channel each. */
class Pools extends Map {
  constructor(globalConfig) {
    super();
    this.globalConfig = globalConfig;
  }

  set(projectConfig, { pool }) {
    const workerData = { globalConfig: this.globalConfig, projectConfig, runtime: 'child_process' };
    return super.set(projectConfig, {
      pool,
      run: ({ path }) => pool.run(path, { channel: configurationChannel(workerData) }),
    });
  }
}

const Runner = createRunner({ runtime: 'child_process' });

/** Runs test files in child processes that keep their modules (ADR 0264). */
export default class ChildProcessRunner extends Runner {
  constructor(globalConfig, ...others) {
    super(globalConfig, ...others);
    // one worker runs in the process of Jest itself, without a channel
    if (this._runtime === 'child_process') this._testRunners = new Pools(globalConfig);
  }
}
