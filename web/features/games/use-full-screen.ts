import { type RefObject, useEffect, useState } from 'react';

/** The screen filled with a part of the page, and the toggle for it. */
export interface FullScreen {
  readonly isFull: boolean;
  /** The browser could not do it, and the part fills the window instead. */
  readonly isFilling: boolean;
  readonly toggle: () => void;
}

/**
 * Fills the screen with the element. If the browser cannot, as on iPhones, or refuses, the element
 * fills the window by its style sheet.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [isFull, setFull] = useState(false);
  const [isFilling, setFilling] = useState(false);

  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);

  useEffect(() => {
    if (!isFilling) return undefined;
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setFilling(false);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isFilling]);

  const toggle = () => {
    if (isFilling) setFilling(false);
    else if (document.fullscreenElement) void document.exitFullscreen();
    else if (element.current && document.fullscreenEnabled) {
      element.current.requestFullscreen().catch(() => setFilling(true));
    } else setFilling(true);
  };
  return { isFull: isFull || isFilling, isFilling, toggle };
}
