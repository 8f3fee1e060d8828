import type { AnyStateMachine } from 'xstate';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { withStandIns } from '#machines/simulation/stand-in.ts';
import { type Anatomy, anatomyOf } from '#tools/machine-anatomy.ts';
import { freezeExamples } from './examples.ts';

/** A machine under proof: its entry, the machine with stand-ins for its actors, its parts. */
export interface Subject {
  readonly entry: AnyCatalogueEntry;
  readonly machine: AnyStateMachine;
  readonly anatomy: Anatomy;
}

/** Prepares an entry; a mutant gives its own machine. */
export function subjectOf(entry: AnyCatalogueEntry, machine = entry.machine): Subject {
  freezeExamples(entry);
  const isolated = withStandIns(machine);
  return { entry, machine: isolated, anatomy: anatomyOf(isolated) };
}
