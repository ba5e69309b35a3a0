/**
 * Pages and slots of one remote with fake services, for development without the product: `foyer dev --isolated`.
 * @packageDocumentation
 */
export { startWorkbench, type WorkbenchOptions, type WorkbenchState } from './startWorkbench.tsx';
