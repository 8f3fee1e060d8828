import { type ReactNode, useEffect, useRef } from 'react';

interface AnswerProps {
  /**
   * The message is announced whenever this value changes; nothing for null, undefined and false.
   */
  to: unknown;
  /**
   * The focus leaves the pressed button for it: pressing again by the keyboard then does nothing.
   * Who is typing keeps the focus.
   */
  takesFocus?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The answer to a press: announced, and scrolled into view, wherever in the page or dialog it is.
 * Without animation, for people who want less motion.
 */
export function Answer({
  to,
  takesFocus = false,
  className,
  children,
}: AnswerProps): React.JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const isShown = to !== null && to !== undefined && to !== false;
  useEffect(() => {
    const element = place.current;
    if (!element || !isShown) return;
    if (takesFocus && !isTyping(document.activeElement)) element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each answer is shown again
  }, [to, isShown, takesFocus]);
  return (
    // The live region exists before the message, or it would not be spoken.
    <div role="alert" ref={place} tabIndex={takesFocus ? -1 : undefined} className={className}>
      {isShown && children}
    </div>
  );
}

function isTyping(element: Element | null): boolean {
  return element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
}
