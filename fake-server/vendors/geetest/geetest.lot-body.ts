import type { Lot, PuzzleAnswer } from './geetest.lots.ts';
import { pictureWidth, pieceSize } from './puzzle.picture.ts';
import { beepGroups, beepsOf, soundOf } from './puzzle.sound.ts';

/** Path of the widget's scripts. */
export const staticPath = '/geetest/v4/static';
/** Path of the slide pictures. */
export const picturePath = '/geetest/v4/pictures';

/**
 * The answer of `/load` about a puzzle. It contains the sound, because pages forbid media from
 * elsewhere.
 */
export function describeLot(lot: Lot): object {
  return {
    lot_number: lot.lotNumber,
    captcha_type: lot.kind,
    ...(lot.kind === 'slide'
      ? {
          bg: `${picturePath}/${lot.pictureId}/bg.svg`,
          slice: `${picturePath}/${lot.pictureId}/slice.svg`,
          ypos: lot.gap.y,
        }
      : { sound: soundOf(beepsOf(lot.seed)).toString('base64') }),
    static_path: staticPath,
    js: '/gcaptcha4.js',
    pt: '1',
    pow_detail: {
      version: '1',
      bits: 0,
      hashfunc: 'md5',
      datetime: new Date(lot.openedAt).toISOString(),
    },
    payload: lot.payload,
    process_token: lot.processToken,
    payload_protocol: 1,
  };
}

/** The solution of a puzzle, for tests and the control page. */
export function revealLot({ kind, lotNumber, seed, gap }: Lot): object {
  return kind === 'slide'
    ? { lot_number: lotNumber, left: gap.x, max: pictureWidth - pieceSize }
    : { lot_number: lotNumber, beeps: beepsOf(seed).join('') };
}

/** A person's solution. `w` is base64url JSON here, encrypted at the real vendor. */
export function readAnswer(w: string | undefined): PuzzleAnswer | undefined {
  if (w === undefined) return undefined;
  try {
    const answer: unknown = JSON.parse(Buffer.from(w, 'base64url').toString('utf8'));
    if (typeof answer !== 'object' || answer === null) return undefined;
    if ('setLeft' in answer) return slideOf(answer.setLeft);
    return 'userresponse' in answer ? soundAnswerOf(answer.userresponse) : undefined;
  } catch {
    return undefined;
  }
}

function slideOf(left: unknown): PuzzleAnswer | undefined {
  const isThere = typeof left === 'number' && left >= 0 && left <= pictureWidth;
  return isThere ? { kind: 'slide', left } : undefined;
}

function soundAnswerOf(beeps: unknown): PuzzleAnswer | undefined {
  const isCount = typeof beeps === 'string' && beeps.length === beepGroups && /^\d+$/.test(beeps);
  return isCount ? { kind: 'sound', beeps } : undefined;
}
