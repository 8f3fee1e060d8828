/** A moment or a day of a chart, from left to right. */
export interface ChartPoint {
  readonly key: string;
  /** What it is called in the table. */
  readonly label: string;
  /** What it is called below the chart, where there is little room. */
  readonly shortLabel: string;
}

/** A row of values, one for each point. */
interface ChartSeries {
  readonly label: string;
  readonly look: 'bar' | 'line';
  /** Whole numbers, such as hundredths of money. */
  readonly values: readonly number[];
}

/** What a chart shows, and how its values are written. */
export interface ChartProps {
  readonly title: string;
  /** What the points are: the heading of their column, such as 'Day'. */
  readonly pointsLabel: string;
  readonly points: readonly ChartPoint[];
  readonly series: readonly ChartSeries[];
  /** A value in the table. */
  readonly format: (value: number) => string;
  /** A value at the edge of the chart, where there is little room. */
  readonly formatShort: (value: number) => string;
  /** False if the page already has a table with everything that the drawing shows. */
  readonly hasTable?: boolean;
  /** Other values are on their way: these are shown, but pale. */
  readonly updating?: boolean;
}
