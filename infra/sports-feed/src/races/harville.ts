/**
 * Probability of each runner to finish in one of the first places (Harville): the winner is drawn by the weights, then
 * the second among the others, and so on. With one place, these are the probabilities of winning.
 */
export function placeChances(weights: readonly number[], places: number): readonly number[] {
  const chances = weights.map(() => 0);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const taken = weights.map(() => false);

  function draw(probability: number, left: number, places: number): void {
    if (places === 0 || left <= 0) return;
    for (const [index, weight] of weights.entries()) {
      if (taken[index]) continue;
      const next = (probability * weight) / left;
      chances[index] = (chances[index] ?? 0) + next;
      taken[index] = true;
      draw(next, left - weight, places - 1);
      taken[index] = false;
    }
  }

  draw(1, total, Math.min(places, weights.length));
  return chances;
}
