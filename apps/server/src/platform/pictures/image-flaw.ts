import { largestImageBytes } from '@sevenfold/contract/platform/image.rules';

/** What is wrong with an image, in words for the person who chose it. */
export class ImageFlaw extends Error {
  override readonly name = 'ImageFlaw';
}

export const imageTooLarge = `An image must not be larger than ${largestImageBytes / 1024 / 1024} MB`;
