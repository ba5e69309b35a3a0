let openGames = 0;

/** Whether a game for real money is on the page now: then nothing may replace this remote under it. */
export function isPlayingForMoney(): boolean {
  return openGames > 0;
}

/** Returns the function that says it is over. */
export function playForMoney(): () => void {
  openGames += 1;
  let isOver = false;
  return () => {
    if (!isOver) openGames -= 1;
    isOver = true;
  };
}
