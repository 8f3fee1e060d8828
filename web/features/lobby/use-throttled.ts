import { useEffect, useRef, useState } from 'react';

/** The value, followed at most once in so many milliseconds; the last one is never lost. */
export function useThrottled<Value>(value: Value, milliseconds: number): Value {
  const [followed, follow] = useState(value);
  const lastTime = useRef(-Infinity);
  useEffect(() => {
    if (Object.is(value, followed)) return undefined;
    const wait = Math.max(0, lastTime.current + milliseconds - performance.now());
    const timer = setTimeout(() => {
      lastTime.current = performance.now();
      follow(value);
    }, wait);
    return () => clearTimeout(timer);
  }, [value, followed, milliseconds]);
  return followed;
}
