import type { QuestionImport } from '@sevenfold/contract/questions/question-import.schema';
import type { QuestionWords } from '@sevenfold/search-text/taught-text';

/** The bank as the server loads it, made of the authors' files; see read-bank.ts. */
export interface BankContent {
  readonly subjects: readonly SubjectContent[];
  readonly questions: readonly QuestionImport[];
  readonly syllabuses: readonly SyllabusContent[];
  readonly vocabularies: readonly VocabularyContent[];
  /** Whole mock papers, made of designs of the bank. */
  readonly papers: readonly PaperContent[];
  readonly prerequisites: readonly PrerequisiteContent[];
  readonly posts: readonly PostContent[];
  readonly pages: readonly PageContent[];
}

export interface SubjectContent {
  readonly slug: string;
  readonly name: string;
  readonly staffOnly?: boolean;
  readonly topics: readonly TopicContent[];
}

export interface TopicContent {
  readonly slug: string;
  readonly number: string;
  readonly name: string;
  readonly topics: readonly TopicContent[];
}

export interface PostContent {
  readonly slug: string;
  readonly title: string;
  readonly author: string;
  readonly description: string;
  /** An ISO date. */
  readonly published: string;
  readonly picture: { readonly url: string; readonly alt: string };
  /** Lexical's JSON. */
  readonly content: Record<string, unknown>;
}

export interface SyllabusContent {
  readonly subject: string;
  readonly topic: string;
  readonly title: string;
  /** Lexical's JSON. */
  readonly content: Record<string, unknown>;
}

/** The words by which search finds a topic. */
export interface VocabularyContent {
  readonly subject: string;
  readonly topic: string;
  readonly words: readonly string[];
}

/** A mock paper: its designs by their keys, one question of each, in their order. */
export interface PaperContent {
  readonly key: string;
  readonly subject: string;
  /** Such as A; a course has no design twice in its sets. */
  readonly set: string;
  readonly paper: '1' | '2' | '3';
  readonly name: string;
  readonly sections: readonly { readonly name: string; readonly designs: readonly string[] }[];
}

/** What a subtopic builds on, by slugs. */
export interface PrerequisiteContent {
  readonly subject: string;
  readonly topic: string;
  readonly prerequisites: readonly string[];
}

/** A page such as the terms. `{name}`, `{email}`, `{phone}`, `{address}` and `{origin}` are the installation's. */
export interface PageContent {
  readonly slug: string;
  readonly title: string;
  /** An ISO date. */
  readonly updated: string;
  /** Lexical's JSON. */
  readonly content: Record<string, unknown>;
}

/** `index.json` of the folder with typeset questions. */
export interface TypesetIndex {
  readonly typesetVersion: number;
  readonly searchTextVersion: number;
  /** The keys of the questions in each of its files: `0.json.gz`, `1.json.gz` … */
  readonly files: readonly (readonly string[])[];
}

/** Questions by their keys. */
export type TypesetFile = Readonly<Record<string, TypesetEntry>>;

export interface TypesetEntry {
  /** `typesetHash` of the entry. */
  readonly hash: string;
  /** Packed, in base64: see `packed-html.ts`. */
  readonly question: string;
  readonly solution: string;
  /** HTML by text. */
  readonly replies: Readonly<Record<string, string>>;
  readonly words: QuestionWords;
}
