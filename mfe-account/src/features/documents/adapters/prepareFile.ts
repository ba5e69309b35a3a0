import { ignoreError } from '@foyer/kernel';
import { DOCUMENT_TYPES } from '@foyer/kernel/uploads';

/** Longest side in pixels: enough to read a page of A4. */
const MAX_SIDE_PIXELS = 2_600;
const QUALITY = 0.88;
const PHOTO_TYPES: readonly string[] = DOCUMENT_TYPES.filter((type) => type.startsWith('image/'));

/**
 * Scales a photo down and removes its metadata, such as the place where it was taken. Any other file, a picture of a
 * type that is not accepted, and a photo that the browser cannot read, is returned as it is: the server decides.
 */
export async function prepareFile(file: File): Promise<Blob> {
  if (!PHOTO_TYPES.includes(file.type) || typeof createImageBitmap !== 'function') return file;
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    ignoreError('the browser cannot read the picture'),
  );
  if (!image) return file;
  const scale = Math.min(1, MAX_SIDE_PIXELS / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return file;
  // a transparent picture would become black
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const scaled = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return scaled ?? file;
}
