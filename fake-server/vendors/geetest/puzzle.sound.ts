import { createRandom } from '../../kernel/random.ts';

/** Groups of beeps in a sound, and the most beeps in a group. */
export const beepGroups = 3;
const maxBeeps = 5;

/** Samples per second, eight bits each. */
const sampleRate = 8_000;
const pitch = 660;
/** In seconds. The pause between groups is far longer than the one between beeps. */
const times = { lead: 0.4, beep: 0.16, pause: 0.2, groupPause: 1 } as const;
/** Amplitude of a beep, out of 127. */
const loudness = 90;
/** Fade-in and fade-out of a beep in samples, so that it does not click. */
const ramp = 80;

/** How many beeps each group of the sound with this seed has. */
export function beepsOf(seed: number): readonly number[] {
  const next = createRandom(seed ^ 0xbee9).next;
  return Array.from({ length: beepGroups }, () => 1 + Math.floor(next() * maxBeeps));
}

/** The groups of beeps, as a WAV file with one channel. */
export function soundOf(beeps: readonly number[]): Buffer {
  const group = (count: number) =>
    Array.from({ length: count }, () => [beep(), silence(times.pause)]).flat();
  const samples = Buffer.concat([
    silence(times.lead),
    ...beeps.flatMap((count) => [...group(count), silence(times.groupPause)]),
  ]);
  return Buffer.concat([headerOf(samples.length), samples]);
}

function silence(seconds: number): Buffer {
  return Buffer.alloc(Math.round(seconds * sampleRate), 128);
}

function beep(): Buffer {
  const length = Math.round(times.beep * sampleRate);
  return Buffer.from(
    Array.from({ length }, (_, index) => {
      const strength = Math.min(1, index / ramp, (length - index) / ramp) * loudness;
      return 128 + Math.round(strength * Math.sin((2 * Math.PI * pitch * index) / sampleRate));
    }),
  );
}

function headerOf(bytes: number): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + bytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  // Plain samples, one channel, one byte each.
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(bytes, 40);
  return header;
}
