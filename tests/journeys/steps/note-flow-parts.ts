import type { ReachedPart } from '#tools/flows/proved/reached-parts.ts';

interface StateNode {
  readonly path: readonly string[];
  readonly transitions: ReadonlyMap<string, readonly unknown[]>;
  readonly always?: readonly unknown[];
}
interface Transition {
  readonly eventType: string;
  readonly source: StateNode;
}
interface Snapshot {
  readonly machine?: { readonly id: string };
  readonly _nodes?: readonly StateNode[];
  readonly children?: Readonly<Record<string, Actor | undefined>>;
}
interface Inspected {
  readonly snapshot?: Snapshot;
  readonly _transitions?: readonly Transition[];
}
interface Actor {
  readonly system: { inspect(observer: (inspected: Inspected) => void): unknown };
  getSnapshot(): Snapshot;
}
interface Fiber {
  readonly child: Fiber | null;
  readonly memoizedProps: {
    readonly services?: { readonly running: { follow(listener: (actor: Actor) => void): unknown } };
  } | null;
}

/**
 * Runs in the page before the portal. It finds the portal's actors from React's own hook for its
 * developer tools, so that the portal loads and sends nothing for it, and calls `noteFlowPart` with
 * each part that is new to the page.
 */
export function noteFlowParts(): void {
  if (window.top !== window) return;
  const page = window as unknown as { noteFlowPart(part: ReachedPart): void };
  const known = new Set<string>();
  const note = (part: ReachedPart) => {
    const key = JSON.stringify(part);
    if (known.has(key)) return;
    known.add(key);
    page.noteFlowPart(part);
  };
  const noteSnapshot = ({ machine, _nodes: nodes = [] }: Snapshot) => {
    if (machine) for (const { path } of nodes) note({ machine: machine.id, path });
  };
  const inspect = ({ snapshot, _transitions: taken = [] }: Inspected) => {
    if (!snapshot?.machine) return;
    noteSnapshot(snapshot);
    const machine = snapshot.machine.id;
    for (const transition of taken) {
      const { eventType: event, source } = transition;
      const alternatives = event === '' ? source.always : source.transitions.get(event);
      note({ machine, path: source.path });
      const place = alternatives?.indexOf(transition) ?? -1;
      note({ machine, path: source.path, transition: { event, place } });
    }
  };
  const noteNow = (actor: Actor) => {
    const snapshot = actor.getSnapshot();
    noteSnapshot(snapshot);
    for (const child of Object.values(snapshot.children ?? {})) if (child) noteNow(child);
  };
  let isFollowing = false;
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount() {},
    onCommitFiberRoot(_id: number, root: { readonly current: Fiber }) {
      if (isFollowing) return;
      let fiber: Fiber | null = root.current;
      while (fiber && !fiber.memoizedProps?.services) fiber = fiber.child;
      const running = fiber?.memoizedProps?.services?.running;
      if (!running) return;
      isFollowing = true;
      running.follow((actor) => {
        noteNow(actor);
        actor.system.inspect(inspect);
      });
    },
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
}
