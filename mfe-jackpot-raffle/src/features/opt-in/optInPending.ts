let pendingRequests = 0;

/**
 * True if an opt-in request waits for its answer: the remote must not be replaced then, because only its
 * socket receives the answer.
 */
export function isOptInPending(): boolean {
  return pendingRequests > 0;
}

/** Counts a request as pending. Returns a function that ends it, safe to call more than once. */
export function startPendingOptIn(): () => void {
  pendingRequests += 1;
  let isOver = false;
  return () => {
    if (!isOver) pendingRequests -= 1;
    isOver = true;
  };
}
