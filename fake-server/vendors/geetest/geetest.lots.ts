import { timingSafeEqual } from 'node:crypto';
import { type Gap, puzzleGap, puzzleTolerance } from './puzzle.picture.ts';
import { beepsOf } from './puzzle.sound.ts';

/** Lifetime of puzzles and of their results: ten minutes. */
const lotLifetimeMs = 10 * 60_000;
/** Wrong positions before a lot is closed and a new puzzle is required. */
export const attemptsPerLot = 3;
/** Lots in memory; the oldest are dropped, so that nobody can fill the memory. */
const keptLots = 5_000;

/** A piece to slide into a picture, or beeps to count. */
export type LotKind = 'slide' | 'sound';

/** A solution: the piece's position, or the beeps of each group. */
export type PuzzleAnswer =
  | { readonly kind: 'slide'; readonly left: number }
  | { readonly kind: 'sound'; readonly beeps: string };

/** One puzzle shown to one browser. The vendor calls it a lot. */
export interface Lot {
  readonly kind: LotKind;
  readonly captchaId: string;
  readonly lotNumber: string;
  /** Id of the two pictures; reveals nothing about the lot. */
  readonly pictureId: string;
  readonly seed: number;
  readonly gap: Gap;
  readonly payload: string;
  readonly processToken: string;
  readonly openedAt: number;
  failCount: number;
  pass: Pass | undefined;
}

interface Pass {
  readonly passToken: string;
  readonly captchaOutput: string;
  readonly genTime: string;
  readonly passedAt: number;
  validated: boolean;
}

/** Result of a submitted position. */
type Attempt =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'missed'; readonly lot: Lot }
  | { readonly kind: 'passed'; readonly lot: Lot; readonly pass: Readonly<Pass> };

/** Result of a server-side validation; the reason is the protocol's. */
type Validation = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** The vendor's memory of puzzles. */
export interface LotStore {
  open(captchaId: string, kind: LotKind): Lot;
  find(lotNumber: string): Lot | undefined;
  findPicture(pictureId: string): Lot | undefined;
  /** Closes an unsolved lot (the person asked for another puzzle). */
  abandon(lotNumber: string): void;
  attempt(claim: AttemptClaim): Attempt;
  /** Each solved lot validates once, within its lifetime. */
  validate(claim: ValidationClaim): Validation;
}

/** A browser's submission. */
interface AttemptClaim {
  readonly captchaId: string;
  readonly lotNumber: string;
  readonly payload: string;
  readonly processToken: string;
  readonly answer: PuzzleAnswer;
}

/** A customer server's validation request. */
interface ValidationClaim {
  readonly captchaId: string;
  readonly lotNumber: string;
  readonly passToken: string;
  readonly captchaOutput: string;
  readonly genTime: string;
}

/** Creates an empty store. */
export function createLotStore(ports: {
  readonly clock: { now(): number };
  readonly random: { next(): number };
}): LotStore {
  const lots = new Map<string, Lot>();
  const pictures = new Map<string, Lot>();
  const { clock, random } = ports;

  const hex = (length: number): string => {
    let text = '';
    while (text.length < length) text += Math.floor(random.next() * 16).toString(16);
    return text;
  };

  const drop = (lot: Lot): void => {
    lots.delete(lot.lotNumber);
    pictures.delete(lot.pictureId);
  };

  const isOver = (lot: Lot): boolean =>
    clock.now() - (lot.pass?.passedAt ?? lot.openedAt) > lotLifetimeMs;

  const makeRoom = (): void => {
    for (const lot of lots.values()) {
      // A solved lot outlives its end for a while, so that a validation can say why it is refused.
      if (lots.size < keptLots && clock.now() - lot.openedAt <= 6 * lotLifetimeMs) return;
      drop(lot);
    }
  };

  return {
    open(captchaId, kind) {
      makeRoom();
      const seed = Math.floor(random.next() * 2 ** 32);
      const lot: Lot = {
        kind,
        captchaId,
        lotNumber: hex(32),
        pictureId: hex(32),
        seed,
        gap: puzzleGap(seed),
        payload: hex(96),
        processToken: hex(64),
        openedAt: clock.now(),
        failCount: 0,
        pass: undefined,
      };
      lots.set(lot.lotNumber, lot);
      pictures.set(lot.pictureId, lot);
      return lot;
    },
    find: (lotNumber) => lots.get(lotNumber),
    findPicture: (pictureId) => pictures.get(pictureId),
    abandon(lotNumber) {
      const lot = lots.get(lotNumber);
      if (lot && lot.pass === undefined) drop(lot);
    },
    attempt(claim) {
      const lot = lots.get(claim.lotNumber);
      const isTheirs =
        lot !== undefined &&
        lot.captchaId === claim.captchaId &&
        isSame(lot.payload, claim.payload) &&
        isSame(lot.processToken, claim.processToken);
      if (!isTheirs || lot.pass !== undefined || isOver(lot)) return { kind: 'unknown' };
      if (!isRight(lot, claim.answer)) {
        lot.failCount += 1;
        if (lot.failCount >= attemptsPerLot) drop(lot);
        return { kind: 'missed', lot };
      }
      lot.pass = {
        passToken: hex(64),
        captchaOutput: hex(128),
        genTime: String(Math.floor(clock.now() / 1000)),
        passedAt: clock.now(),
        validated: false,
      };
      return { kind: 'passed', lot, pass: lot.pass };
    },
    validate(claim) {
      const lot = lots.get(claim.lotNumber);
      const pass = lot?.pass;
      if (!lot || !pass || lot.captchaId !== claim.captchaId) {
        return { ok: false, reason: 'lot_number not exist' };
      }
      if (pass.validated) return { ok: false, reason: 'pass_token used' };
      if (isOver(lot)) return { ok: false, reason: 'pass_token expire' };
      if (!isSame(pass.passToken, claim.passToken)) {
        return { ok: false, reason: 'pass_token error' };
      }
      if (pass.genTime !== claim.genTime) return { ok: false, reason: 'gen_time error' };
      if (!isSame(pass.captchaOutput, claim.captchaOutput)) {
        return { ok: false, reason: 'captcha_output error' };
      }
      pass.validated = true;
      return { ok: true };
    },
  };
}

/** An answer of the other kind is wrong, so that nobody tries a lot both ways. */
function isRight({ kind, seed, gap }: Lot, answer: PuzzleAnswer): boolean {
  if (answer.kind !== kind) return false;
  return answer.kind === 'slide'
    ? Math.abs(answer.left - gap.x) <= puzzleTolerance
    : answer.beeps === beepsOf(seed).join('');
}

/** Compares secrets in constant time. */
export function isSame(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}
