/** A picture loads when this share of it is visible (S11). */
const IN_SIGHT_THRESHOLD = 0.1;
/** Throttle of loading, in milliseconds: pictures scrolled past are never loaded. */
const IN_SIGHT_THROTTLE_MILLISECONDS = 200;

const waiting = new Map<Element, () => void>();
const inSight = new Set<Element>();
let observer: IntersectionObserver | undefined;
let lastRelease = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Calls once a tenth of the element is visible; returns how to stop (S11). */
export function whenInSight(element: Element, tell: () => void): () => void {
  observer ??= new IntersectionObserver(note, { threshold: IN_SIGHT_THRESHOLD });
  waiting.set(element, tell);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    inSight.delete(element);
    observer?.unobserve(element);
  };
}

function note(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, intersectionRatio } of entries) {
    if (intersectionRatio >= IN_SIGHT_THRESHOLD) inSight.add(target);
    else inSight.delete(target);
  }
  const wait = lastRelease + IN_SIGHT_THROTTLE_MILLISECONDS - performance.now();
  if (wait <= 0) release();
  else timer ??= setTimeout(release, wait);
}

function release(): void {
  clearTimeout(timer);
  timer = undefined;
  lastRelease = performance.now();
  for (const element of inSight) {
    const tell = waiting.get(element);
    waiting.delete(element);
    observer?.unobserve(element);
    tell?.();
  }
  inSight.clear();
}
