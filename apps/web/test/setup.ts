import '@testing-library/jest-dom/vitest';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { closeAuthDialog } from '../app/lib/auth/auth-dialogs.ts';
import { authStore } from '../app/lib/auth/auth-store.ts';
import { closeDoubtDialog } from '../app/lib/bank/doubt-dialog.ts';
import { forgetMarks } from '../app/lib/bank/question-marks.ts';
import { closeReportDialog } from '../app/lib/bank/report-dialog.ts';
import { closeSearch } from '../app/lib/search-dialog.ts';
import { getSnapshot, toast } from '../app/ui/toast.ts';
import { plainComputedStyle } from './computed-style.ts';
import type { FakeApi } from './fake-api.ts';
import './without-diagnostics.ts';

// How long something may take to show is no matter of these tests; a busy machine needs long.
configure({ asyncUtilTimeout: 60_000 });

// The DOM of these tests doesn't know the element; every browser that we serve does.
const unknownElement = /^The tag <%s> is unrecognized in this browser.* search$/;

let apis: FakeApi[] = [];
let complaints: string[] = [];
let expected: RegExp[] = [];

/** A call outside the contract fails the test that made it, also when the page swallowed the answer. */
export const watchApi = (api: FakeApi) => apis.push(api);

/** A console error of this shape is part of the test. Every other one fails it. */
export const expectComplaint = (pattern: RegExp) => expected.push(pattern);

beforeEach(() => {
  vi.stubGlobal('getComputedStyle', plainComputedStyle);
  apis = [];
  complaints = [];
  expected = [unknownElement];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      complaints.push(words.map(String).join(' '));
    });
  }
});

afterEach(() => {
  cleanup();
  // What modules keep outlives a page of a test, as it never outlives one in a browser.
  authStore.getState().signOut();
  closeAuthDialog();
  closeDoubtDialog();
  closeReportDialog();
  closeSearch();
  for (const mark of ['completed', 'pinned', 'bookmarked'] as const) forgetMarks(mark);
  for (const { id } of getSnapshot()) toast.dismiss(id);
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // A test that went offline stays so for whatever asks the server in the next one.
  onlineManager.setOnline(true);
  const unexpected = complaints.filter((line) => !expected.some((pattern) => pattern.test(line)));
  expect(
    apis.flatMap((api) => api.faults),
    'calls outside the contract or without an answer',
  ).toEqual([]);
  expect(unexpected, 'console errors and warnings').toEqual([]);
});
