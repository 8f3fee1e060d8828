/** Whether the page was opened anew, and not loaded again or come back to. */
export function isNewVisit(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate';
}
