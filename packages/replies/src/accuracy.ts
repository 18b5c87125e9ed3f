/** How accurate a number must be. Without it, IB's rule holds: exact, or to three significant figures. */
export type Accuracy = 'exact' | { figures: number } | { decimals: number } | { tolerance: number };

export const usualAccuracy: Accuracy = { figures: 3 };

/** Whether the question itself says how many figures, and nobody took it for granted. */
export const isStated = (accuracy: Accuracy) => accuracy !== usualAccuracy;

const names: Readonly<Record<string, 'figures' | 'decimals' | 'tolerance'>> = {
  figures: 'figures',
  sf: 'figures',
  significantFigures: 'figures',
  decimals: 'decimals',
  dp: 'decimals',
  tolerance: 'tolerance',
};

/** Takes what people write for it: "exact", 3, {"sf": 3}, {"dp": 2}, {"tolerance": 0.01}. */
export function readAccuracy(given: unknown): Accuracy | undefined {
  if (given === undefined || given === null) return undefined;
  if (given === 'exact') return 'exact';
  if (typeof given === 'number') return checked('figures', given);
  if (typeof given === 'object') {
    const [entry, ...more] = Object.entries(given);
    const name = entry && names[entry[0]];
    if (name && more.length === 0 && typeof entry[1] === 'number') return checked(name, entry[1]);
  }
  throw new Error(`accuracy is not known: ${JSON.stringify(given)}`);
}

function checked(name: 'figures' | 'decimals' | 'tolerance', value: number): Accuracy {
  const isGood = name === 'tolerance' ? value >= 0 : Number.isInteger(value) && value >= 0 && value <= 20;
  if (!isGood || (name === 'figures' && value === 0)) throw new Error(`accuracy can't be ${value} ${name}`);
  return { [name]: value } as Accuracy;
}
