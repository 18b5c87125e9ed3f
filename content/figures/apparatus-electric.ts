import { type Apparatus, beaker } from './apparatus-parts.ts';
import { arrow, circle, line, type Point, path, polyline, rectangle } from './pen.ts';

const electrode = (x: number, top: number, bottom: number) =>
  rectangle([x - 6, top], 12, bottom - top, { ink: 'ink', fill: 'soft' });

const electrolysis: Apparatus = (sheet) => {
  sheet.add(beaker([0, 60], 200, 120, 86), electrode(56, 70, 162), electrode(144, 70, 162));
  sheet.add(
    polyline([
      [56, 70],
      [56, 16],
      [94, 16],
    ]),
    polyline([
      [106, 16],
      [144, 16],
      [144, 70],
    ]),
  );
  sheet.add(line([94, 2], [94, 30]), line([106, 9], [106, 23], { width: 3 }));
  sheet.write('+', [84, 6], { place: 'on' }).write('−', [118, 6], { place: 'on' });
  return {
    anode: { text: 'anode (+)', at: [50, 88], to: [-66, 0] },
    cathode: { text: 'cathode (−)', at: [150, 88], to: [62, 0] },
    electrolyte: { text: 'electrolyte', at: [170, 150], to: [42, 0] },
    source: { text: 'd.c. supply', at: [100, 0], to: [0, -8] },
  };
};

const voltaicCell: Apparatus = (sheet) => {
  sheet.add(
    beaker([0, 90], 116, 100, 66),
    beaker([174, 90], 116, 100, 66),
    electrode(40, 76, 172),
    electrode(250, 76, 172),
  );
  // A tube that dips into both beakers.
  sheet.add(
    path(
      'M80 150 L80 84 Q80 66 98 66 L192 66 Q210 66 210 84 L210 150 L194 150 L194 90 Q194 82 186 82 L104 82 Q96 82 96 90 L96 150 Z',
      { ink: 'ink', fill: 'tint-warm' },
    ),
  );
  sheet.add(
    polyline([
      [40, 76],
      [40, 20],
      [130, 20],
    ]),
    polyline([
      [160, 20],
      [250, 20],
      [250, 76],
    ]),
    circle([145, 20], 15, { ink: 'ink', width: 1.5 }),
  );
  sheet.write('V', [145, 20], { place: 'on' });
  return {
    left: { text: 'Zn', at: [34, 100], to: [-48, 0] },
    right: { text: 'Cu', at: [256, 100], to: [48, 0] },
    bridge: { text: 'salt bridge', at: [145, 66], to: [0, -6] },
    leftSolution: { text: 'Zn^{2+}(aq)', at: [58, 180], to: [0, 22] },
    rightSolution: { text: 'Cu^{2+}(aq)', at: [232, 180], to: [0, 22] },
  };
};

const photocell: Apparatus = (sheet) => {
  sheet.add(path('M20 30 Q0 30 0 55 Q0 80 20 80 L220 80 Q240 80 240 55 Q240 30 220 30 Z', { ink: 'ink' }));
  sheet.add(line([40, 38], [40, 72], { width: 3.5 }), line([200, 38], [200, 72], { width: 3.5 }));
  for (const shift of [0, 14])
    sheet.add(arrow([112 + shift, -16], [46 + shift / 3, 48 + shift], { ink: 'accent', width: 1.3 }));
  sheet.add(
    polyline([
      [40, 72],
      [40, 130],
      [78, 130],
    ]),
    polyline([
      [200, 72],
      [200, 130],
      [166, 130],
    ]),
  );
  sheet.add(
    circle([92, 130], 14, { ink: 'ink', width: 1.5 }),
    line([106, 130], [136, 130]),
    rectangle([136, 120], 30, 20, { ink: 'ink', fill: 'tint' }),
  );
  sheet.write('A', [92, 130], { place: 'on' }).write('V', [151, 130], { place: 'on' });
  return {
    light: { text: 'light', at: [118, -18], to: [14, -4] },
    cathode: { text: 'metal surface', at: [38, 62], to: [-54, 0] },
    collector: { text: 'collector', at: [202, 62], to: [52, 0] },
  };
};

/** Slits and a screen belong to rays; this is the pipe for resonance. */
const resonanceTube: Apparatus = (sheet) => {
  const [left, right, top, bottom]: number[] = [0, 44, 0, 170];
  sheet.add(
    rectangle([left! + 1, 92], 42, 77, { fill: 'tint-second' }),
    line([left!, 92], [right!, 92], { ink: 'second', width: 1.2 }),
  );
  sheet.add(
    polyline([
      [left!, top!],
      [left!, bottom!],
      [right!, bottom!],
      [right!, top!],
    ] as Point[]),
  );
  sheet.add(
    polyline(
      [
        [14, -34],
        [14, -14],
        [30, -14],
        [30, -34],
      ],
      { width: 2.2 },
    ),
    line([22, -14], [22, -4], { width: 2.2 }),
  );
  return {
    fork: { text: 'tuning fork', at: [32, -26], to: [26, 0] },
    air: { text: 'air', at: [30, 46], to: [40, 0] },
    water: { text: 'water', at: [30, 136], to: [40, 0] },
  };
};

export const electricApparatus = {
  electrolysis,
  'voltaic-cell': voltaicCell,
  photocell,
  'resonance-tube': resonanceTube,
} satisfies Record<string, Apparatus>;
