import { chipStack } from '../emblems/tables.ts';
import { gold, shaded, tone } from '../palette.ts';
import { disc, flat, line, oval, place } from '../shapes.ts';
import type { Place } from './places.ts';

/** A gaming table of felt with a padded rail. */
export const feltTable: Place = (brush) =>
  oval(150, 356, 220, 104, '#1a0905') +
  oval(150, 356, 208, 94, shaded(brush.sheet, 24, 65, 30)) +
  oval(
    150,
    358,
    190,
    82,
    brush.sheet.radial({ cx: 50, cy: 20, r: 70 }, tone(brush.hue, 75, 46), tone(brush.hue, 85, 14)),
  ) +
  `<ellipse cx="150" cy="358" rx="164" ry="64" fill="none" stroke="#ffe9a880" stroke-width="2"/>` +
  place(chipStack(brush, 352, 6), 36, 290) +
  place(chipStack(brush, 216, 4), 264, 292);

/** A hall with a chandelier, tall windows and drapes. */
export const ballroom: Place = (brush) => {
  const drops = Array.from(
    { length: 9 },
    (_, index) => `M${106 + index * 11} 52v${16 - Math.abs(index - 4) * 2}`,
  ).join('');
  const lamps = [96, 118, 150, 182, 204]
    .map((x) => disc(x, 40 + (150 - Math.abs(150 - x)) / 14, 5, '#fffbe0'))
    .join('');
  return (
    flat(
      'M20 300V120Q48 76 76 120V300zM224 300V120Q252 76 280 120V300z',
      brush.sheet.linear(tone(brush.hue + 30, 80, 58, 0.7), tone(brush.hue, 80, 20, 0.5)),
    ) +
    line('M20 300V120Q48 76 76 120V300M224 300V120Q252 76 280 120V300', '#e8b95a', 4) +
    disc(150, 46, 110, brush.sheet.radial({ cx: 50, cy: 50, r: 50 }, '#fff3c0b0', '#ffd98a00')) +
    line('M150 0V30', '#ffd24a', 4) +
    flat('M92 46Q150 70 208 46 190 26 150 26T92 46z', gold(brush.sheet)) +
    line(drops, '#fffc', 3, 'stroke-dasharray="1 4"') +
    lamps
  );
};

/** A studio wall of lit panels. */
export const studio: Place = (brush) =>
  Array.from({ length: 6 }, (_, index) =>
    flat(
      `M${index * 52 - 2} 20h40v290h-40z`,
      brush.sheet.linear(tone(brush.hue + 40, 95, 62, 0.5), tone(brush.hue, 85, 18, 0.4)),
    ),
  ).join('') +
  line('M0 24H300M0 300H300', tone(brush.hue + 50, 100, 76), 3) +
  flat('M30 0 90 230-30 230zM270 0 330 230 210 230z', '#ffffff20');

/** A stadium at night: stands, floodlights and a striped pitch. */
export const stadium: Place = (brush) => {
  const lamp = brush.sheet.keep(
    disc(0, 0, 46, brush.sheet.radial({ cx: 50, cy: 50, r: 50 }, '#ffffffd0', '#ffffff00')) +
      line('M-16-8H16M-16 8H16', '#fff', 11, 'stroke-dasharray="0 16"'),
  );
  return (
    flat('M0 130Q150 190 300 130V260H0z', tone(brush.hue, 45, 16)) +
    line(
      'M4 152Q150 208 296 152M4 172Q150 224 296 172M4 192Q150 238 296 192',
      tone(brush.hue + 40, 60, 62, 0.75),
      6,
      'stroke-dasharray="1 9"',
    ) +
    flat('M0 66 24 48 120 300H0zM300 66 276 48 180 300H300z', '#ffffff24') +
    `<use href="${lamp}" x="30" y="52"/><use href="${lamp}" x="270" y="52"/>` +
    flat('M0 250H300V400H0z', brush.sheet.linear(tone(128, 65, 42), tone(140, 75, 12))) +
    flat('M60 250H110L40 400H-60zM150 250H200L260 400H140z', '#ffffff18') +
    line('M0 254H300M90 254 96 284H204L210 254', '#ffffffb0', 3)
  );
};

/** A grid that runs to a neon horizon. */
export const neonGrid: Place = (brush) => {
  const colour = tone(brush.hue + 60, 100, 64);
  const lines = [-260, -150, -70, 0, 70, 150, 260]
    .map((x) => `M${150 + x / 5} 236L${150 + x} 400`)
    .join('');
  return (
    disc(150, 150, 88, brush.sheet.linear('#fff27a', '#ff4aa8 60%', '#a012e0')) +
    flat('M50 176H250V182H50zM50 196H250V204H50zM50 216H250V228H50z', tone(brush.hue, 85, 12)) +
    flat(
      'M0 236V190H26V160H50V200H70V226H90V236zM300 236V176H278V150H254V196H236V220H214V236z',
      tone(brush.hue, 70, 10),
    ) +
    flat('M0 236H300V400H0z', tone(brush.hue, 85, 8)) +
    line(`${lines}M0 236H300M0 252H300M0 276H300M0 310H300`, colour, 2)
  );
};

/** An arena with screens and beams. */
export const arena: Place = (brush) =>
  flat(
    'M150-40 20 320H90zM150-40 210 320H280zM40-20-60 300H0zM260-20 300 300H360z',
    brush.sheet.linear(tone(brush.hue + 80, 100, 72, 0.6), tone(brush.hue + 80, 100, 60, 0)),
  ) +
  flat(
    'M0 96 64 110V190L0 206zM300 96 236 110V190L300 206z',
    brush.sheet.linear(tone(brush.hue + 40, 95, 64), tone(brush.hue, 90, 26)),
  ) +
  line('M0 96 64 110V190L0 206M300 96 236 110V190L300 206', tone(brush.hue + 150, 100, 68), 3) +
  flat('M60 300H240L300 400H0z', tone(brush.hue, 60, 12)) +
  line('M60 300H240M60 300 0 400M240 300 300 400', tone(brush.hue + 150, 100, 66), 4);

/** A stage of bulbs for draws and shows. */
export const showStage: Place = (brush) => {
  const arch = 'M24 310V150A126 126 0 0 1 276 150V310';
  return (
    line(arch, tone(brush.hue, 80, 16), 30) +
    line(arch, tone(brush.hue, 85, 46), 22) +
    line(arch, '#fffbe0', 9, 'stroke-dasharray="0 22"') +
    oval(150, 316, 160, 30, tone(brush.hue, 75, 30)) +
    oval(150, 310, 150, 24, shaded(brush.sheet, brush.hue + 20, 80, 46))
  );
};

/** The open sea floor seen from a gun deck. */
export const deepSea: Place = (brush) =>
  flat('M60-10H110L90 320H-30zM140-10H180L220 320H120zM220-10H260L360 320H270z', '#ffffff22') +
  flat(
    'M0 330V240Q30 220 46 262 66 240 80 300L110 330zM300 330V220Q268 210 256 256 234 240 226 296L196 330z',
    tone(brush.hue + 10, 60, 18),
  ) +
  line(
    'M22 250C10 210 40 190 24 150M276 240C292 200 262 180 278 140M44 270C60 240 40 226 52 200',
    tone(340, 75, 52),
    8,
  );
