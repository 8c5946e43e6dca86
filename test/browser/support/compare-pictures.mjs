// Runs in a page: the part of the points in which two PNGs (base64) differ visibly; 1 when their sizes do.
// biome-ignore lint/correctness/noUnusedVariables: the page calls it
async function comparePictures(encoded) {
  const [a, b] = await Promise.all(
    encoded.map(async (text) => {
      const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      drawing.drawImage(bitmap, 0, 0);
      return drawing.getImageData(0, 0, bitmap.width, bitmap.height);
    }),
  );
  if (Math.abs(a.width - b.width) > 2 || Math.abs(a.height - b.height) > 4) return 1;
  const [width, height] = [Math.min(a.width, b.width), Math.min(a.height, b.height)];
  let differing = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [i, j] = [(y * a.width + x) * 4, (y * b.width + x) * 4];
      if ([0, 1, 2].some((c) => Math.abs(a.data[i + c] - b.data[j + c]) > 48)) differing++;
    }
  }
  return differing / (width * height);
}
