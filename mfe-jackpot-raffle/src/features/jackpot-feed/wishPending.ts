let wishesUnderWay = 0;

/**
 * Whether an opt-in request waits for its answer: the remote must not be replaced then, because only its
 * socket receives the answer.
 */
export function isWishPending(): boolean {
  return wishesUnderWay > 0;
}

/** Counts a request as pending. Returns a function that ends it, safe to call more than once. */
export function holdForWish(): () => void {
  wishesUnderWay += 1;
  let isOver = false;
  return () => {
    if (!isOver) wishesUnderWay -= 1;
    isOver = true;
  };
}
