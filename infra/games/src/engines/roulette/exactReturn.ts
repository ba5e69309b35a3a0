import { add, rational, ZERO, type Rational } from '../rational.ts';
import { returnFactor, SPOTS } from './spots.ts';
import { POCKETS } from './wheel.ts';

/**
 * Return to player by full enumeration of spots and pockets.
 * @throws when spots differ, because the table then has no single figure.
 */
export function exactSpotReturn(): Rational {
  const returns = SPOTS.map((spot) => {
    let sum = ZERO;
    for (let number = 0; number < POCKETS; number += 1) {
      if (spot.numbers.includes(number)) sum = add(sum, rational(returnFactor(spot.numbers.length), POCKETS));
    }
    return sum;
  });
  const [first] = returns;
  if (
    !first ||
    returns.some(
      ({ numerator, denominator }) => numerator !== first.numerator || denominator !== first.denominator,
    )
  ) {
    throw new Error('The spots of the roulette table have different returns.');
  }
  return first;
}
