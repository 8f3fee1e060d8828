import elk, {
  type ElkExtendedEdge,
  type ElkNode,
  type LayoutOptions,
} from 'elkjs/lib/elk.bundled.js';
import type { Drawing, DrawnArrow, DrawnText, Point } from '#web/flows/chart/chart.types.ts';
import type { Sketch, SketchedState } from './sketch.ts';

const DOT = 12;

/** The options of all attempts; no compaction, which fails on nested states. */
const rootOptions: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
};
const containerOptions: LayoutOptions = {
  'elk.layered.feedbackEdges': 'true',
  'elk.layered.mergeEdges': 'false',
  'elk.spacing.nodeNode': '32',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '8',
  'elk.spacing.labelNode': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '20',
};

const directions: readonly LayoutOptions[] = [
  { 'elk.direction': 'DOWN', 'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX' },
  { 'elk.direction': 'RIGHT', 'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX' },
  {
    'elk.direction': 'DOWN',
    'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
    'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  },
];

/** The attempts for each drawing; the best one is kept. */
export const attempts: readonly LayoutOptions[] = ['GREEDY', 'DEPTH_FIRST'].flatMap((strategy) =>
  directions.map((direction) => ({ ...direction, 'elk.layered.cycleBreaking.strategy': strategy })),
);

const engine = new elk();

/**
 * Gives every part of a sketch its place.
 *
 * @param attempt one of `attempts`
 */
export async function layOut(sketch: Sketch, attempt: LayoutOptions): Promise<Drawing> {
  const [outermost] = sketch.states;
  if (outermost === undefined) throw new Error(`There is nothing to draw in '${sketch.path}'.`);
  const byPath = new Map(sketch.states.map((state) => [state.path, state]));
  const nodeOf = (state: SketchedState): ElkNode => {
    const dots = state.inside.filter((path) => sketch.initial.includes(path));
    const children = state.inside.flatMap((path) => byPath.get(path) ?? []);
    const isLeaf = children.length === 0;
    return {
      id: nodeId(state.path),
      ...(isLeaf && { width: state.width, height: state.height }),
      children: [
        ...dots.map((path) => ({ id: dotId(path), width: DOT, height: DOT })),
        ...children.map(nodeOf),
      ],
      layoutOptions: {
        ...containerOptions,
        ...attempt,
        ...(!isLeaf && {
          'elk.padding': `[top=${state.height + 12},left=16,bottom=16,right=16]`,
          'elk.nodeSize.constraints': 'MINIMUM_SIZE',
          'elk.nodeSize.minimum': `(${state.width},${state.height})`,
        }),
      },
    };
  };
  const edges: ElkExtendedEdge[] = [
    ...sketch.initial.map((path) => ({
      id: `initial ${path}`,
      sources: [dotId(path)],
      targets: [nodeId(path)],
      layoutOptions: { 'elk.layered.priority.direction': '1' },
    })),
    ...sketch.arrows.map(({ from, to, width, height }, index) => ({
      id: `arrow ${index}`,
      sources: [nodeId(from)],
      targets: [nodeId(to)],
      labels: [
        {
          id: `label ${index}`,
          text: ' ',
          width,
          height,
          layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
        },
      ],
    })),
  ];
  const placed = await engine.layout({
    id: 'drawing',
    layoutOptions: { ...rootOptions, ...containerOptions, ...attempt },
    children: [nodeOf(outermost)],
    edges,
  });
  return drawingOf(sketch, placed);
}

const nodeId = (path: string) => `state ${path}`;
const dotId = (path: string) => `dot ${path}`;

function drawingOf(sketch: Sketch, placed: ElkNode): Drawing {
  const nodes = new Map(nodesIn(placed).map((node) => [node.id, node]));
  const edges = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    path: sketch.path,
    width: rounded(placed.width),
    height: rounded(placed.height),
    states: sketch.states.map(({ path, isFolded, texts }) => {
      const { x, y, width, height } = nodes.get(nodeId(path)) ?? {};
      const place = {
        x: rounded(x),
        y: rounded(y),
        width: rounded(width),
        height: rounded(height),
      };
      return { path, isFolded, ...place, texts: movedTo(place, texts) };
    }),
    arrows: [
      ...sketch.initial.map((path): DrawnArrow => {
        const points = pointsOf(edges.get(`initial ${path}`));
        return { from: null, to: path, points, label: null, texts: [] };
      }),
      ...sketch.arrows.map(({ from, to, texts }, index): DrawnArrow => {
        const edge = edges.get(`arrow ${index}`);
        const [{ x, y, width, height } = {}] = edge?.labels ?? [];
        const label = {
          x: rounded(x),
          y: rounded(y),
          width: rounded(width),
          height: rounded(height),
        };
        return { from, to, points: pointsOf(edge), label, texts: movedTo(label, texts) };
      }),
    ],
  };
}

function nodesIn(node: ElkNode): readonly ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesIn)];
}

function pointsOf(edge: ElkExtendedEdge | undefined): readonly Point[] {
  return (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x: rounded(x), y: rounded(y) })),
  );
}

function movedTo(place: Point, texts: readonly DrawnText[]): readonly DrawnText[] {
  return texts.map((text) => ({
    ...text,
    x: rounded(text.x + place.x),
    y: rounded(text.y + place.y),
  }));
}

function rounded(length = 0): number {
  return Math.round(length * 10) / 10;
}
