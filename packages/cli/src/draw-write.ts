import { resolve } from 'node:path';
import { toPng } from './draw-png.ts';
import { drawWords } from './draw-words.ts';
import { failOnFile, type Session } from './session.ts';
import { DONE, type Status, UNREADABLE } from './status.ts';
import { writeFileSafely } from './write-file.ts';

/** A picture to write; `name` tells it from the others of its file: `S1901M`. */
export interface Picture {
  readonly name: string;
  readonly svg: string;
}

export type PictureFormat = 'svg' | 'png';

/** The format that a file's name asks for; `undefined` for any other ending. */
export function formatOf(file: string): PictureFormat | undefined {
  const ending = /\.(svg|png)$/i.exec(file)?.[1]?.toLowerCase();
  return ending === 'svg' || ending === 'png' ? ending : undefined;
}

/** `game.png` for the third picture, S1902M, of 14: `game-03-S1902M.png`. */
function numbered(file: string, index: number, count: number, name: string): string {
  const ending = /\.[a-z]+$/i.exec(file)?.[0] ?? '';
  const number = String(index + 1).padStart(Math.max(2, String(count).length), '0');
  const safe = name.replace(/[^\p{L}\p{N}._-]+/gu, '-');
  return `${file.slice(0, file.length - ending.length)}-${number}${safe === '' ? '' : `-${safe}`}${ending}`;
}

/** Writes one picture into a file. */
export async function writePicture(
  file: string,
  format: PictureFormat,
  svg: string,
  session: Session,
): Promise<Status> {
  const content = format === 'png' ? await toPng(svg) : `${svg}\n`;
  if (content === undefined) {
    await session.err.write(`standoff: ${drawWords(session.lang).noPng}\n`);
    return UNREADABLE;
  }
  try {
    await writeFileSafely(resolve(session.io.cwd, file), content, { kind: 'anything' });
    return DONE;
  } catch (error) {
    return failOnFile(session, 'output', file, error);
  }
}

/** Writes pictures: one into the file or to standard output, several into numbered files, whose names are printed. */
export async function writePictures(
  pictures: readonly Picture[],
  file: string | undefined,
  number: boolean,
  session: Session,
): Promise<Status> {
  for (const [index, { name, svg }] of pictures.entries()) {
    if (file === undefined) {
      await session.out.write(`${svg}\n`);
      continue;
    }
    const target = number ? numbered(file, index, pictures.length, name) : file;
    const status = await writePicture(target, formatOf(file) ?? 'svg', svg, session);
    if (status !== DONE) return status;
    if (number) await session.out.write(`${target}\n`);
  }
  return DONE;
}
