/** One or more of each kind, as question files write them. */
export const figures: Record<string, Record<string, unknown>> = {
  'a parabola': {
    kind: 'plot',
    x: [-2, 5],
    y: [-5, 7],
    curves: [{ f: 'x^2 - 2x - 3', label: '*f*' }],
    points: [{ at: [1, -4], label: 'V' }],
  },
  'a graph with poles': {
    kind: 'plot',
    x: [-6, 8],
    y: [-6, 8],
    ticks: false,
    curves: [{ f: '1/(x - 2)' }],
    asymptotes: { x: [2], y: [0] },
  },
  'a graph in π': { kind: 'plot', x: [0, 6.5], y: [-3, 3], ticks: { x: 'pi/2' }, curves: [{ f: 'tan(x)' }] },
  data: {
    kind: 'plot',
    frame: true,
    grid: true,
    x: [0, 20],
    y: [0, 25000],
    points: [{ at: [3, 4000], cross: true }],
    lines: [{ from: [0, 1], to: [20, 20000] }],
  },
  areas: {
    kind: 'plot',
    x: [0, 4],
    y: [0, 4],
    areas: [{ f: 'x', from: 0, to: 4, label: '*R*' }],
    regions: [
      {
        points: [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
      },
    ],
    polylines: [
      {
        points: [
          [0, 0],
          [2, 3],
        ],
        dots: true,
      },
    ],
  },
  'axes far from the origin': { kind: 'plot', x: [10, 20], y: [100, 300], curves: [{ f: '10x' }] },
  'a circle': {
    kind: 'plot',
    x: [-3, 3],
    y: [-3, 3],
    circles: [{ centre: [0, 0], radius: 2 }],
    notes: [{ at: [1, 1], text: 'here' }],
  },
  'a triangle': {
    kind: 'sketch',
    points: { A: [0, 0], B: [8, 0], C: [3, 5] },
    segments: [
      { of: 'AB', label: '8', ticks: 2 },
      { of: 'BC', arrow: 'middle' },
      { of: 'CA', arrow: 'both', parallel: 1 },
    ],
    angles: [
      { at: 'A', from: 'B', to: 'C', label: '59°' },
      { at: 'B', from: 'A', to: 'C', right: true },
    ],
    fill: [['A', 'B', 'C']],
  },
  'a sector': {
    kind: 'sketch',
    points: { O: [0, 0], P_1: [6, 0], P_2: [3, 5.2] },
    circles: [{ centre: 'O', through: 'P_1' }],
    arcs: [{ centre: 'O', from: 'P_1', to: 'P_2', label: '*l*' }],
    sectors: [{ centre: 'O', from: 'P_1', to: 'P_2' }],
    segments: ['O-P_1'],
    labels: { O: false },
  },
  'a tree': {
    kind: 'treeDiagram',
    headings: ['First', 'Second'],
    branches: [
      { label: 'R', p: '3/5', next: [{ label: 'R', p: '1/2', outcome: 'P' }, { label: 'B' }] },
      { label: 'B', p: '2/5' },
    ],
  },
  'two sets': {
    kind: 'venn',
    sets: ['*A*', '*B*'],
    regions: { A: 8, AB: 5, outside: 4 },
    shade: ['A', 'outside'],
  },
  'three sets': { kind: 'venn', sets: ['A', 'B', 'C'], universal: false, shade: ['ABC', 'AB', 'C'] },
  bars: {
    kind: 'bars',
    categories: ['a', 'b'],
    values: [
      [1, 2],
      [3, 4],
    ],
    series: ['x', 'y'],
    errors: [0.5, 0.2],
    xLabel: 'Day',
  },
  'one row of bars': { kind: 'bars', categories: ['a', 'b'], values: [1, 2], ticks: 1, grid: true },
  'a histogram': { kind: 'histogram', edges: [0, 10, 20, 40], heights: [4, 11, 6] },
  'box plots': {
    kind: 'boxPlot',
    x: [0, 60],
    plots: [{ min: 8, q1: 18, median: 25, q3: 34, max: 50, outliers: [58], label: 'Boys' }],
  },
  'a network': {
    kind: 'network',
    nodes: { A: [0, 1], B: [1, 2], C: [1, 0] },
    edges: [
      'AB 4',
      { of: 'BC', weight: 3, bold: true },
      { of: 'AA', directed: true, weight: 0.5 },
      { of: 'AC', directed: true, bend: 20 },
    ],
  },
  'Voronoi cells': {
    kind: 'voronoi',
    x: [0, 12],
    y: [0, 10],
    sites: { A: [2, 2], B: [9, 3], C: [6, 8] },
    shade: ['A'],
    points: [{ at: [5, 5], label: 'P' }],
    lines: [{ from: [0, 0], to: [2, 2] }],
  },
  'bare cells': {
    kind: 'voronoi',
    bare: true,
    x: [0, 12],
    y: [0, 10],
    sites: { A: [2, 2], B: [9, 3] },
    edges: [
      [
        [0, 0],
        [3, 3],
      ],
    ],
  },
  'a slope field': { kind: 'slopeField', x: [-3, 3], y: [-3, 3], f: 'x - y', through: [[0, 1]] },
  'a saddle': {
    kind: 'phasePortrait',
    x: [-4, 4],
    y: [-4, 4],
    matrix: [
      [1, 2],
      [3, 2],
    ],
    eigenvectors: true,
  },
  'a spiral': {
    kind: 'phasePortrait',
    x: [-4, 4],
    y: [-4, 4],
    matrix: [
      [-0.3, 1],
      [-1, -0.3],
    ],
  },
  'two species': {
    kind: 'phasePortrait',
    x: [0, 4],
    y: [0, 4],
    dx: 'x (1 - y)',
    dy: 'y (x - 1)',
    through: [[1, 2]],
  },
  'a cuboid': {
    kind: 'solid',
    shape: 'cuboid',
    lengths: { AB: '8' },
    vertices: true,
    lines: ['AG'],
    angles: [{ at: 'A', from: 'C', to: 'G', label: '*θ*' }],
  },
  'a pyramid': {
    kind: 'solid',
    shape: 'pyramid',
    size: [4, 4, 7],
    lengths: { VO: '*h*' },
    lines: ['VO', 'VM'],
    vertices: { A: 'P' },
  },
  'a prism': { kind: 'solid', shape: 'prism' },
  ...Object.fromEntries(
    [
      'cylinder',
      'cone',
      'sphere',
      'hemisphere',
      'frustum',
      'cylinder-cone',
      'cylinder-hemisphere',
      'cone-hemisphere',
    ].map((shape) => [
      `a ${shape}`,
      {
        kind: 'solid',
        shape,
        lengths: { radius: '*r*', height: '*h*', slant: '*l*', topHeight: '2', topRadius: '1' },
      },
    ]),
  ),
  'a circuit': {
    kind: 'circuit',
    top: [{ part: 'cell', label: '*ε*' }, 'switch'],
    bottom: ['ammeter', { parallel: [[{ part: 'resistor', label: '6 Ω' }], ['voltmeter'], ['wire']] }],
  },
  'every part': {
    kind: 'circuit',
    top: ['battery', 'ac-supply', 'capacitor', 'inductor', 'closed-switch', 'diode', 'led'],
    bottom: ['variable-resistor', 'thermistor', 'ldr', 'lamp', 'galvanometer', 'motor'],
  },
  'a free body': {
    kind: 'forces',
    ground: true,
    forces: [
      { towards: 'down', label: '*mg*' },
      { towards: 30, label: '*T*' },
    ],
  },
  'a ball with a name': { kind: 'forces', body: 'ball', name: '*m*', forces: [{ towards: 'up' }] },
  'an inclined plane': {
    kind: 'inclinedPlane',
    angle: 30,
    forces: [{ towards: 'normal', label: '*N*' }],
    hanging: { name: '*m*' },
    lengths: { slope: '2 m', base: '*b*', height: '*h*' },
  },
  'a wave': { kind: 'wave', wavelength: '*λ*', amplitude: '*A*', points: { P: 0.5 }, shifted: 0.2 },
  ...Object.fromEntries(
    ['string', 'open-pipe', 'closed-pipe'].map((of) => [
      `a standing wave, ${of}`,
      { kind: 'wave', of, harmonic: 3, nodes: true, length: '*L*' },
    ]),
  ),
  refraction: {
    kind: 'rays',
    of: 'refraction',
    incidence: 50,
    labels: { incidence: '50°', refraction: '*θ*' },
    reflected: true,
  },
  'total reflection': { kind: 'rays', of: 'refraction', n: [1.5, 1], incidence: 60 },
  'two slits': { kind: 'rays', of: 'double-slit', labels: { d: '*d*', D: '*D*', s: '*s*' } },
  'energy levels': {
    kind: 'energyLevels',
    levels: [{ energy: -13.6, label: '−13.6' }, { energy: -3.4 }, { energy: 0 }],
    transitions: [{ from: -3.4, to: -13.6, label: 'A' }],
  },
  ...Object.fromEntries(
    ['charges', 'plates', 'uniform', 'magnet', 'wire'].map((of) => [
      `field lines, ${of}`,
      { kind: 'fieldLines', of, label: '*B*', particle: { label: '*q*', towards: 'right' } },
    ]),
  ),
  'a dipole': {
    kind: 'fieldLines',
    of: 'charges',
    charges: [
      { at: [-1, 0], q: 1 },
      { at: [1, 0], q: -1 },
    ],
  },
  'a uniform field upwards': { kind: 'fieldLines', of: 'uniform', towards: 'up' },
  ...Object.fromEntries(
    'calorimeter combustion titration distillation reflux gas-syringe water-bath chromatography filtration electrolysis voltaic-cell photocell resonance-tube pendulum spring spring-on-table inclined-track atwood falling-ball'
      .split(' ')
      .map((of) => [`the apparatus ${of}`, { kind: 'apparatus', of }]),
  ),
  'an energy profile': {
    kind: 'energyProfile',
    start: 40,
    peaks: [100, 70],
    valleys: [55],
    end: 10,
    activation: '*E*_a',
    enthalpy: 'Δ*H*',
    catalysed: 60,
  },
  'a molecule': {
    kind: 'molecule',
    atoms: { O: [0, 0], H1: [-0.8, -0.6], C2: { at: [1, 0], text: '' }, C3: { at: [2, 0], text: '' } },
    bonds: ['O-H1', { of: 'O-C2', kind: 'wedge' }, 'C2=C3', { of: 'C2-H1', kind: 'dash' }, 'O#C3'],
    pairs: { O: ['n'] },
    electrons: { O: ['s'] },
    charge: '+',
  },
  'a Lewis formula': {
    kind: 'lewis',
    atoms: { N: [0, 0], H: [1, 0] },
    bonds: ['N-H'],
    pairs: { N: ['n', 'w'] },
  },
  'a food chain': {
    kind: 'blocks',
    blocks: { g: { at: [0, 1], text: 'Grass' }, r: { at: [0, 0], text: 'Rabbit\nor hare' } },
    arrows: [{ from: 'g', to: 'r', label: '10%' }],
  },
};
