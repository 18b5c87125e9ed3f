import { uploadMedia } from '@sevenfold/contract/content/admin-rich-text.endpoints';
import { largestImageBytes } from '@sevenfold/contract/platform/image.rules';
import type { Register } from '../../platform/http/register-endpoint.ts';
import { imageTooLarge } from '../../platform/pictures/image-flaw.ts';
import type { Services } from '../../platform/services.ts';
import { keepMedia } from './media.ts';

export function registerMediaUpload(register: Register, services: Services): void {
  register(uploadMedia, async ({ caller, upload }) => {
    const { file } = await upload({ largest: largestImageBytes, tooLarge: imageTooLarge });
    return keepMedia(services, file, caller);
  });
}
