import { type PointsKind, pointsKinds } from '#contract/entities/points-types.ts';
import { readPage } from '#web/shared/records/record-address.ts';

/** The parts of the points mall, the first one being its own address. */
export const pointsViews = ['rewards', 'convert', 'redeemed', 'lines', 'earning'] as const;
export type PointsView = (typeof pointsViews)[number];

/** The selection in the address of the points mall; unknown parts are ignored. */
export interface PointsAddress {
  readonly view: PointsView;
  readonly kind: PointsKind | undefined;
  readonly page: number;
}

export function readPointsAddress(parameters: URLSearchParams): PointsAddress {
  return {
    view: pointsViews.find((view) => view === parameters.get('view')) ?? 'rewards',
    kind: pointsKinds.find((kind) => kind === parameters.get('kind')),
    page: readPage(parameters),
  };
}

/** The address of a part. */
export function pointsPath(view: PointsView): string {
  return view === 'rewards' ? '/pointMall' : `/pointMall?view=${view}`;
}
