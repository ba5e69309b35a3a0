/** Connects a test file of the runner with the worker that runs it. */
export interface ConfigurationChannel {
  /** Registers the function that sends a message to the worker. */
  onMessage(send: (message: unknown) => void): void;
  /** Called with a message of the worker. */
  postMessage(message: unknown): void;
}

/**
 * A channel for one test file, which answers the request of its worker for the configuration. The runner shares one between
 * all workers: the request of the first one also answers a worker that does not listen yet, whose own request then has no
 * answer, so that its test file and the run never end.
 */
export function configurationChannel(workerData: unknown): ConfigurationChannel {
  let answer: (message: unknown) => void = () => undefined;
  return {
    onMessage(send) {
      answer = send;
    },
    postMessage(message) {
      if (message === 'jest-light-runner-get-worker-data')
        answer({ type: 'jest-light-runner-worker-data', workerData });
    },
  };
}
