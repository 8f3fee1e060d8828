import { pathOf } from '#web/flows/chart/arrow-path.ts';
import type { Chart, Drawing } from '#web/flows/chart/chart.types.ts';
import { type Html, html } from '../html.ts';

/** The drawing of a flow that has a state open, with the state marked. */
export function drawChart(chart: Chart, path: string): Html {
  const drawing =
    chart.drawings.findLast(({ states }) =>
      states.some((state) => state.path === path && !state.isFolded),
    ) ?? chart.drawings[0];
  return drawing === undefined ? html`` : draw(drawing, path);
}

function draw({ width, height, states, arrows }: Drawing, path: string): Html {
  return html`<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="Chart, at ${path}">
    ${states.map(
      (state) => html`<rect
        class="${state.path === path ? 'here' : 'state'}"
        x="${state.x}"
        y="${state.y}"
        width="${state.width}"
        height="${state.height}"
        rx="8"
      />`,
    )}
    ${arrows.map(({ points }) => html`<path class="arrow" d="${pathOf(points)}" />`)}
    ${[...states, ...arrows]
      .flatMap(({ texts }) => texts)
      .map(
        ({ x, y, text, width: length }) =>
          html`<text x="${x}" y="${y}" dominant-baseline="central" textLength="${length}">
            ${text}
          </text>`,
      )}
  </svg>`;
}
