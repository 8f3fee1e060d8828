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

/** The window's size. To ask the window itself in the midst of a change would lay out the page. */
export function windowSize(): WindowSize {
  return size;
}
