/** Address of a page that opens a player: an id, because names and email addresses stay out of histories and logs. */
export function playerAddress(path: string, brand: string, playerId: string): string {
  return `${path}?${new URLSearchParams({ brand, player: playerId }).toString()}`;
}
