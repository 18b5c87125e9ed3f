import { mostImages } from '@sevenfold/contract/questions/edit-question.rules';
import type { Issue } from '../question-draft.policy.ts';

export const sides = ['question', 'answer'] as const;
export type Side = (typeof sides)[number];

/** An image that a question has. */
export interface PresentImage {
  readonly id: number;
  readonly side: Side;
  readonly alt: string;
  /** Undefined for one that lies elsewhere, which can't carry a watermark of ours. */
  readonly watermark: boolean | undefined;
}

export interface ImageWishes {
  readonly order: Readonly<Record<Side, readonly string[] | undefined>>;
  readonly watermarks: Readonly<Record<Side, readonly string[] | undefined>>;
  readonly deleted: readonly number[];
  readonly alts: Readonly<Record<Side, Readonly<Record<string, string>>>>;
  /** How many files came along for each side. */
  readonly files: Readonly<Record<Side, number>>;
}

export type ImageSource =
  | { readonly kind: 'present'; readonly id: number }
  | { readonly kind: 'file'; readonly index: number }
  | { readonly kind: 'kept'; readonly id: string };

export interface PlannedImage {
  readonly source: ImageSource;
  readonly side: Side;
  readonly position: number;
  readonly watermark: boolean;
  readonly alt: string;
}

export interface ImagePlan {
  readonly images: readonly PlannedImage[];
  readonly deletedIds: readonly number[];
  readonly issues: readonly Issue[];
}

/** What a question's images will be: those that the lists name, in their order, then those that nobody spoke of. */
export function planImages(present: readonly PresentImage[], wishes: ImageWishes): ImagePlan {
  const byId = new Map(present.map((image) => [image.id, image]));
  const issues: Issue[] = wishes.deleted
    .filter((id) => !byId.has(id))
    .map((id) => ({ path: 'deleted_image_ids', message: `The question has no image ${id}` }));
  const named = new Set<string>();
  const images: PlannedImage[] = [];
  const isGone = (ref: string) => wishes.deleted.includes(Number(ref));
  for (const side of sides) {
    for (const ref of wishes.order[side] ?? []) {
      const path = `${side}_image_order`;
      const key = ref.startsWith('new:') ? `${side} ${ref}` : ref;
      if (!isKnown(ref, side, byId, wishes)) issues.push({ path, message: `There is no image ${ref}` });
      else if (named.has(key)) issues.push({ path, message: `The image ${ref} is named twice` });
      named.add(key);
    }
  }
  for (const side of sides) {
    const rest = [
      ...present
        .filter((image) => image.side === side && !named.has(String(image.id)))
        .map(({ id }) => String(id)),
      ...Array.from({ length: wishes.files[side] }, (_, index) => `new:${index}`).filter(
        (ref) => !named.has(`${side} ${ref}`),
      ),
    ];
    const refs = [...(wishes.order[side] ?? []), ...rest].filter((ref) => !isGone(ref));
    if (refs.length > mostImages) {
      issues.push({ path: `${side}_images`, message: `At most ${mostImages} images` });
    }
    refs.forEach((ref, position) => {
      const image = byId.get(Number(ref));
      const watermark = wishes.watermarks[side]?.includes(ref) ?? image?.watermark ?? false;
      if (watermark && image && image.watermark === undefined) {
        issues.push({
          path: `${side}_image_watermarks`,
          message: `The image ${ref} lies elsewhere and can't carry a watermark`,
        });
      }
      const alt = wishes.alts[side][ref] ?? image?.alt ?? '';
      images.push({ source: sourceOf(ref), side, position, watermark, alt });
    });
  }
  return { images, deletedIds: wishes.deleted.filter((id) => byId.has(id)), issues };
}

function isKnown(
  ref: string,
  side: Side,
  byId: ReadonlyMap<number, PresentImage>,
  { files }: ImageWishes,
): boolean {
  const source = sourceOf(ref);
  if (source.kind === 'present') return byId.has(source.id);
  return source.kind === 'kept' || source.index < files[side];
}

export function sourceOf(ref: string): ImageSource {
  const [, kind, name = ''] = /^(new|kept):(.*)$/.exec(ref) ?? [];
  if (kind === 'new') return { kind: 'file', index: Number(name) };
  if (kind === 'kept') return { kind: 'kept', id: name };
  return { kind: 'present', id: Number(ref) };
}
