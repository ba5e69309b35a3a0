let wishesUnderWay = 0;

/** Whether a yes or no to the jackpot waits for the provider's answer: then nothing may replace this remote, whose socket alone hears it. */
export function isWishPending(): boolean {
  return wishesUnderWay > 0;
}

/** Counts a wish from when it is sent. Returns the function that says it is over, however often it is called. */
export function holdForWish(): () => void {
  wishesUnderWay += 1;
  let isOver = false;
  return () => {
    if (!isOver) wishesUnderWay -= 1;
    isOver = true;
  };
}
