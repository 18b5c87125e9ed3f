import { mostSheetPages } from '@sevenfold/contract/grading/grading.constants';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { messageOf } from '~/lib/api-error.ts';
import { useAuth } from '~/lib/auth/auth-store.ts';
import { looksLikePdf, tellingBytes } from '../sheet.rules.ts';
import { takeBroughtFile } from './brought-file.ts';
import {
  type BookletPage,
  changed,
  type HandInPage,
  judgeCode,
  withPage,
  withReplaced,
} from './hand-in.rules.ts';
import { type KeptList, type KeptPages, type KeptPicture, keptPagesOf } from './kept-pages.ts';
import { pdfPages } from './read-pdf-pages.ts';
import type { ScannedPicture } from './scan-messages.ts';
import { openScanner, type Scanner, ScanProblem } from './scanner.ts';

const nothing: KeptList = { pages: [], wantsPhotos: false, booklet: null };

const isPdf = async (file: Blob): Promise<boolean> =>
  looksLikePdf(new Uint8Array(await file.slice(0, tellingBytes.begin).arrayBuffer()));

export type HandIn = ReturnType<typeof useHandIn>;

/** The thread that reads photos, opened with the first one and closed with the page. */
function useScanner(): () => Promise<Scanner> {
  const opening = useRef<Promise<Scanner>>(undefined);
  useEffect(
    () => () => {
      void opening.current?.then(({ close }) => close()).catch(() => undefined);
      opening.current = undefined;
    },
    [],
  );
  return useCallback(() => {
    opening.current ??= openScanner().catch((error: unknown) => {
      opening.current = undefined;
      throw error;
    });
    return opening.current;
  }, []);
}

/** Pages of one test as they are photographed: read one after the other, put in their order, and kept over reloads. */
export function useHandIn(slug: string, told: readonly BookletPage[] | undefined) {
  const userId = useAuth((state) => state.user?.id) ?? '';
  const [kept] = useState<KeptPages>(() => keptPagesOf(userId, slug));
  const [list, setList] = useState<KeptList>();
  const [waiting, setWaiting] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isKept, setKept] = useState(true);
  // What comes next builds on this, also where the screen doesn't show it yet.
  const latest = useRef<KeptList>(nothing);
  const scanner = useScanner();

  const become = useCallback(
    async (next: KeptList, picture?: { id: string } & KeptPicture) => {
      latest.current = next;
      const done = await kept.keep(next, picture);
      setKept(done);
      setList(latest.current);
    },
    [kept],
  );

  useEffect(() => {
    let left = false;
    void kept.read().then((before) => {
      if (left) return;
      latest.current = before ?? nothing;
      setList(latest.current);
    });
    return () => {
      left = true;
    };
  }, [kept]);

  const isLoaded = list !== undefined;
  useEffect(() => {
    if (!told || !isLoaded) return;
    void become({ ...latest.current, booklet: told });
  }, [told, isLoaded, become]);

  const change = useCallback(
    (edit: (pages: readonly HandInPage[]) => readonly HandInPage[]) => {
      const before = latest.current.pages;
      const pages = edit(before);
      const gone = before.filter(({ id }) => !pages.some((one) => one.id === id)).map(({ id }) => id);
      void become({ ...latest.current, pages }).then(() => kept.drop(gone));
    },
    [become, kept],
  );

  const take = async (picture: ScannedPicture, replacing: string | undefined) => {
    const { booklet, pages } = latest.current;
    const { text, jpeg, small, photo, width, height, edgeFound } = picture;
    const fresh: HandInPage = {
      id: crypto.randomUUID(),
      code: judgeCode(text, slug, booklet ?? undefined),
      byHand: null,
      quarters: 0,
      width,
      height,
      edgeFound,
      hasPhoto: photo !== undefined,
    };
    const next = replacing === undefined ? withPage(pages, fresh) : withReplaced(pages, replacing, fresh);
    await become({ ...latest.current, pages: next }, { id: fresh.id, jpeg, small, photo });
    if (replacing !== undefined) await kept.drop([replacing]);
  };

  const read = async (file: Blob, replacing: string | undefined) => {
    const { scan } = await scanner();
    if (!(await isPdf(file))) {
      await take(
        await scan({ kind: 'photo', photo: file, keepPhoto: latest.current.wantsPhotos }),
        replacing,
      );
      return;
    }
    for await (const picture of pdfPages(file)) await take(await scan({ kind: 'flat', picture }), replacing);
  };

  /** In the order they come; one that can't be read says so and holds up nothing. */
  const add = async (files: readonly Blob[], replacing?: string) => {
    setProblems([]);
    setWaiting((before) => before + files.length);
    for (const file of files) {
      try {
        await read(file, replacing);
      } catch (error) {
        const said = error instanceof ScanProblem ? error.message : messageOf(error);
        const name = file instanceof File ? `${file.name}: ` : '';
        setProblems((before) => [...before, `${name}${said}`]);
      }
      setWaiting((before) => before - 1);
    }
  };

  const addBrought = useEffectEvent(() => {
    const file = takeBroughtFile(slug);
    if (file) void add([file]);
  });
  useEffect(() => {
    if (isLoaded) addBrought();
  }, [isLoaded]);

  const wantPhotos = async (wantsPhotos: boolean) => {
    await become({ ...latest.current, wantsPhotos });
    if (wantsPhotos) return;
    // Whoever changes their mind takes back those that are kept already.
    for (const { id, hasPhoto } of latest.current.pages) {
      const picture = hasPhoto ? await kept.picture(id) : undefined;
      const pages = changed(latest.current.pages, id, { hasPhoto: false });
      if (picture) await become({ ...latest.current, pages }, { ...picture, id, photo: undefined });
    }
  };

  const clear = async () => {
    await kept.clear(latest.current.pages.map(({ id }) => id));
    latest.current = nothing;
    setList(nothing);
  };

  return {
    list,
    kept,
    waiting,
    problems,
    isKept,
    isFull: (list?.pages.length ?? 0) >= mostSheetPages,
    scanner,
    add,
    change,
    wantPhotos,
    clear,
  };
}
