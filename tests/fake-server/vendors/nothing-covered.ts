import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The frames that games have on phones, upright and on the side, and on a laptop. */
const frames = [
  { width: 320, height: 441 },
  { width: 360, height: 623 },
  { width: 740, height: 384 },
  { width: 1216, height: 669 },
];

/**
 * Fails if one of these parts covers another, or reaches out of the frame, in any of the frames.
 *
 * @param phoneHeight the minimum height of an upright frame
 */
export async function expectNothingCovered(
  page: Page,
  parts: Locator,
  phoneHeight = 0,
): Promise<void> {
  for (const { width, height } of frames) {
    const isUpright = height > width;
    const frame = { width, height: isUpright ? Math.max(height, phoneHeight) : height };
    const size = `${frame.width} × ${frame.height}`;
    await page.setViewportSize(frame);
    const boxes = await parts.evaluateAll((all) =>
      all.map((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return { name: part.id || String(part.getAttribute('class')), left, right, top, bottom };
      }),
    );
    expect(boxes.length, size).toBeGreaterThan(1);
    for (const [place, one] of boxes.entries()) {
      const where = `${one.name} at ${size}`;
      expect(one.top, where).toBeGreaterThanOrEqual(0);
      expect(one.right, where).toBeLessThanOrEqual(frame.width);
      expect(one.bottom, where).toBeLessThanOrEqual(frame.height);
      const covered = boxes
        .slice(place + 1)
        .filter(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
        );
      expect(
        covered.map(({ name }) => name),
        where,
      ).toEqual([]);
    }
  }
}
