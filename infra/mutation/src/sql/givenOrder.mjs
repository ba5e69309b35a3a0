/** Jest sequencer with the order of `FOYER_MUTANT_TESTS`, a list of paths that starts with the most effective tests. */
export default class GivenOrder {
  sort(tests) {
    const order = (process.env.FOYER_MUTANT_TESTS ?? '').split(':');
    return [...tests].sort((one, other) => order.indexOf(one.path) - order.indexOf(other.path));
  }

  shard(tests) {
    return tests;
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {
    // results on a mutated database must not influence the order of later runs
  }
}
