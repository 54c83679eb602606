import garamondCyrillic from '@fontsource-variable/eb-garamond/files/eb-garamond-cyrillic-wght-italic.woff2?url';
import uprightCyrillic from '@fontsource-variable/eb-garamond/files/eb-garamond-cyrillic-wght-normal.woff2?url';
import garamondLatin from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-italic.woff2?url';
import uprightLatin from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url';
import sansCyrillic from '@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-wght-normal.woff2?url';
import sansLatin from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import serifCyrillic from '@fontsource-variable/source-serif-4/files/source-serif-4-cyrillic-wght-normal.woff2?url';
import serifLatin from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';

const CYRILLIC = 'U+0400-045F';
const FACES = [
  ['EB Garamond', 'normal', uprightLatin, ''],
  ['EB Garamond', 'normal', uprightCyrillic, CYRILLIC],
  ['Source Serif 4', 'normal', serifLatin, ''],
  ['Source Serif 4', 'normal', serifCyrillic, CYRILLIC],
  ['Source Sans 3', 'normal', sansLatin, ''],
  ['Source Sans 3', 'normal', sansCyrillic, CYRILLIC],
  ['EB Garamond', 'italic', garamondLatin, ''],
  ['EB Garamond', 'italic', garamondCyrillic, CYRILLIC],
] as const;

/** Milliseconds in which faces that a picture carries are read. */
const FACES_READ = 150;

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** The faces that a picture uses as a style sheet that carries them itself: it knows nothing of the page's fonts. */
async function fontCss(svg: string): Promise<string> {
  const rules = await Promise.all(
    FACES.filter(([family]) => svg.includes(family)).map(async ([family, style, url, range]) => {
      const data = await dataUrl(await (await fetch(url)).blob());
      const only = range === '' ? '' : `unicode-range:${range};`;
      return `@font-face{font-family:"${family}";font-style:${style};font-weight:200 900;${only}src:url(${data}) format("woff2")}`;
    }),
  );
  return rules.join('');
}

/** An SVG that stands alone as a PNG. */
export async function toPng(svg: string, width: number, height: number): Promise<Blob> {
  const withFonts = svg.replace('<style>', `<style>${await fontCss(svg)}`);
  const url = URL.createObjectURL(new Blob([withFonts], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0, width, height);
    // A face for some letters only is read when the picture is first drawn: until then these letters are missing.
    await new Promise((resolve) => setTimeout(resolve, FACES_READ));
    pen?.clearRect(0, 0, width, height);
    pen?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}
