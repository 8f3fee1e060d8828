import { gold, lit, shaded, tone } from '../palette.ts';
import { disc, type Emblem, flat, glint, inked, line, mirrored, oval, place } from '../shapes.ts';

/** A carnival mask with a crest of feathers. */
export const carnivalMask: Emblem = (brush) => {
  const feathers = [-64, -42, -21, 0, 21, 42, 64].map((turn, index) =>
    place(
      inked(
        brush,
        'M0 0C-26-40-20-90 0-108 20-90 26-40 0 0z',
        shaded(brush.sheet, (brush.hue + index * 51) % 360, 90, 52),
        3,
      ) + line('M0-6V-96', '#fff8', 3),
      0,
      8,
      1,
      turn,
    ),
  );
  return (
    feathers.join('') +
    mirrored(
      brush,
      inked(
        brush,
        'M0-8C-40-30-84-26-100-6-98 40-70 66-44 60-22 54-10 40 0 34z',
        gold(brush.sheet),
      ) +
        flat('M-80 12Q-50-16-20 16-48 44-80 12z', '#150618') +
        line('M-88-2Q-60-22-30-6M-76 42Q-50 54-24 40', tone(brush.hue + 180, 90, 45), 6) +
        disc(-91, 0, 6, lit(brush.sheet, 190)),
    ) +
    disc(0, -8, 15, lit(brush.sheet, 340), 'stroke="#fff0a0" stroke-width="4"')
  );
};

/** A jester's cap above a grin. */
export const jester: Emblem = (brush) =>
  mirrored(
    brush,
    inked(brush, 'M-44 0C-70-20-90-4-98 40-110-40-84-80-40-76z', shaded(brush.sheet, 285, 75, 44)) +
      disc(-98, 46, 13, gold(brush.sheet), `stroke="${brush.ink}" stroke-width="3"`) +
      inked(
        brush,
        'M0-24C-40-20-52 6-48 40-40 74-20 94 0 96z',
        brush.sheet.linear('#fffdf5', '#ffdcc0', '#d69a80'),
      ) +
      flat('M-36 20Q-22 2-8 20-22 30-36 20z', '#fff', `stroke="${brush.ink}" stroke-width="3"`) +
      disc(-21, 20, 6, '#1a7a3a') +
      line('M-40 4-12 8', brush.ink, 6) +
      flat('M0 56Q-22 58-36 46-30 80 0 82z', '#8e0d1a') +
      flat('M0 60Q-18 62-30 54-24 66 0 68z', '#fff'),
  ) +
  inked(brush, 'M-40-76C-20-110 20-110 40-76L50 0Q0-30-50 0z', shaded(brush.sheet, 354, 85, 48)) +
  inked(brush, 'M-54 4Q0-34 54 4L48-18Q0-52-48-18z', gold(brush.sheet), 3) +
  disc(0, -100, 13, gold(brush.sheet), `stroke="${brush.ink}" stroke-width="3"`) +
  disc(0, 40, 12, lit(brush.sheet, 354, 90, 50));

/** A samba drum with its sticks. */
export const drum: Emblem = (brush) =>
  line('M-90-98-20-44M90-98 20-44', '#6b3d14', 11) +
  disc(-20, -44, 11, '#fff1d0') +
  disc(20, -44, 11, '#fff1d0') +
  inked(brush, 'M-74-28V60Q0 110 74 60V-28z', shaded(brush.sheet, brush.hue, 85, 44)) +
  line('M-74-10-46 74-20-2 0 86 22-2 46 74 74-10', '#ffe08a', 6) +
  inked(brush, 'M-78-34H78V-16Q0 22-78-16z', gold(brush.sheet)) +
  oval(0, -34, 78, 26, brush.sheet.radial({ cx: 45, cy: 40, r: 60 }, '#fffdf4', '#e8d5ae')) +
  inked(brush, 'M-74 52Q0 100 74 52V66Q0 114-74 66z', gold(brush.sheet), 3);

/** A toucan on its branch. */
export const toucan: Emblem = (brush) =>
  line('M-96 84Q0 70 96 88', '#5c3213', 16) +
  inked(brush, 'M-14 30C-30 70-30 94-40 112L-4 108 16 50z', '#1a1a2a') +
  inked(
    brush,
    'M0-70C50-78 60-10 44 34 30 80-30 84-46 40-64-10-44-64 0-70z',
    shaded(brush.sheet, 240, 30, 18),
  ) +
  flat('M-4-60C30-60 34-10 10 6-24 10-44-10-40-36-32-54-20-60-4-60z', '#fff8e0') +
  inked(
    brush,
    'M-30-60C-90-84-116-40-104 6-92-16-60-22-32-22z',
    brush.sheet.linear('#ffe14a', '#ff8a12 55%', '#d3170c'),
  ) +
  line('M-104 2C-96-30-60-38-32-40', '#7a2600', 4) +
  flat('M-104 6C-108-14-104-34-94-48L-88-22z', '#1a1020') +
  disc(-12, -42, 14, '#2a9df0') +
  disc(-13, -42, 8, '#0c0814') +
  disc(-16, -45, 3, '#fff') +
  flat('M14-8C40-6 44 20 30 48 10 40 4 14 14-8z', '#33365a');

/** A macaw's feather crown, as a dancer wears it. */
export const featherCrown: Emblem = (brush) => {
  const plumes = [-80, -60, -40, -20, 0, 20, 40, 60, 80].map((turn, index) =>
    place(
      inked(
        brush,
        'M0 40C-22-20-18-80 0-104 18-80 22-20 0 40z',
        shaded(brush.sheet, (brush.hue + Math.abs(index - 4) * 44) % 360, 92, 52),
        3,
      ) +
        disc(0, -80, 8, '#ffe14a') +
        disc(0, -80, 4, '#1a3ad0'),
      0,
      30,
      1,
      turn,
    ),
  );
  return (
    plumes.join('') +
    inked(brush, 'M-64 44Q0-20 64 44L52 82Q0 50-52 82z', gold(brush.sheet)) +
    disc(0, 36, 18, lit(brush.sheet, 190), 'stroke="#fff0a0" stroke-width="4"') +
    glint(-30, 34, 18)
  );
};

/** A paper lantern. */
export const lantern: Emblem = (brush) =>
  line('M0-104V-70M0 72V84', '#ffd24a', 6) +
  inked(brush, 'M-34-74H34V-60H-34zM-34 56H34V70H-34z', gold(brush.sheet)) +
  inked(
    brush,
    'M-36-60H36C110-50 110 46 36 58H-36C-110 46-110-50-36-60z',
    brush.sheet.radial(
      { cx: 50, cy: 55, r: 60 },
      '#fff2a0',
      '#ff6a2a 35%',
      '#d3101a 70%',
      '#7a0010',
    ),
  ) +
  line('M-16-58C-52-40-52 40-16 56M16-58C52-40 52 40 16 56', '#ffd24a90', 4) +
  inked(brush, 'M0-30 28-2 0 26-28-2z', gold(brush.sheet), 3) +
  line('M-12 86-16 108M0 86V112M12 86 16 108', '#ffb52e', 5);

/** An open fan with a rising sun. */
export const fan: Emblem = (brush) => {
  const ribs = [-72, -48, -24, 0, 24, 48, 72]
    .map((turn) => `<path d="M0 0V-150" transform="rotate(${turn})"/>`)
    .join('');
  return place(
    inked(brush, 'M0 0-147-48A155 155 0 0 1 147-48z', shaded(brush.sheet, 354, 82, 44), 5) +
      flat('M-147-48A155 155 0 0 1 147-48L138-45A145 145 0 0 0-138-45z', gold(brush.sheet)) +
      disc(0, -92, 38, gold(brush.sheet)) +
      `<g stroke="#ffd98a" stroke-width="4" opacity=".6">${ribs}</g>` +
      flat('M-62-20A65 65 0 0 1 62-20L0 0z', '#2a0a08') +
      disc(0, -2, 9, '#ffd24a'),
    0,
    70,
    0.7,
  );
};

/** A piggy bank. */
export const piggyBank: Emblem = (brush) =>
  inked(brush, 'M-46 50H-16V92H-46zM30 50H60V92H30z', shaded(brush.sheet, 338, 75, 62)) +
  inked(
    brush,
    'M-90 0C-88-60-30-74 10-70 30-88 44-86 50-82L52-54C72-40 80-24 84-10L102-6V26L84 32C70 66 30 76-4 76-60 76-92 46-90 0z',
    lit(brush.sheet, 340, 85, 68),
  ) +
  line('M-90 0Q-108-10-100-28', '#e0568a', 7) +
  disc(58, -22, 8, '#2b0c1e') +
  disc(56, -25, 3, '#fff') +
  oval(96, 10, 8, 15, '#ff9ac0') +
  line('M-30-58H10', '#8e2a55', 9) +
  place(
    disc(0, 0, 26, gold(brush.sheet), `stroke="${brush.ink}"`) + disc(0, 0, 16, '#f3b72d'),
    -10,
    -84,
  ) +
  flat('M-66-16C-62-42-40-54-20-56-44-40-50-20-50 4z', '#fff9');
