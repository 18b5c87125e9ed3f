import { type Apparatus, beaker, conicalFlask, stand, thermometer } from './apparatus-parts.ts';
import { arrow, dot, ellipse, line, path, polygon, polyline, rectangle } from './pen.ts';

const calorimeter: Apparatus = (sheet) => {
  sheet.add(
    rectangle([2, 62], 96, 87, { fill: 'tint-second' }),
    line([0, 62], [100, 62], { ink: 'second', width: 1.2 }),
    polyline(
      [
        [-8, 12],
        [0, 150],
        [100, 150],
        [108, 12],
      ],
      { width: 4 },
    ),
    rectangle([-16, 4], 132, 9, { ink: 'ink', fill: 'tint' }),
    thermometer([36, -52], 128),
    line([72, -36], [72, 118]),
    ellipse([72, 120], [13, 3.5]),
  );
  return {
    thermometer: { text: 'thermometer', at: [33, -34], to: [-24, 0] },
    stirrer: { text: 'stirrer', at: [72, -28], to: [28, 0] },
    lid: { text: 'lid', at: [116, 8], to: [22, 0] },
    cup: { text: 'polystyrene cup', at: [104, 60], to: [24, 0] },
    solution: { text: 'reaction mixture', at: [88, 110], to: [40, 0] },
  };
};

/** Burning a fuel under water in a metal can. */
const combustion: Apparatus = (sheet) => {
  sheet.add(beaker([0, 20], 96, 84, 60), stand([-52, 214], 210, [[0, 34]]), thermometer([48, -36], 84));
  sheet.add(
    path('M40 156 C34 142 46 138 48 122 C50 138 62 142 56 156 Z', {
      fill: 'tint-warm',
      ink: 'warm',
      width: 1.2,
    }),
    polygon(
      [
        [34, 164],
        [62, 164],
        [84, 212],
        [12, 212],
      ],
      { ink: 'ink', fill: 'tint' },
    ),
    rectangle([43, 156], 10, 8, { ink: 'ink', fill: 'paper' }),
  );
  return {
    thermometer: { text: 'thermometer', at: [51, -22], to: [28, 0] },
    can: { text: 'metal can', at: [96, 40], to: [32, 0] },
    water: { text: 'water', at: [86, 84], to: [42, 0] },
    burner: { text: 'spirit burner', at: [76, 196], to: [36, 0] },
  };
};

const titration: Apparatus = (sheet) => {
  sheet.add(
    rectangle([-5, -106], 10, 116, { fill: 'tint' }),
    polyline([
      [-5, -124],
      [-5, 18],
      [-2, 26],
      [-2, 50],
    ]),
    polyline([
      [5, -124],
      [5, 18],
      [2, 26],
      [2, 50],
    ]),
    line([-5, -106], [5, -106], { ink: 'accent', width: 1.2 }),
    line([-9, 32], [9, 32], { width: 3 }),
    conicalFlask([0, 58], 34),
    stand([-84, 150], 280, [
      [-6, -70],
      [-6, 0],
    ]),
    Array.from({ length: 11 }, (_, mark) => line([0, -98 + mark * 10], [5, -98 + mark * 10], { width: 0.8 })),
  );
  return {
    burette: { text: 'burette', at: [6, -60], to: [32, 0] },
    tap: { text: 'tap', at: [10, 32], to: [28, 0] },
    flask: { text: 'conical flask', at: [30, 104], to: [26, -10] },
    solution: { text: 'solution and indicator', at: [34, 130], to: [24, 0] },
  };
};

const gasSyringe: Apparatus = (sheet) => {
  sheet.add(
    conicalFlask([0, 40], 30),
    rectangle([-13, 32], 26, 10, { ink: 'ink', fill: 'tint' }),
    Array.from({ length: 4 }, (_, index) =>
      dot([-18 + 12 * index, 112 - 5 * (index % 2)], { open: true, r: 2.2 }),
    ),
  );
  sheet.add(
    polyline(
      [
        [0, 40],
        [0, 0],
        [96, 0],
      ],
      { width: 3 },
    ),
  );
  sheet.add(
    rectangle([96, -13], 130, 26, { ink: 'ink' }),
    rectangle([150, -12], 8, 24, { fill: 'soft' }),
    line([158, 0], [256, 0], { width: 3 }),
    line([256, -12], [256, 12], { width: 3 }),
  );
  sheet.add(
    Array.from({ length: 12 }, (_, mark) =>
      line([104 + mark * 10, -13], [104 + mark * 10, mark % 5 === 0 ? -5 : -8], { width: 0.8 }),
    ),
  );
  return {
    syringe: { text: 'gas syringe', at: [170, -13], to: [0, -16] },
    flask: { text: 'flask', at: [32, 92], to: [36, 0] },
    mixture: { text: 'reacting mixture', at: [40, 116], to: [28, 0] },
  };
};

const waterBath: Apparatus = (sheet) => {
  sheet.add(
    beaker([0, 20], 150, 120, 84),
    path('M58 4 L58 104 Q58 118 70 118 Q82 118 82 104 L82 4', { ink: 'ink' }),
    path('M59 74 L59 104 Q59 117 70 117 Q81 117 81 104 L81 74 Z', { fill: 'tint-warm' }),
    thermometer([120, -18], 110),
  );
  sheet.add(arrow([75, 176], [75, 148], { ink: 'warm', width: 2 }));
  return {
    tube: { text: 'test tube', at: [58, 20], to: [-70, -8] },
    thermometer: { text: 'thermometer', at: [123, -6], to: [40, 0] },
    bath: { text: 'water bath', at: [140, 120], to: [32, 0] },
    heat: { text: 'heat', at: [79, 168], to: [14, 0] },
  };
};

export const reactionApparatus = {
  calorimeter,
  combustion,
  titration,
  'gas-syringe': gasSyringe,
  'water-bath': waterBath,
} satisfies Record<string, Apparatus>;
