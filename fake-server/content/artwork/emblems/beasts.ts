import { gold, lit, shaded, tone } from '../palette.ts';
import { type Brush, disc, type Emblem, flat, inked, line, mirrored, spikes } from '../shapes.ts';

/** One half of a watchful eye with a brow. */
function eye(iris: string): string {
  return (
    flat('M-52-12Q-34-34-12-8-32 8-52-12z', '#180600') +
    flat('M-48-12Q-34-28-16-8-32 4-48-12z', iris) +
    '<ellipse cx="-31" cy="-13" rx="5" ry="8"/>' +
    disc(-34, -17, 3, '#fff')
  );
}

function muzzle(brush: Brush, light: string, nose: string): string {
  return (
    flat('M0 16C-22 14-40 34-32 54-22 70-4 64 0 58z', light) +
    inked(brush, 'M0 20-18 18Q-16 34 0 40z', nose, 2) +
    line('M0 40V54Q-10 64-24 56', brush.ink, 4)
  );
}

/** A tiger's face. */
export const tiger: Emblem = (brush) =>
  mirrored(
    brush,
    disc(-60, -62, 28, lit(brush.sheet, 26, 95, 50), `stroke="${brush.ink}"`) +
      disc(-60, -60, 14, '#5c1d08') +
      inked(
        brush,
        'M0-86C-46-88-80-56-84-8L-98 14-82 20-90 44-66 46C-50 76-26 92 0 92z',
        shaded(brush.sheet, 30, 97, 52),
      ) +
      flat('M0 92C-26 92-50 76-66 46L-90 44-82 20C-56 34-44 14-36 8L-30 30 0 40z', '#fff3df') +
      flat('M-20-34Q-40-46-54-26-36-32-20-22z', '#fff3df') +
      flat(
        'M0-86-12-84-5-58 0-56zM-24-82-10-48-38-74zM0-52-8-46 0-30zM-46-70-34-48-62-58zM-86-8-56-2-85 10zM-84 22-54 14-70 34zM-74 48-46 36-58 60z',
        '#200a02',
      ) +
      eye('#ffe14a') +
      muzzle(brush, '#fffaf0', '#e8667a') +
      flat('M-22 62-14 76-8 62z', '#fff'),
  ) + flat('M-10-62H10L0-40z', gold(brush.sheet));

/** A lion with a full mane. */
export const lion: Emblem = (brush) =>
  inked(brush, spikes(15, 104, 80), shaded(brush.sheet, 20, 90, 36)) +
  flat(spikes(15, 88, 64, -78), tone(30, 92, 46)) +
  mirrored(
    brush,
    disc(-48, -52, 20, '#c9741a', `stroke="${brush.ink}" stroke-width="3"`) +
      inked(
        brush,
        'M0-70C-38-70-62-46-62-6-60 20-48 34-38 54-24 76-12 80 0 80z',
        shaded(brush.sheet, 40, 95, 58),
      ) +
      flat('M0-70-14-68-10-20-22 18 0 20z', '#ffe3a0') +
      eye('#8ff0c0') +
      muzzle(brush, '#fff4dc', '#5c2310') +
      flat('M0 64Q-16 66-20 80L0 96z', '#8a4510'),
  );

/** A wolf in moonlight. */
export const wolf: Emblem = (brush) =>
  mirrored(
    brush,
    inked(brush, 'M-26-56-68-102-84-34z', shaded(brush.sheet, 220, 26, 40)) +
      flat('M-38-58-64-84-74-44z', '#2a2440') +
      inked(
        brush,
        'M0-70C-30-70-66-56-76-24L-100 20-78 22-84 48-58 44-56 66-30 58 0 98z',
        shaded(brush.sheet, 222, 30, 48),
      ) +
      flat('M-76-24-100 20-78 22-84 48-58 44-56 66-30 58C-50 40-40 20-58 0z', '#e9f0ff') +
      flat('M0-70-16-66-12-10 0 10z', '#f4f8ff') +
      eye('#7fe6ff') +
      flat('M0 4C-16 6-22 30-26 58L0 98z', '#f6f9ff') +
      inked(brush, 'M0 58-16 54Q-14 72 0 78z', '#1b1a2c', 2),
  );

/** A bull with a ring. */
export const bull: Emblem = (brush) =>
  mirrored(
    brush,
    inked(
      brush,
      'M-40-50C-70-40-96-60-92-104-70-80-56-80-28-78z',
      brush.sheet.linear('#fffdf0', '#e8c98a', '#7c5420'),
    ) +
      inked(brush, 'M-50-36-98-30Q-92-4-56-6z', shaded(brush.sheet, 14, 62, 26)) +
      inked(
        brush,
        'M0-82C-30-82-54-66-58-30-56 10-40 30-36 60-26 86-10 92 0 92z',
        shaded(brush.sheet, 14, 66, 34),
      ) +
      flat('M0-82-16-80-20-40-10 0 0 10z', tone(20, 60, 52)) +
      eye('#ff5a2a') +
      flat('M0 36C-26 34-42 50-38 70-28 92-10 94 0 94z', '#e2a888') +
      '<ellipse cx="-18" cy="60" rx="8" ry="6" fill="#3a120a"/>',
  ) + line('M-12 66C-26 100 26 100 12 66', '#ffd24a', 8);

/** A rabbit for luck. */
export const rabbit: Emblem = (brush) =>
  mirrored(
    brush,
    inked(
      brush,
      'M-10-40C-50-60-64-104-40-108-18-108-6-70-4-40z',
      brush.sheet.linear('#ffffff', '#d8c8e8'),
    ) +
      flat('M-18-48C-40-66-50-94-38-98-26-96-18-72-14-48z', '#ff9ab8') +
      inked(
        brush,
        'M0-48C-50-50-78-14-76 24-70 66-34 86 0 86z',
        brush.sheet.linear('#ffffff', '#f2e8f8', '#b9a2cc'),
      ) +
      '<ellipse cx="-32" cy="10" rx="13" ry="17" fill="#2b0c2e"/>' +
      disc(-36, 3, 5, '#fff') +
      '<ellipse cx="-52" cy="38" rx="14" ry="9" fill="#ff9ab899"/>' +
      flat('M0 32-10 30 0 42z', '#f2547d') +
      line('M0 42Q-6 54-16 50', brush.ink, 4) +
      flat('M0 52-8 52-8 68 0 68z', '#fff', 'stroke="#c9b8d4"'),
  );

/** A dragon's head, face on. */
export const dragon: Emblem = (brush) => {
  const scales = shaded(brush.sheet, 140, 80, 36);
  return (
    flat(spikes(13, 104, 62, -97), shaded(brush.sheet, 8, 95, 46), `stroke="${brush.ink}"`) +
    mirrored(
      brush,
      inked(brush, 'M-20-54C-28-80-64-70-72-104-40-112-6-96-4-58z', gold(brush.sheet)) +
        inked(
          brush,
          'M0-62C-30-64-50-50-58-26L-88-30-66-6-86 8-60 18C-48 40-56 66-34 82-20 92-8 92 0 92z',
          scales,
        ) +
        flat('M0-62-12-60-8-22 0-14zM-16-56-32-48-20-30z', '#b7f2a0') +
        eye('#ffdf3a') +
        line('M-58-28Q-34-44-8-16', '#ffc83a', 9) +
        inked(
          brush,
          'M0 2C-26 0-48 20-46 42-40 58-20 60 0 58z',
          shaded(brush.sheet, 96, 75, 50),
          3,
        ) +
        '<ellipse cx="-22" cy="30" rx="8" ry="6" fill="#123d12"/>' +
        flat('M-44 50Q-24 62 0 60V82Q-28 82-38 66z', '#8e0d1a') +
        flat('M-36 54-30 76-22 58zM-12 60-8 72-2 60z', '#fffbe8') +
        line('M-44 38C-76 30-96 50-92 84', '#ffd24a', 6),
    )
  );
};

/** A fox. */
export const fox: Emblem = (brush) =>
  mirrored(
    brush,
    inked(brush, 'M-22-50-72-98-80-22z', shaded(brush.sheet, 18, 92, 46)) +
      flat('M-38-52-66-80-70-36z', '#3a0f08') +
      inked(
        brush,
        'M0-60C-40-62-74-36-84 14L-64 24C-44 44-18 62 0 94z',
        shaded(brush.sheet, 20, 95, 52),
      ) +
      flat('M-84 14-64 24C-44 44-18 62 0 94L0 60C-20 50-34 20-62 10z', '#fff6ea') +
      eye('#c8ff6a') +
      disc(0, 80, 10, '#1b0a08'),
  );

/** A panda. */
export const panda: Emblem = (brush) =>
  mirrored(
    brush,
    disc(-64, -62, 32, '#23202c', `stroke="${brush.ink}"`) +
      disc(-64, -64, 16, '#4a4556') +
      inked(
        brush,
        'M0-80C-56-80-92-40-90 10-84 62-40 86 0 86z',
        brush.sheet.linear('#ffffff', '#f0f2fa', '#aab2cc'),
      ) +
      '<ellipse cx="-38" cy="0" rx="25" ry="30" fill="#23202c" transform="rotate(28 -38 0)"/>' +
      disc(-34, -2, 11, '#fff') +
      disc(-32, -1, 7, '#2a1408') +
      flat('M0 30-16 28Q-12 44 0 46z', '#23202c') +
      line('M0 46V54Q-10 66-22 58', '#23202c', 4),
  );
