import garamondCyrillic from '@fontsource-variable/eb-garamond/files/eb-garamond-cyrillic-wght-italic.woff2?url';
import uprightCyrillic from '@fontsource-variable/eb-garamond/files/eb-garamond-cyrillic-wght-normal.woff2?url';
import garamondLatin from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-italic.woff2?url';
import uprightLatin from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url';
import serifCyrillic from '@fontsource-variable/source-serif-4/files/source-serif-4-cyrillic-wght-normal.woff2?url';
import serifLatin from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';

const CYRILLIC = 'U+0400-045F';
const FACES = [
  ['EB Garamond', 'normal', uprightLatin, ''],
  ['EB Garamond', 'normal', uprightCyrillic, CYRILLIC],
  ['Source Serif 4', 'normal', serifLatin, ''],
  ['Source Serif 4', 'normal', serifCyrillic, CYRILLIC],
  ['EB Garamond', 'italic', garamondLatin, ''],
  ['EB Garamond', 'italic', garamondCyrillic, CYRILLIC],
] as const;

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** The faces of the map as a style sheet that carries them itself: a picture knows nothing of the page's fonts. */
async function fontCss(): Promise<string> {
  const rules = await Promise.all(
    FACES.map(async ([family, style, url, range]) => {
      const data = await dataUrl(await (await fetch(url)).blob());
      const only = range === '' ? '' : `unicode-range:${range};`;
      return `@font-face{font-family:"${family}";font-style:${style};font-weight:200 900;${only}src:url(${data}) format("woff2")}`;
    }),
  );
  return rules.join('');
}

/** An SVG that stands alone as a PNG. */
export async function toPng(svg: string, width: number, height: number): Promise<Blob> {
  const withFonts = svg.replace('<style>', `<style>${await fontCss()}`);
  const url = URL.createObjectURL(new Blob([withFonts], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}
