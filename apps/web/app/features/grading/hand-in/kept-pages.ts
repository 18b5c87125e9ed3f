import { performDrafts } from '~/lib/drafts-database.ts';
import type { BookletPage, HandInPage } from './hand-in.rules.ts';

export interface KeptList {
  readonly pages: readonly HandInPage[];
  readonly wantsPhotos: boolean;
  /** As it was known last, for a student without a connection. */
  readonly booklet: readonly BookletPage[] | null;
}

/** The pictures of a page: straightened, and as it was taken where the student wants that. */
export interface KeptPicture {
  readonly jpeg: Blob;
  readonly small: Blob;
  readonly photo: Blob | undefined;
}

const listKey = (userId: string, slug: string) => `hand-in ${userId} ${slug}`;
const pictureKey = (userId: string, slug: string, id: string) => `${listKey(userId, slug)} ${id}`;

export interface KeptPages {
  read(): Promise<KeptList | undefined>;
  picture(id: string): Promise<KeptPicture | undefined>;
  /** False where the browser keeps nothing: the page works on, and says so. */
  keep(list: KeptList, picture?: { readonly id: string } & KeptPicture): Promise<boolean>;
  drop(ids: readonly string[]): Promise<void>;
  clear(ids: readonly string[]): Promise<void>;
}

/** What a student has photographed of one test, over reloads. */
export function keptPagesOf(userId: string, slug: string): KeptPages {
  const key = listKey(userId, slug);
  /** For browsers that keep nothing. */
  const held = new Map<string, KeptPicture>();
  const drop = async (ids: readonly string[]) => {
    for (const id of ids) {
      held.delete(id);
      const name = pictureKey(userId, slug, id);
      await performDrafts('readwrite', (store) => store('pictures').delete(name)).catch(() => undefined);
    }
  };
  return {
    read: () =>
      performDrafts('readonly', (store) => store('lists').get(key) as IDBRequest<KeptList | undefined>).catch(
        () => undefined,
      ),
    picture: async (id) =>
      held.get(id) ??
      (await performDrafts(
        'readonly',
        (store) => store('pictures').get(pictureKey(userId, slug, id)) as IDBRequest<KeptPicture | undefined>,
      ).catch(() => undefined)),
    keep: (list, picture) =>
      performDrafts('readwrite', (store) => {
        if (picture) {
          const { id, ...pictures } = picture;
          store('pictures').put(pictures, pictureKey(userId, slug, id));
        }
        return store('lists').put(list, key);
      }).then(
        () => true,
        () => {
          if (picture) held.set(picture.id, picture);
          return false;
        },
      ),
    drop,
    clear: async (ids) => {
      // The list first: without it no picture is shown any more.
      await performDrafts('readwrite', (store) => store('lists').delete(key)).catch(() => undefined);
      await drop(ids);
    },
  };
}
