import { lookAtPages, type Sight } from './lookAtPages.ts';
import { openScratchEdge, type Composition } from './scratchEdge.ts';

interface Order extends Composition {
  readonly sights: readonly Sight[];
}

process.on('disconnect', () => process.exit());

/** Started by `foyer check`: a browser, a gateway and the rules of the gate use both cores, and end with the one who asked. */
process.once('message', (order: Order) => {
  run(order).then(
    (pages) => process.send?.({ pages }, () => process.disconnect()),
    (error: unknown) =>
      process.send?.({ problem: error instanceof Error ? error.message : String(error) }, () =>
        process.disconnect(),
      ),
  );
});

async function run({ sights, ...composition }: Order): Promise<unknown> {
  const scratch = await openScratchEdge(composition);
  try {
    return await lookAtPages(composition.edge.port, scratch.port, sights);
  } finally {
    await scratch.close();
  }
}
