/**
 * Milliseconds that a piece of work keeps the processor busy. Unlike the clock it does not
 * count the time in which a busy machine does something else.
 */
export function processorMilliseconds(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
