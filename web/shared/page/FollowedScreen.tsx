import { type ReactNode, useRef } from 'react';
import { useFollowedScreen } from './use-followed-screen.ts';

interface FollowedScreenProps {
  /** What identifies a screen, such as its component. */
  readonly screen: unknown;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The container of a flow's screens: after a press, the new screen gets focus and view. */
export function FollowedScreen({ screen, className, children }: FollowedScreenProps) {
  const place = useRef<HTMLDivElement>(null);
  useFollowedScreen(place, screen);
  return (
    <div ref={place} tabIndex={-1} className={className}>
      {children}
    </div>
  );
}
