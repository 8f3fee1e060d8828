type Random = () => number;

const between = (random: Random, low: number, high: number): number =>
  low + random() * (high - low);
const round = (value: number): string => value.toFixed(1);

/** Skies from top to horizon, each with the colour of its hills. */
const palettes = [
  { sky: ['#1b1650', '#6b2b82', '#f0715f', '#ffc27a'], hill: 262, orb: '#fff1cf' },
  { sky: ['#04263f', '#0c6079', '#3fb0a6', '#f3e2a2'], hill: 190, orb: '#fff7dd' },
  { sky: ['#230c33', '#7a1f5c', '#e2527f', '#ffb199'], hill: 318, orb: '#ffe3d6' },
  { sky: ['#071a3d', '#1f4a94', '#6f93dd', '#f6c9d7'], hill: 222, orb: '#ffffff' },
] as const;

/** Paints a landscape as SVG elements. The same random numbers give the same landscape. */
export function paintScene(random: Random, width: number, height: number): string {
  const palette = palettes[Math.floor(random() * palettes.length)] ?? palettes[0];
  const horizon = height * between(random, 0.52, 0.62);
  return [
    sky(palette.sky, width, height),
    stars(random, width, horizon),
    orb(random, palette.orb, width, horizon),
    clouds(random, width, horizon),
    ...[0, 1, 2, 3].map((depth) => ridge(random, palette.hill, depth, width, height, horizon)),
    trees(random, palette.hill, width, height),
    balloons(random, width, height),
  ].join('\n');
}

function sky(colours: readonly string[], width: number, height: number): string {
  const stops = colours
    .map((colour, at) => `<stop offset="${at / colours.length}" stop-color="${colour}"/>`)
    .join('');
  return `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>
<rect width="${width}" height="${height}" fill="url(#sky)"/>`;
}

function stars(random: Random, width: number, horizon: number): string {
  return Array.from({ length: 34 }, () => {
    const x = round(between(random, 0, width));
    const y = round(between(random, 0, horizon * 0.6));
    return `<circle cx="${x}" cy="${y}" r="${round(between(random, 0.4, 1.2))}" fill="#fff" fill-opacity="${round(between(random, 0.3, 0.9))}"/>`;
  }).join('');
}

function orb(random: Random, colour: string, width: number, horizon: number): string {
  const x = round(between(random, width * 0.2, width * 0.8));
  const y = round(between(random, horizon * 0.35, horizon * 0.85));
  return `<circle cx="${x}" cy="${y}" r="44" fill="${colour}" fill-opacity=".12"/><circle cx="${x}" cy="${y}" r="30" fill="${colour}" fill-opacity=".2"/><circle cx="${x}" cy="${y}" r="19" fill="${colour}"/>`;
}

function clouds(random: Random, width: number, horizon: number): string {
  return Array.from({ length: 5 }, () => {
    const x = between(random, -20, width);
    const y = between(random, 14, horizon * 0.8);
    const length = between(random, 36, 96);
    return `<rect x="${round(x)}" y="${round(y)}" width="${round(length)}" height="6" rx="3" fill="#fff" fill-opacity=".2"/><rect x="${round(x + 12)}" y="${round(y + 7)}" width="${round(length * 0.6)}" height="4" rx="2" fill="#fff" fill-opacity=".14"/>`;
  }).join('');
}

function ridge(
  random: Random,
  hue: number,
  depth: number,
  width: number,
  height: number,
  horizon: number,
): string {
  const base = horizon + (depth * (height - horizon)) / 4;
  const steep = 26 - depth * 4;
  const step = 15 + depth * 6;
  let path = `M-5 ${height}V${round(base)}`;
  for (let x = -5; x < width + step; x += step) {
    path += `L${round(x + step / 2)} ${round(base - between(random, 0, steep))}L${round(x + step)} ${round(base + between(random, 0, 8))}`;
  }
  return `<path d="${path}V${height}z" fill="hsl(${hue + depth * 8} ${38 + depth * 6}% ${42 - depth * 9}%)"/>`;
}

function trees(random: Random, hue: number, width: number, height: number): string {
  return Array.from({ length: 22 }, () => {
    const x = between(random, 0, width);
    const y = between(random, height * 0.86, height + 6);
    const tall = between(random, 14, 34);
    const wide = tall * 0.32;
    return `<path d="M${round(x)} ${round(y - tall)}l${round(wide)} ${round(tall)}h${round(-2 * wide)}z" fill="hsl(${hue + 14} 48% ${round(between(random, 6, 13))}%)"/>`;
  }).join('');
}

function balloons(random: Random, width: number, height: number): string {
  return Array.from({ length: 4 }, () => {
    const x = between(random, 20, width - 20);
    const y = between(random, 20, height * 0.6);
    const size = between(random, 6, 12);
    const hue = Math.floor(between(random, 0, 360));
    return `<g transform="translate(${round(x)} ${round(y)})"><path d="M0 ${round(-size)}a${round(size)} ${round(size)} 0 0 1 ${round(size * 0.5)} ${round(size * 1.85)}h${round(-size)}a${round(size)} ${round(size)} 0 0 1 ${round(size * 0.5)} ${round(-size * 1.85)}z" fill="hsl(${hue} 82% 62%)"/><path d="M0 ${round(-size)}c${round(size * 0.55)} ${round(size * 0.7)} ${round(size * 0.4)} ${round(size * 1.5)} ${round(size * 0.2)} ${round(size * 1.85)}h${round(-size * 0.4)}c${round(-size * 0.2)} ${round(-size * 0.35)} ${round(-size * 0.35)} ${round(-size * 1.15)} ${round(size * 0.2)} ${round(-size * 1.85)}z" fill="#fff" fill-opacity=".45"/><rect x="${round(-size * 0.25)}" y="${round(size * 1.1)}" width="${round(size * 0.5)}" height="${round(size * 0.4)}" rx="1" fill="hsl(${hue} 40% 24%)"/></g>`;
  }).join('');
}
