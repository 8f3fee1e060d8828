import { z } from 'zod/v4';

/** The version of the file's format; a change that older readers do not understand raises it. */
export const RECORDING_FORMAT = 1;
/** The most steps of a recording, and the most characters of its file. */
const MAX_STEPS = 10_000;
const MAX_CHARACTERS = 5_000_000;

type StateOfRecording = string | { [state: string]: StateOfRecording };

const stateSchema: z.ZodType<StateOfRecording> = z.lazy(() =>
  z.union([z.string(), z.record(z.string(), stateSchema)]),
);
const statusSchema = z.enum(['active', 'done', 'error']);

const stepSchema = z.object({
  /** Milliseconds since the recording began. */
  at: z.number().nonnegative(),
  /** A person's event, an actor's answer or error, or a timer; redacted. */
  event: z.looseObject({ type: z.string() }),
  /** The state after it. */
  value: stateSchema,
  status: statusSchema,
  /** The redacted context after it; left out if unchanged. */
  context: z.unknown().optional(),
});

const recordingSchema = z.object({
  format: z.literal(RECORDING_FORMAT),
  /** The machine's id. */
  flow: z.string().min(1),
  /** A digest of the machine's definition: another one is another version of the machine. */
  machine: z.string().min(1),
  /** What the machine was started with, redacted; left out if it has no input. */
  input: z.unknown().optional(),
  start: stepSchema.pick({ value: true, status: true, context: true }),
  steps: z.array(stepSchema).max(MAX_STEPS),
});

/**
 * What happened to one flow, as a file (T7). It holds what the flows page may see, and no time of
 * day: moments are shifted as if it had begun when the proof's clock begins.
 */
export type Recording = z.infer<typeof recordingSchema>;

export type RecordedStep = Recording['steps'][number];

/** Why a file is not a readable recording. */
export type RecordingProblem = 'tooLarge' | 'broken' | 'foreign' | 'newer';

export type ReadRecording =
  | { readonly ok: true; readonly recording: Recording }
  | { readonly ok: false; readonly problem: RecordingProblem };

const refused = (problem: RecordingProblem): ReadRecording => ({ ok: false, problem });

/** Reads the text of a file. */
export function readRecording(text: string): ReadRecording {
  if (text.length > MAX_CHARACTERS) return refused('tooLarge');
  const data = parsed(text);
  if (data === undefined) return refused('broken');
  const { success, data: marked } = z.object({ format: z.number() }).safeParse(data);
  if (!success) return refused('foreign');
  if (marked.format > RECORDING_FORMAT) return refused('newer');
  const result = recordingSchema.safeParse(data);
  return result.success ? { ok: true, recording: result.data } : refused('broken');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text of a recording's file. */
export function writeRecording(recording: Recording): string {
  return `${JSON.stringify(recording, null, 2)}\n`;
}
