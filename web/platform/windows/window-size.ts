/** Width and height of the window, in CSS pixels. */
interface WindowSize {
  readonly width: number;
  readonly height: number;
}

const look = (): WindowSize => ({ width: innerWidth, height: innerHeight });

let size = look();
addEventListener('resize', () => {
  size = look();
});

/** The window's size. Reading it from the window during a change would force a layout. */
export function windowSize(): WindowSize {
  return size;
}
