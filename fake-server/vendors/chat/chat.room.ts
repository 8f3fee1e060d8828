import { randomUUID } from 'node:crypto';

const MAX_LINES = 200;
const MAX_GUESTS = 1_000;
const LONGEST_LINE = 200;
/** Shortest time between two lines of one person, in milliseconds. */
const PAUSE = 1_000;

/** A line in the room; `number` increases by one each. */
interface RoomLine {
  readonly number: number;
  readonly name: string;
  readonly text: string;
}

type Refused<Code extends string> = { readonly ok: false; readonly code: Code };

/** The chat room: everybody admitted reads everything. It lives in memory. */
export interface Room {
  /** Admits somebody; the pass identifies the speaker. */
  admit(name: string): string;
  say(
    pass: string,
    text: string,
  ): { readonly ok: true } | Refused<'pass_unknown' | 'text_empty' | 'too_fast'>;
  /** The lines after a number; all stored ones for an invalid number. */
  read(
    pass: string,
    after: string,
  ): { readonly ok: true; readonly lines: readonly RoomLine[] } | Refused<'pass_unknown'>;
}

const firstLines = [
  ['Bia', 'Boa noite! Alguém já jogou a corrida dos slots de hoje?'],
  ['Theo', 'Joguei, fiquei em 12º. Amanhã tento de novo.'],
  ['Aurora', 'Lembrete da casa: nunca passe sua senha a ninguém, nem no chat.'],
] as const;

/** A room with the house's first line. */
export function createRoom(now: () => number): Room {
  const guests = new Map<string, { readonly name: string; spokeAt: number }>();
  let lines: RoomLine[] = [];
  let count = 0;
  const add = (name: string, text: string) => {
    count += 1;
    lines = [...lines, { number: count, name, text }].slice(-MAX_LINES);
  };
  for (const [name, text] of firstLines) add(name, text);

  return {
    admit(name) {
      const pass = randomUUID();
      guests.set(pass, { name, spokeAt: Number.NEGATIVE_INFINITY });
      for (const oldest of guests.keys()) {
        if (guests.size <= MAX_GUESTS) break;
        guests.delete(oldest);
      }
      return pass;
    },
    say(pass, text) {
      const guest = guests.get(pass);
      if (!guest) return { ok: false, code: 'pass_unknown' };
      const words = text.trim().slice(0, LONGEST_LINE);
      if (words === '') return { ok: false, code: 'text_empty' };
      if (now() - guest.spokeAt < PAUSE) return { ok: false, code: 'too_fast' };
      guest.spokeAt = now();
      add(guest.name, words);
      return { ok: true };
    },
    read(pass, after) {
      if (!guests.has(pass)) return { ok: false, code: 'pass_unknown' };
      const from = Number(after) || 0;
      return { ok: true, lines: lines.filter(({ number }) => number > from) };
    },
  };
}
