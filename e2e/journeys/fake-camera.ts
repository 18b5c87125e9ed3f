import type { Page } from '@playwright/test';

/**
 * What a page gets from the camera of a phone. Chromium's headless shell has none, not even a made-up one, so the picture
 * comes from a canvas: a real stream, in a real video.
 */
export async function giveCamera(page: Page, photo: { readonly buffer: Buffer }): Promise<void> {
  await page.evaluate(async (data) => {
    const picture = await createImageBitmap(
      new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type: 'image/jpeg' }),
    );
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      canvas.width = picture.width;
      canvas.height = picture.height;
      const context = canvas.getContext('2d')!;
      const draw = () => context.drawImage(picture, 0, 0);
      draw();
      const stream = canvas.captureStream(5);
      // A canvas that nobody draws on gives no further pictures.
      const drawing = setInterval(() => {
        if (stream.active) draw();
        else clearInterval(drawing);
      }, 200);
      return stream;
    };
  }, photo.buffer.toString('base64'));
}

/** A browser that says no, by the name that browsers give the reason. */
export const refuseCamera = (page: Page, name: 'NotAllowedError' | 'NotFoundError'): Promise<void> =>
  page.evaluate((reason) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', reason));
  }, name);
