import { gold, shaded, tone } from '../palette.ts';
import { type Brush, disc, flat, line, oval } from '../shapes.ts';

/** Draws a place between the sky and the hero. */
export type Place = (brush: Brush) => string;

const bothSides = (brush: Brush, half: string): string => {
  const id = brush.sheet.keep(half);
  return `<use href="${id}"/><use href="${id}" transform="matrix(-1 0 0 1 300 0)"/>`;
};

export const pyramids: Place = (brush) =>
  flat('M-40 300 60 140 160 300z', tone(34, 70, 46)) +
  flat('M60 140 160 300H84z', tone(26, 70, 26)) +
  flat('M170 300 244 176 330 300z', tone(34, 65, 40)) +
  flat('M244 176 330 300H262z', tone(26, 70, 22)) +
  flat('M0 286Q80 256 160 284T300 270V400H0z', shaded(brush.sheet, 34, 75, 36));

export const columns: Place = (brush) =>
  bothSides(
    brush,
    flat(
      'M0 20H62L56 44H52L50 330H8L6 44H0z',
      brush.sheet.across(
        tone(brush.hue, 30, 30),
        `${tone(brush.hue + 10, 50, 74)} 40%`,
        tone(brush.hue, 40, 24),
      ),
    ) + line('M18 50V320M29 50V320M40 50V320', tone(brush.hue, 50, 20, 0.5), 3),
  ) +
  flat('M0 0H300V22H0z', tone(brush.hue, 40, 34)) +
  flat('M0 300H300V400H0z', tone(brush.hue, 45, 18));

export const peaks: Place = (brush) =>
  flat(
    'M-20 320 50 150 92 230 150 120 216 240 256 168 330 320z',
    shaded(brush.sheet, brush.hue, 40, 44),
  ) +
  flat(
    'M50 150 68 186 54 178 44 188 34 186zM150 120 172 164 152 150 138 166 126 168zM256 168 270 198 256 190 244 196z',
    '#f4faff',
  ) +
  flat(
    'M0 300 40 250 70 290 100 256 140 296 190 250 230 292 270 256 300 290V400H0z',
    tone(brush.hue, 50, 13),
  );

export const pines: Place = (brush) => {
  const tree = brush.sheet.keep(
    flat('M0-110 18-66H8L30-26H12L40 20H-40L-12-26H-30L-8-66H-18z', tone(brush.hue, 55, 12)),
  );
  return [
    [10, 290, 1.3],
    [52, 296, 0.9],
    [290, 288, 1.4],
    [250, 296, 1],
    [88, 304, 0.6],
    [214, 304, 0.6],
  ]
    .map(([x, y, size]) => `<use href="${tree}" transform="translate(${x} ${y})scale(${size})"/>`)
    .join('');
};

export const jungle: Place = (brush) => {
  const leaf = brush.sheet.keep(
    flat('M0 0C20-50 80-70 140-50 100-44 60-20 0 0z', shaded(brush.sheet, 128, 65, 28)) +
      line('M4-2C40-34 80-50 130-50', tone(100, 70, 56, 0.6), 2),
  );
  return bothSides(
    brush,
    [
      [-10, 60, 20],
      [-16, 130, -20],
      [-16, 210, 6],
      [-20, 280, -34],
      [-10, 10, 62],
      [-24, 330, -10],
    ]
      .map(
        ([x, y, turn]) => `<use href="${leaf}" transform="translate(${x} ${y})rotate(${turn})"/>`,
      )
      .join(''),
  );
};

export const mesas: Place = (brush) =>
  flat(
    'M0 300V190H20L30 176H84L92 200 108 206V300zM200 300V206L214 196H270L280 172H300V300z',
    shaded(brush.sheet, 14, 72, 40),
  ) + flat('M0 292Q150 268 300 292V400H0z', shaded(brush.sheet, 22, 72, 34));

export const candyHills: Place = (brush) =>
  flat('M-20 320Q60 190 150 290 230 180 330 320z', shaded(brush.sheet, 310, 80, 70)) +
  flat('M0 300Q60 250 130 292T300 280V400H0z', shaded(brush.sheet, 186, 75, 60)) +
  bothSides(
    brush,
    disc(26, 214, 34, '#fff') +
      disc(26, 214, 26, tone(340, 90, 64)) +
      disc(26, 214, 15, '#fff') +
      flat('M23 248H29V320H23z', '#fff'),
  );

export const castle: Place = (brush) =>
  disc(218, 84, 44, '#fff6d8e0') +
  flat(
    'M20 310V200L34 160 48 200V230H70V180L90 120 110 180V214H190V170L206 128 222 170V230H250V196L264 156 278 196V310z',
    tone(brush.hue, 45, 16),
  ) +
  flat('M84 196h10v18h-10zM200 190h10v18h-10zM30 218h8v14h-8zM258 214h8v14h-8z', '#ffd86a') +
  flat('M0 300Q150 272 300 300V400H0z', tone(brush.hue, 50, 9));

export const ruins: Place = (brush) =>
  flat(
    'M30 310V282H50V256H72V230H94V204H114V176H186V204H206V230H228V256H250V282H270V310z',
    shaded(brush.sheet, 44, 40, 38),
  ) +
  flat('M132 176H168L182 310H118z', tone(40, 40, 24)) +
  flat('M136 190h28v20h-28z', '#1a0f06') +
  jungle(brush);

export const pagoda: Place = (brush) =>
  disc(150, 120, 92, brush.sheet.linear('#fff0b8', tone(8, 95, 56))) +
  bothSides(
    brush,
    flat(
      'M-20 130Q30 130 78 108L84 122 64 134V170H70Q80 166 92 156L96 172 76 186V320H-20z',
      tone(brush.hue - 6, 70, 14),
    ) + line('M-20 132Q30 132 80 112M-20 184Q50 184 94 162', '#ffb84a', 4),
  ) +
  flat('M0 300H300V400H0z', tone(brush.hue, 70, 9));

export const torii: Place = (brush) =>
  disc(150, 140, 86, brush.sheet.linear('#fff', tone(350, 90, 72))) +
  flat('M-20 300 60 230 120 280 150 250 190 284 250 226 330 300z', tone(brush.hue, 40, 28)) +
  flat(
    'M34 92Q150 116 266 92L262 114Q150 132 38 114zM60 142H240V156H60zM70 116H88L84 330H64zM212 116H230L236 330H216z',
    shaded(brush.sheet, 4, 85, 44),
  ) +
  flat('M0 304H300V400H0z', tone(brush.hue, 50, 12));

export const seabed: Place = (brush) =>
  flat('M60 0H110L70 320H-20zM140 0H180L210 320H120zM220 0H260L350 320H270z', '#ffffff1c') +
  bothSides(
    brush,
    line('M14 330C-6 280 34 250 10 200M36 330C52 290 26 270 42 236', tone(150, 70, 30), 11) +
      line('M64 330V290M64 306 50 284M64 300 80 276M52 330 44 300', tone(345, 80, 58), 8),
  ) +
  flat('M0 312Q70 286 150 308T300 296V400H0z', shaded(brush.sheet, 40, 60, 44));

export const space: Place = (brush) =>
  oval(
    70,
    110,
    150,
    60,
    brush.sheet.radial(
      { cx: 50, cy: 50, r: 50 },
      tone(brush.hue + 70, 90, 62, 0.6),
      tone(brush.hue + 70, 90, 62, 0),
    ),
  ) +
  disc(40, 56, 26, shaded(brush.sheet, brush.hue + 120, 70, 48)) +
  disc(262, 100, 15, shaded(brush.sheet, brush.hue + 200, 70, 50)) +
  flat('M-20 330Q150 250 320 330V400H-20z', shaded(brush.sheet, brush.hue + 30, 70, 26)) +
  oval(90, 316, 30, 7, '#0004') +
  oval(210, 312, 20, 5, '#0004');

export const flames: Place = (brush) => {
  const tongue =
    'M-10 400V290Q6 240 4 196 40 230 36 270 56 246 52 214 92 256 84 296 104 280 108 256 130 290 128 310L150 296V400z';
  return bothSides(
    brush,
    flat(tongue, brush.sheet.linear('#ffd23a', '#ff5a12 45%', '#8e0410')) +
      flat(
        'M-10 400V320Q10 290 10 262 36 290 34 310 56 296 58 276 84 310 80 326L150 330V400z',
        '#ffe46a90',
      ),
  );
};

export const curtains: Place = (brush) =>
  bothSides(
    brush,
    flat(
      'M0 0H84C76 90 66 170 22 230 40 270 36 310 30 340H0z',
      brush.sheet.across(
        tone(brush.hue, 85, 18),
        `${tone(brush.hue, 85, 42)} 35%`,
        `${tone(brush.hue, 85, 22)} 60%`,
        tone(brush.hue, 85, 46),
      ),
    ) +
      line('M36 0C34 90 28 160 10 220M62 0C56 90 48 150 20 216', tone(brush.hue, 90, 12, 0.6), 4) +
      flat('M0 218Q22 240 40 226L34 240Q16 252 0 236z', gold(brush.sheet)),
  ) +
  flat(
    'M0 0H300V18Q275 46 250 18 225 46 200 18 175 46 150 18 125 46 100 18 75 46 50 18 25 46 0 18z',
    shaded(brush.sheet, brush.hue, 85, 36),
  ) +
  flat('M0 306H300V400H0z', tone(brush.hue - 10, 60, 14));

export const reels: Place = (brush) =>
  flat('M20 44H280V300H20z', gold(brush.sheet)) +
  [30, 112, 194]
    .map(
      (x) =>
        `<rect x="${x}" y="54" width="76" height="236" rx="6" fill="${brush.sheet.linear('#1b0a16', `${tone(brush.hue, 50, 84)} 30%`, '#fff 50%', `${tone(brush.hue, 50, 84)} 70%`, '#1b0a16')}"/>`,
    )
    .join('') +
  flat('M14 166 2 154V178zM286 166 298 154V178z', '#ff3a2a');

export const vault: Place = (brush) =>
  disc(150, 158, 136, shaded(brush.sheet, brush.hue, 20, 40), 'stroke="#0a0c14" stroke-width="5"') +
  disc(150, 158, 112, tone(brush.hue, 30, 12)) +
  Array.from(
    { length: 12 },
    (_, index) =>
      `<circle cx="150" cy="34" r="7" fill="#e8c060" transform="rotate(${index * 30} 150 158)"/>`,
  ).join('');

export const meadow: Place = (brush) =>
  flat('M-20 320Q60 220 170 290 240 230 330 320z', shaded(brush.sheet, 120, 60, 36)) +
  flat('M-10 250Q100 40 290 240L274 244Q110 70 10 254z', '#ff5a5a99') +
  flat('M10 254Q110 70 274 244L260 248Q112 94 28 256z', '#ffd84a99') +
  flat('M28 256Q112 94 260 248L248 252Q114 116 44 258z', '#4ad8ff99') +
  flat('M0 300Q80 264 160 296T300 284V400H0z', shaded(brush.sheet, 132, 65, 26));

export const beach: Place = (brush) =>
  flat('M0 230H300V330H0z', brush.sheet.linear(tone(190, 85, 62), tone(205, 85, 34))) +
  flat(
    'M-10 236 40 150Q64 132 84 172L110 210 150 180Q180 150 206 206L240 236z',
    tone(150, 40, 24),
  ) +
  flat('M0 286Q90 262 180 290T300 284V400H0z', shaded(brush.sheet, 42, 75, 56)) +
  line('M282 330C276 250 262 190 244 150', '#5a3413', 11) +
  flat(
    'M244 150C210 120 180 132 168 160 196 142 220 144 244 150 210 156 196 180 198 204 212 176 228 160 244 150 264 166 270 186 266 210 284 184 270 162 244 150 280 136 300 152 310 170 306 130 270 116 244 150z',
    shaded(brush.sheet, 130, 65, 28),
  );
