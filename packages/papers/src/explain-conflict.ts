import type { MarkedBlueprint, QuestionKind } from '@sevenfold/contract/papers/blueprint';
import { counted } from '@sevenfold/contract/platform/counted.rules';
import type { Change } from './change.ts';
import {
  kindNames,
  kindsInWords,
  listed,
  type Names,
  papersInWords,
  sectionName,
  wishInWords,
} from './explain-wish.ts';
import type { Reach } from './reach.ts';
import type { Conflict } from './why-not.ts';
import type { WishRef } from './wish.ts';

/**
 * Why there is no such paper, in a sentence or two: '30 marks in Section B, only long questions in Section B and at
 * least 100 % of the marks about Vectors can’t be had together. With the rest of it, 27 marks about Vectors are the
 * most: the bank has 2 questions for it, 27 marks.'
 */
export function explainConflict(found: Conflict, blueprint: MarkedBlueprint, names: Names): string {
  const { conflict } = found;
  if (conflict.length === 0) {
    return 'No such paper was found in time. Fewer or wider wishes are found sooner.';
  }
  const wishes = listed(conflict.map((ref) => wishInWords(ref, blueprint, names)));
  const together = conflict.length > 1 ? 'can’t be had together' : 'can’t be had';
  const limit = limitInWords(found, blueprint, names);
  return `${capital(wishes)} ${together}.${limit === undefined ? '' : ` ${limit}`}`;
}

/** What would be possible, and what the bank has: for where the wishes themselves are named already. */
export function limitInWords(
  { reach, supply }: Conflict,
  blueprint: MarkedBlueprint,
  names: Names,
): string | undefined {
  const most = reach && reachInWords(reach, blueprint, names);
  const has =
    supply &&
    (supply.designs === 0
      ? 'the bank has no question for it'
      : `the bank has ${counted(supply.designs, 'question')} for it, ${counted(supply.marks, 'mark')}`);
  const facts = [most, has].filter((fact) => fact !== undefined).join(': ');
  return facts === '' ? undefined : `${capital(facts)}.`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where nothing at all is possible, that the bank has no question says it better. */
function reachInWords(
  { wish, below, above }: Reach,
  blueprint: MarkedBlueprint,
  names: Names,
): string | undefined {
  const what = whatIsCounted(wish, blueprint, names);
  if (!what) return undefined;
  const rest = 'with the rest of it ';
  const near = [below, above].filter((value) => value !== undefined);
  if (near.length === 2) return `${rest}${what(listed(near.map(String), 'or'))} would be possible`;
  if (below !== undefined && below > 0) return `${rest}${what(String(below))} would be the most`;
  if (above !== undefined) return `${rest}${what(String(above))} would be the least`;
  return undefined;
}

/** A count in words, as '1' or as '4 or 6'. */
const some = (count: string, one: string): string => `${count} ${one}${count === '1' ? '' : 's'}`;

function whatIsCounted(
  ref: WishRef,
  blueprint: MarkedBlueprint,
  names: Names,
): ((count: string) => string) | undefined {
  switch (ref.wish) {
    case 'total':
      return (count) => `${some(count, 'mark')} in all`;
    case 'section': {
      const name = sectionName(blueprint, ref.section);
      return (count) => `${some(count, ref.of === 'questions' ? 'question' : 'mark')} in ${name}`;
    }
    case 'topic':
      return (count) => `${count} of ${blueprint.total.marks} marks about ${names.topic(ref.topicId)}`;
    case 'difficulty':
      return (count) => `${count} of ${blueprint.total.marks} marks from ${ref.difficulty} questions`;
    case 'count':
      return (count) => some(count, kindNames[ref.kind]);
    default:
      return undefined;
  }
}

/** What was changed in the nearest paper: '30 marks in Section B became 27'. */
export function changeInWords({ wish, to }: Change, blueprint: MarkedBlueprint, names: Names): string {
  const before = wishInWords(wish, blueprint, names);
  if (to === false) {
    return wish.wish === 'include'
      ? `“${names.design(wish.design)}” is left out`
      : 'some questions were met before';
  }
  if (to === 'any') return 'questions with and without a calculator';
  if (typeof to === 'number') {
    if (wish.wish === 'section' && wish.of === 'marks' && to === 0) {
      return `${sectionName(blueprint, wish.section)} is left out`;
    }
    const unit = wish.wish === 'topic' || wish.wish === 'difficulty' ? ' %' : '';
    return `${to}${unit} instead of ${before}`;
  }
  if (wish.wish === 'exclude') {
    return `${counted(blueprint.exclude.length - to.length, 'question')} of those left out by hand came back`;
  }
  const isKinds = wish.wish === 'section' && wish.of === 'kinds';
  return `${isKinds ? kindsInWords(to as QuestionKind[]) : papersInWords(to)} instead of ${before}`;
}
