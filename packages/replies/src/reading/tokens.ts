import { spend } from '../work.ts';
import { mostDigits, Unreadable } from './limits.ts';
import { connectives, functionWords, greekLetters, otherWords, signWords, spelledLetters } from './words.ts';

export type Token = {
  kind: 'number' | 'symbol' | 'function' | 'word' | 'sign' | 'end';
  text: string;
  /** Whether there is room before it, which separates entries of vectors and matrices. */
  spaced: boolean;
};

export type TokenRules = {
  /** Names of more than one letter that are in use, such as x_1. */
  names: readonly string[];
  /** In lists a comma separates; elsewhere 1234,5 is a number. */
  comma: 'separates' | 'decimal';
  /** Whether 1 234 is one number, as everywhere but in rows of entries. */
  grouped: boolean;
  /** Whether 1.5x10^3 is written with the letter. */
  letterTimes: boolean;
};

const numberShapes = {
  spaces: /\d{1,3}(?: \d{3})+(?!\d)(?:\.\d+)?(?!\d)/y,
  spacesAndComma: /\d{1,3}(?: \d{3})+,\d+(?![\d,])/y,
  points: /[1-9]\d{0,2}(?:\.\d{3}){2,}(?![\d.])/y,
  european: /[1-9]\d{0,2}(?:\.\d{3})+,\d+/y,
  apostrophes: /[1-9]\d{0,2}(?:'\d{3})+(?!\d)(?:\.\d+)?/y,
  commas: /[1-9]\d{0,2}(?:,\d{3})+(?!\d)(?:\.\d+)?/y,
  decimalComma: /\d+,\d+(?![\d,])/y,
  plain: /\d+\.?\d*|\.\d+/y,
};
const scientific = /[eE][+-]?\d+(?![\d.])/y;
const subscript = /_(?:\{([^{}]{1,12})\}|\(([^()]{1,12})\)|([A-Za-z0-9]+))/y;
const run = /[A-Za-z]+/y;
const vocabulary = [
  ...Object.keys(functionWords),
  ...Object.keys(otherWords),
  ...spelledLetters.map((name) => name.toLowerCase()),
].sort((a, b) => b.length - a.length);

/** A reading takes about so many for each letter, from here to the tree. */
const stepsOfLetter = 15;

/** Also tells the words that nobody uses in mathematics, for refusing sentences. */
export function tokensOf(text: string, rules: TokenRules): { tokens: Token[]; strangeWords: string[] } {
  spend(stepsOfLetter * text.length);
  const tokens: Token[] = [];
  const strangeWords: string[] = [];
  const names = [...rules.names].sort((a, b) => b.length - a.length);
  let at = 0;
  let spaced = false;
  const add = (kind: Token['kind'], word: string): void => {
    tokens.push({ kind, text: word, spaced });
    spaced = false;
  };
  const match = (shape: RegExp): RegExpExecArray | undefined => {
    shape.lastIndex = at;
    return shape.exec(text) ?? undefined;
  };

  while (at < text.length) {
    const sign = text[at]!;
    if (sign === ' ') {
      spaced = true;
      at += 1;
    } else if (/[\d.]/.test(sign)) addNumber();
    else if (/[A-Za-z]/.test(sign)) addRun(match(run)![0]);
    else if (sign in greekLetters) {
      at += 1;
      const letter = greekLetters[sign]!;
      if (letter === 'pi') add('word', 'pi');
      else addSymbol(letter);
    } else if (sign in signWords) {
      at += 1;
      addWord(signWords[sign]!);
    } else {
      const two = text.slice(at, at + 2);
      const found = ['<=', '>=', '!=', '->'].includes(two) ? two : sign;
      at += found.length;
      add('sign', found);
    }
  }
  add('end', '');
  return { tokens, strangeWords };

  function addNumber(): void {
    const found =
      (rules.grouped && rules.comma === 'decimal' && match(numberShapes.spacesAndComma)) ||
      (rules.grouped && match(numberShapes.spaces)) ||
      (rules.comma === 'decimal' && decimalCommaAt()) ||
      match(numberShapes.plain);
    if (!found) throw new Unreadable(`a full stop stands alone`);
    at += found[0].length;
    const isThousands = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.|$)/.test(found[0]);
    const isEuropean = /\..*[.,]/.test(found[0]);
    let digits = (isEuropean ? found[0].replaceAll('.', '') : found[0])
      .replaceAll(/[ ']/g, '')
      .replaceAll(',', isThousands ? '' : '.');
    const exponent = match(scientific);
    if (exponent) {
      at += exponent[0].length;
      if (Math.abs(Number(exponent[0].slice(1))) > mostDigits) throw new Unreadable('a number out of reach');
      digits += exponent[0].toLowerCase();
    }
    add('number', digits);
    if (rules.letterTimes) skipLetterTimes();
  }

  function decimalCommaAt(): RegExpExecArray | undefined {
    return (
      match(numberShapes.european) ??
      match(numberShapes.points) ??
      match(numberShapes.apostrophes) ??
      match(numberShapes.commas) ??
      match(numberShapes.decimalComma)
    );
  }

  /** 1.5x10^3 and 3 x 4: the letter between two numbers is a sign. */
  function skipLetterTimes(): void {
    const times = /^ ?[xX] ?(?=\d)/.exec(text.slice(at, at + 4));
    if (!times) return;
    at += times[0].length;
    add('sign', '*');
  }

  function addSymbol(letter: string): void {
    const found = match(subscript);
    if (found) at += found[0].length;
    const below = found?.[1] ?? found?.[2] ?? found?.[3];
    add('symbol', below ? `${letter}_${below.trim()}` : letter);
  }

  function addRun(letters: string): void {
    const end = at + letters.length;
    const lower = letters.toLowerCase();
    const start = at;
    if (lower in connectives && !names.includes(letters)) {
      at = end;
      addWord(connectives[lower]!);
      return;
    }
    let strange = '';
    while (at < end) {
      const rest = text.slice(at, end);
      const name = names.find((known) => text.startsWith(known, at));
      const word = vocabulary.find((known) => lower.startsWith(known, at - start));
      if (name && name.length > (word?.length ?? 1)) {
        at += name.length;
        add('symbol', name.includes('_') ? name : withSubscript(name));
        strange = '';
      } else if (word) {
        at += word.length;
        addKnown(word, rest);
        strange = '';
      } else {
        strange += rest[0]!;
        at += 1;
        addSymbol(rest[0]!);
        if (strange.length === 3) strangeWords.push(letters);
      }
    }
  }

  function addKnown(word: string, rest: string): void {
    const isCapital = /^[A-Z]/.test(rest) && word in capitals;
    if (word in functionWords) add('function', word);
    else if (word in otherWords) addWord(otherWords[word]!);
    else addSymbol(isCapital ? capitals[word]! : word);
  }

  function addWord(word: string): void {
    const isRoot = word === 'sqrt' || word === 'cbrt';
    add(isRoot ? 'function' : /^[°∪∩∈]$/.test(word) ? 'sign' : 'word', word);
  }
}

const capitals: Readonly<Record<string, string>> = Object.fromEntries(
  spelledLetters.filter((name) => /^[A-Z]/.test(name)).map((name) => [name.toLowerCase(), name]),
);

/** x1 is x_1 where that is in use. */
const withSubscript = (name: string) => name.replace(/^([A-Za-z])(\d+)$/, '$1_$2');
