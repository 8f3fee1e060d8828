import type { LanguageCode } from '#contract/entities/language.ts';

/** A leaf state in which a view can rest, or an answer by which an actor was refused. */
export interface StagedScreen {
  /** The path of the state, or the actor and the code. */
  readonly name: string;
  /** The code of the error catalogue; undefined for a state. */
  readonly code?: string;
  /** Name of the beginning from which the way leads there; empty without a way. */
  readonly begin: string;
  /** What happens on the way there, in words; null if no way was found. */
  readonly steps: readonly string[] | null;
}

/** A flow that can be staged. */
export interface StagedFlow {
  /** The walk that it was loaded from. */
  readonly file: string;
  readonly id: string;
  readonly title: string;
  /** Rows of the requirements. */
  readonly rows: readonly string[];
  readonly screens: readonly StagedScreen[];
}

/** Codes of the error catalogue by flow and actor. */
export type StagedCodes = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** The progress on a path: the milliseconds that must pass now, or the leaf states at its end. */
export type StagedPlace = { readonly wait: number } | { readonly leaves: readonly string[] };

/** What the gallery calls on the page of the stage. */
export interface StageApi {
  /** The walks that can be loaded. */
  readonly files: readonly string[];
  /**
   * Loads a walk.
   *
   * @param codes that the actors of each flow may be refused with, by flow and source
   */
  readonly load: (file: string, codes: StagedCodes) => Promise<StagedFlow>;
  /** Shows the view from which a way leads to a screen of its flow, by the screen's name. */
  readonly begin: (flow: string, screen: string) => Promise<void>;
  /** Whether the flow runs: its parts are loaded. */
  readonly hasBegun: () => boolean;
  /** Goes on along the way: to its end, or to where time has to pass. */
  readonly goOn: () => Promise<StagedPlace>;
  readonly clear: () => void;
  readonly setLanguage: (language: LanguageCode) => Promise<void>;
  /** Keys of all texts in sight: 'shell:retry'. */
  readonly readKeys: () => Promise<readonly string[]>;
  /** Takes a text of the current language away, to prove that a missing one is found. */
  readonly removeText: (feature: string, key: string) => void;
  /** Keys that have no text in the language, since the last call. */
  readonly takeMissing: () => readonly string[];
}

declare global {
  // oxlint-disable-next-line no-var -- a global of the page can be declared in no other way
  var galleryStage: StageApi;
}
