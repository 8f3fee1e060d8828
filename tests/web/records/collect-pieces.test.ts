// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { collectPieces, type RecordPiece } from '#web/shared/records/collect-pieces.ts';

/** A record of so many rows, in pieces of three. */
function recordOf(count: number) {
  const positions: (string | undefined)[] = [];
  const read = async (after: string | undefined): Promise<RecordPiece<number>> => {
    positions.push(after);
    const first = Number(after ?? 0);
    const rows = Array.from({ length: Math.min(3, count - first) }, (_, index) => first + index);
    return { rows, next: first + 3 < count ? String(first + 3) : null };
  };
  return { read, positions };
}

/** The network goes after the first piece. */
async function endingEarly(after: string | undefined): Promise<RecordPiece<number>> {
  if (after !== undefined) throw new Error('the network went');
  return { rows: [1], next: 'more' };
}

describe('a whole record (W4)', () => {
  test.each([0, 1, 3, 7])('of %i rows is read completely, each row once', async (count) => {
    const { read } = recordOf(count);
    const rows = Array.from({ length: count }, (_, index) => index);
    expect(await collectPieces(read)).toEqual({ rows, isWhole: true });
  });

  test('is cut at the limit of a file, and says so', async () => {
    const { read, positions } = recordOf(20);
    expect(await collectPieces(read, 5)).toEqual({ rows: [0, 1, 2, 3, 4], isWhole: false });
    expect(positions).toEqual([undefined, '3']);
    expect(await collectPieces(recordOf(6).read, 6)).toMatchObject({ isWhole: true });
  });

  test('fails as a whole when a piece does', async () => {
    await expect(collectPieces(endingEarly)).rejects.toThrow('the network went');
  });
});
