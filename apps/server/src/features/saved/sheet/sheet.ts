import type { Difficulty } from '@sevenfold/contract/questions/question.constants';
import type { Drawings } from '@sevenfold/typesetting/markdown-drawings';
import type { Pictures } from '../../../platform/drawing/pdf/picture.ts';

/** What is printed, free of tables and tokens. */
export interface Sheet {
  readonly site: { readonly name: string; readonly domain: string };
  /** Names to print on every page; the first that can be drawn is taken. */
  readonly studentNames: readonly string[];
  readonly date: Date;
  readonly questions: readonly SheetQuestion[];
  readonly withAnswers: boolean;
  readonly pictures: Pictures;
}

export interface SheetQuestion {
  readonly subject: string;
  readonly topics: readonly string[];
  readonly difficulty: Difficulty;
  readonly marks: number;
  readonly calculator: boolean;
  readonly session: string;
  readonly text: string;
  readonly images: readonly SheetImage[];
  /** Figures that its texts name. */
  readonly drawings: Drawings;
  /** The letter of a multiple-choice question. */
  readonly choice: string | null;
  /** The worked answer, and other ways to it. */
  readonly answers: readonly SheetAnswer[];
}

export interface SheetAnswer {
  readonly body: string;
  readonly images: readonly SheetImage[];
  readonly markLines: readonly { readonly text: string; readonly mark: string }[];
}

export interface SheetImage {
  readonly url: string;
  readonly alt: string;
}

export const titleOf = (sheet: Pick<Sheet, 'withAnswers'>): string =>
  sheet.withAnswers ? 'Saved questions with answers' : 'Saved questions';
