/** Time of a step of the page's navigation, in ms since the start of the page; 0 before the step. */
export function navigationTime(step: 'responseStart' | 'domInteractive'): number {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry[step] : 0;
}
